import { formatDay, formatMoment } from '#content/moment-text.ts';
import { guaranteeEnd } from '#domain/order/guarantee.ts';
import type { EmailCompletion, EmailLine } from '#domain/order/order-email.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { afterOrderWords } from './after-order-words.ts';
import { DropPart } from './drop-part.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/**
 * Says that an order is completed, as section 5 of the terms promises: what was delivered, until when it is
 * guaranteed, and what to do where the count is short or drops (sections 8 and 9).
 */
export function orderCompletedCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, completion } = facts.order;
  const words = afterOrderWords[locale].completedCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: completion && <Completed {...facts} completion={completion} />,
  };
}

interface CompletedProps extends EmailFacts {
  completion: EmailCompletion;
}

function Completed({ completion, ...facts }: CompletedProps) {
  const { shop, order } = facts;
  const { locale, number } = order;
  const words = emailWords[locale].order;
  const completed = afterOrderWords[locale].completedCustomer;
  const { at, isHeld, isPartlyRefunded } = completion;
  const guaranteed = ({ promise, delivered }: EmailLine) =>
    isHeld || !promise || delivered === 0
      ? undefined
      : completed.guaranteed(formatDay(locale, guaranteeEnd(at, promise.guaranteeDays)));
  return (
    <>
      <Title>{completed.heading}</Title>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{completed.lead(number, formatMoment(locale, at))}</Paragraph>
      <ActionLink href={order.privateUrl}>{words.open}</ActionLink>
      <SmallPrint>{completed.privateLink}</SmallPrint>
      <SectionHeading>{isHeld || isPartlyRefunded ? words.items : completed.items}</SectionHeading>
      <OrderedLines locale={locale} words={words} order={order} isOver below={guaranteed} />
      <Totals locale={locale} words={words} order={order} />
      {!isHeld && <Promises {...facts} completion={completion} />}
      <Imprint shop={shop} words={words} />
    </>
  );
}

/** Whether all of a line was delivered, which one that was withdrawn from may lack. */
function isWhole({ delivered, promise, ...line }: EmailLine): boolean {
  return delivered === null || delivered >= piecesOf({ ...line, bonus: promise?.bonus ?? null });
}

/** What the customer can still ask for; the right of withdrawal has ended only where all was delivered. */
function Promises({ shop, order, completion }: CompletedProps) {
  const { locale, consent } = order;
  const words = afterOrderWords[locale].completedCustomer;
  const { isPartlyRefunded } = completion;
  const isFinal = consent?.given && !isPartlyRefunded && order.lines.every(isWhole);
  return (
    <>
      {isPartlyRefunded && <Paragraph>{words.partlyRefunded}</Paragraph>}
      {isFinal && <Paragraph>{words.final}</Paragraph>}
      <SectionHeading>{words.short}</SectionHeading>
      <Paragraph>{words.recount}</Paragraph>
      <Paragraph>{consent ? words.recountOnly : words.recountCompany}</Paragraph>
      <DropPart shop={shop} order={order} />
    </>
  );
}

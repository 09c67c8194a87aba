import { formatMoment } from '#content/moment-text.ts';
import { formatMoney } from '#domain/money.ts';
import { type EmailCompletion, isAnyGuaranteed } from '#domain/order/order-email.ts';
import { afterOrderWords } from './after-order-words.ts';
import { DeliveredLines, missingPieces } from './delivered-lines.tsx';
import { DropPart } from './drop-part.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/**
 * Says that an order is completed, as section 5 of the terms promises: what was delivered, until when it is
 * guaranteed, and what to do where the count is short or drops (sections 8 and 9).
 */
export function orderCompletedCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, completion, lines } = facts.order;
  const words = afterOrderWords[locale].completedCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview(isAnyGuaranteed(lines)),
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
  const { at, isHeld, refunded } = completion;
  return (
    <>
      <Title>{completed.heading}</Title>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{completed.lead(number, formatMoment(locale, at))}</Paragraph>
      <ActionLink href={order.privateUrl}>{words.open}</ActionLink>
      <SmallPrint>{completed.privateLink}</SmallPrint>
      <SectionHeading>{isHeld || refunded > 0 ? words.items : completed.items}</SectionHeading>
      <DeliveredLines order={order} completion={completion} />
      {!isHeld && <Promises {...facts} completion={completion} />}
      <Imprint shop={shop} words={words} />
    </>
  );
}

/** What the customer can still ask for; the right of withdrawal has ended only where all was delivered. */
function Promises({ shop, order, completion }: CompletedProps) {
  const { locale, consent } = order;
  const words = afterOrderWords[locale].completedCustomer;
  const { refunded } = completion;
  const isWhole = order.lines.every((line) => missingPieces(line) === 0);
  const isGuaranteed = isAnyGuaranteed(order.lines);
  const isAnyGone = order.lines.some((line) => line.isWithdrawn);
  const isFinal = consent?.given && refunded === 0 && isWhole;
  return (
    <>
      {refunded > 0 && (
        <Paragraph>{words.refunded(formatMoney(locale, refunded), isGuaranteed)}</Paragraph>
      )}
      {isFinal && <Paragraph>{words.final(isGuaranteed)}</Paragraph>}
      <SectionHeading>{words.short}</SectionHeading>
      {isAnyGone && <Paragraph>{words.recountOthers}</Paragraph>}
      <Paragraph>{words.recount}</Paragraph>
      <Paragraph>{(consent ? words.recountOnly : words.recountCompany)(isGuaranteed)}</Paragraph>
      <DropPart shop={shop} order={order} />
    </>
  );
}

import { formatMoment } from '#content/moment-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { EmailCompletion } from '#domain/order/order-email.ts';
import { afterOrderWords } from './after-order-words.ts';
import { DeliveredLines } from './delivered-lines.tsx';
import { DropPart } from './drop-part.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/**
 * Says that an order ended with less than was ordered (rules 89): the count of each line, what goes back for the
 * rest, and that something else can be agreed. It is no full performance, so nothing is said of one.
 */
export function orderShortCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, completion } = facts.order;
  const words = afterOrderWords[locale].shortCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: completion && <Short {...facts} completion={completion} />,
  };
}

interface ShortProps extends EmailFacts {
  completion: EmailCompletion;
}

function Short({ completion, ...facts }: ShortProps) {
  const { shop, order } = facts;
  const { locale, number } = order;
  const words = emailWords[locale].order;
  const short = afterOrderWords[locale].shortCustomer;
  const { at, isHeld } = completion;
  const isAnyDelivered = order.lines.some(({ delivered }) => delivered !== null && delivered > 0);
  return (
    <>
      <Title>{short.heading}</Title>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{short.lead(number, formatMoment(locale, at))}</Paragraph>
      {!isHeld && <Money {...facts} completion={completion} />}
      <ActionLink href={order.privateUrl}>{words.open}</ActionLink>
      <SmallPrint>{afterOrderWords[locale].completedCustomer.privateLink}</SmallPrint>
      <SectionHeading>{afterOrderWords[locale].completedCustomer.items}</SectionHeading>
      <DeliveredLines order={order} completion={completion} />
      {!isHeld && isAnyDelivered && <DropPart {...facts} />}
      <Imprint shop={shop} words={words} />
    </>
  );
}

/** What becomes of the price of what is missing. */
function Money({ order: { locale, consent }, completion: { short, mayWithdraw } }: ShortProps) {
  const words = afterOrderWords[locale].shortCustomer;
  if (!short) return null;
  const money = (sum: number) => formatMoney(locale, sum);
  return (
    <>
      {short.isAgreed && <Paragraph>{words.agreed}</Paragraph>}
      {!short.isAgreed && short.sum > 0 && (
        <Paragraph>
          {short.open > 0 ? words.due(money(short.open)) : words.back(money(short.sum))}
        </Paragraph>
      )}
      {short.open > 0 && <Paragraph>{words.instead}</Paragraph>}
      {consent && <Paragraph>{mayWithdraw ? words.rights : words.defects}</Paragraph>}
    </>
  );
}

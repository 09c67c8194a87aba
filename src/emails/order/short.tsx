import { formatMoment } from '#content/moments.ts';
import { formatMoney } from '#domain/money.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import {
  type CompletionFacts,
  DeliveredLines,
  DropPart,
  isToldOtherwise,
  loadCompletion,
} from './completion.tsx';
import { type OrderEmailFrame, defineOrderEmail } from './define-order-email.tsx';

type Facts = OrderEmailFrame & CompletionFacts;

/**
 * Says that an order ended with less than was ordered (rules 89): the count of each line, what goes back for the
 * rest, and that something else can be agreed. It is no full performance, so nothing is said of one.
 */
export const shortCustomer = defineOrderEmail('order-short-customer', {
  group: 'order',
  to: 'customer',
  isKeptAsSent: true,
  isObsolete: isToldOtherwise('order-short-customer'),
  load: loadCompletion,
  draft: (facts) => {
    const { subject, preview, heading } = facts.m.shortCustomer;
    return {
      subject: subject(facts.order.number),
      preview,
      heading,
      content: <Short {...facts} />,
    };
  },
});

function Short(facts: Facts) {
  const { shop, order, completion, m } = facts;
  const { at, isHeld } = completion;
  const isAnyDelivered = order.lines.some(({ delivered }) => delivered !== null && delivered > 0);
  return (
    <>
      <Paragraph>{m.shortCustomer.lead(order.number, formatMoment(order.locale, at))}</Paragraph>
      {!isHeld && <Money {...facts} />}
      <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
      <SmallPrint>{m.completedCustomer.privateLink}</SmallPrint>
      <SectionHeading>{m.completedCustomer.items}</SectionHeading>
      <DeliveredLines order={order} completion={completion} />
      {!isHeld && isAnyDelivered && <DropPart shop={shop} order={order} />}
    </>
  );
}

/** What becomes of the price of what is missing. */
function Money({ order: { locale, consent }, completion: { short, mayWithdraw }, m }: Facts) {
  const words = m.shortCustomer;
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

import { formatMoment } from '#content/moments.ts';
import { formatMoney } from '#domain/money.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import {
  type CompletionFacts,
  DeliveredLines,
  DropPart,
  isToldOtherwise,
  loadCompletion,
  countMissingUnits,
} from './completion.tsx';
import { type OrderEmailFrame, defineOrderEmail } from './define-order-email.tsx';
import { isAnyGuaranteed } from './order-facts.ts';

type Facts = OrderEmailFrame & CompletionFacts;

/**
 * Says that an order is completed, as section 5 of the terms promises: what was delivered, until when it is
 * guaranteed, and what to do where the count is short or drops (sections 8 and 9).
 */
export const completedCustomer = defineOrderEmail('order-completed-customer', {
  group: 'order',
  to: 'customer',
  isKeptAsSent: true,
  isObsolete: isToldOtherwise('order-completed-customer'),
  load: loadCompletion,
  draft: (facts) => {
    const words = facts.m.completedCustomer;
    return {
      subject: words.subject(facts.order.number),
      preview: words.preview(isAnyGuaranteed(facts.order.lines)),
      heading: words.heading,
      content: <Completed {...facts} />,
    };
  },
});

function Completed(facts: Facts) {
  const { order, completion, m } = facts;
  const { locale, number } = order;
  const words = m.completedCustomer;
  const { at, isHeld, refunded } = completion;
  return (
    <>
      <Paragraph>{words.lead(number, formatMoment(locale, at))}</Paragraph>
      <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
      <SmallPrint>{words.privateLink}</SmallPrint>
      <SectionHeading>{isHeld || refunded > 0 ? m.order.items : words.items}</SectionHeading>
      <DeliveredLines order={order} completion={completion} />
      {!isHeld && <Promises {...facts} />}
    </>
  );
}

/** What the customer can still ask for; the right of withdrawal has ended only where all was delivered. */
function Promises({ shop, order, completion: { refunded }, m }: Facts) {
  const { locale, consent, lines } = order;
  const words = m.completedCustomer;
  const isWhole = lines.every((line) => countMissingUnits(line) === 0);
  const isGuaranteed = isAnyGuaranteed(lines);
  const isAnyGone = lines.some((line) => line.isWithdrawn);
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

import { formatMoment } from '#content/moments.ts';
import { formatMoney } from '#domain/money.ts';
import { ActionLink, Facts, Lines, Paragraph, SectionHeading } from '#emails/parts/email-parts.tsx';
import { type ComplaintFacts, complaintRows, loadComplaint } from './complaint.tsx';
import { type OrderEmailFrame, defineOrderEmail } from './define-order-email.tsx';

type Told = OrderEmailFrame & ComplaintFacts;

/**
 * Confirms when and how a complaint was settled, with the shop's reasons where it was refused (section 9 of
 * the terms).
 */
export const settledCustomer = defineOrderEmail('order-settled-customer', {
  group: 'afterSales',
  to: 'customer',
  isKeptAsSent: true,
  load: loadComplaint,
  draft: (facts) => ({
    subject: facts.m.settled.subject(facts.order.number),
    preview: sayOutcome(facts),
    heading: facts.m.settled.heading,
    content: <Settled {...facts} />,
  }),
});

function sayOutcome({ order, complaint: { outcome, returned }, m }: Told): string {
  const words = m.settled;
  if (outcome === null) return '';
  if (outcome === 'money' && returned > 0)
    return words.returned(formatMoney(order.locale, returned));
  return words.outcomes[outcome];
}

function Settled(facts: Told) {
  const { order, complaint, m } = facts;
  const { locale, number, privateUrl } = order;
  const { outcome, answer, receivedAt, settledAt } = complaint;
  const words = m.settled;
  const settled = formatMoment(locale, settledAt ?? receivedAt);
  return (
    <>
      <Paragraph>{words.lead(number, formatMoment(locale, receivedAt), settled)}</Paragraph>
      {outcome && <Paragraph>{sayOutcome(facts)}</Paragraph>}
      {answer !== '' && (
        <>
          <SectionHeading>{words.answer}</SectionHeading>
          <Paragraph>
            <Lines text={answer} />
          </Paragraph>
        </>
      )}
      <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
      <SectionHeading>{words.complaint}</SectionHeading>
      <Facts rows={complaintRows(locale, complaint)} />
      {outcome === 'refused' && (
        <Paragraph>
          {words.disagree} {order.customer.company === null && words.authority}
        </Paragraph>
      )}
    </>
  );
}

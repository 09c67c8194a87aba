import { formatMoment } from '#content/moments.ts';
import { formatMoney } from '#domain/money.ts';
import { ActionLink, Facts, Lines, Paragraph, SectionHeading } from '#emails/parts/email-parts.tsx';
import { type ComplaintFacts, complaintRows, loadComplaint } from './complaint.tsx';
import { type OrderEmailFrame, defineOrderEmail } from './define-order-email.tsx';

type Told = OrderEmailFrame & ComplaintFacts;

/**
 * Confirms when and how a complaint was resolved, with the shop's reasons where it was refused (section 9 of
 * the terms).
 */
export const resolvedCustomer = defineOrderEmail('order-settled-customer', {
  group: 'afterSales',
  to: 'customer',
  isKeptAsSent: true,
  load: loadComplaint,
  draft: (facts) => ({
    subject: facts.m.resolved.subject(facts.order.number),
    preview: sayOutcome(facts),
    heading: facts.m.resolved.heading,
    content: <Resolved {...facts} />,
  }),
});

function sayOutcome({ order, complaint: { outcome, returned }, m }: Told): string {
  const words = m.resolved;
  if (outcome === null) return '';
  if (outcome === 'money' && returned > 0)
    return words.returned(formatMoney(order.locale, returned));
  return words.outcomes[outcome];
}

function Resolved(facts: Told) {
  const { order, complaint, m } = facts;
  const { locale, number, privateUrl } = order;
  const { outcome, answer, receivedAt, resolvedAt } = complaint;
  const words = m.resolved;
  const resolved = formatMoment(locale, resolvedAt ?? receivedAt);
  return (
    <>
      <Paragraph>{words.lead(number, formatMoment(locale, receivedAt), resolved)}</Paragraph>
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

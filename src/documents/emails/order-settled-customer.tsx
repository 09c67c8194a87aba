import { formatMoment } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { EmailComplaint } from '#domain/order/order-email.ts';
import { careWords } from './care-words.ts';
import { complaintFacts } from './complaint-facts.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Facts, Lines, Paragraph, SectionHeading, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/**
 * Confirms when and how a complaint was settled, with the shop's reasons where it was refused (section 9 of
 * the terms).
 */
export function orderSettledCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, care } = facts.order;
  const words = careWords[locale].settled;
  const complaint = care?.complaint;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: complaint ? sayOutcome(locale, complaint) : '',
    content: complaint && <Settled {...facts} complaint={complaint} />,
  };
}

function sayOutcome(locale: Locale, { outcome, returned }: EmailComplaint): string {
  const words = careWords[locale].settled;
  if (outcome === null) return '';
  if (outcome === 'money' && returned > 0) return words.returned(formatMoney(locale, returned));
  return words.outcomes[outcome];
}

function Settled({ shop, order, complaint }: EmailFacts & { complaint: EmailComplaint }) {
  const { locale, number, privateUrl } = order;
  const { outcome, answer, receivedAt, settledAt } = complaint;
  const common = emailWords[locale].order;
  const words = careWords[locale].settled;
  const settled = formatMoment(locale, settledAt ?? receivedAt);
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number, formatMoment(locale, receivedAt), settled)}</Paragraph>
      {outcome && <Paragraph>{sayOutcome(locale, complaint)}</Paragraph>}
      {answer !== '' && (
        <>
          <SectionHeading>{words.answer}</SectionHeading>
          <Paragraph>
            <Lines text={answer} />
          </Paragraph>
        </>
      )}
      <ActionLink href={privateUrl}>{common.open}</ActionLink>
      <SectionHeading>{words.complaint}</SectionHeading>
      <Facts rows={complaintFacts(locale, complaint)} />
      {outcome === 'refused' && (
        <Paragraph>
          {words.disagree} {order.customer.company === null && words.authority}
        </Paragraph>
      )}
      <Imprint shop={shop} words={common} />
    </>
  );
}

import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { EmailComplaint } from '#domain/order/order-email.ts';
import { careWords } from './care-words.ts';
import { complaintFacts } from './complaint-facts.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Facts, Paragraph, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/**
 * Acknowledges a complaint: when it was made, what it says, what is wanted, and by when it is settled, as
 * § 19 of the Consumer Protection Act and section 9 of the terms ask.
 */
export function orderComplaintCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, care } = facts.order;
  const words = careWords[locale].complaint;
  const complaint = care?.complaint;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: complaint ? words.preview(formatDay(locale, complaint.dueAt)) : '',
    content: complaint && <Received {...facts} complaint={complaint} />,
  };
}

function Received({ shop, order, complaint }: EmailFacts & { complaint: EmailComplaint }) {
  const { locale, number, privateUrl } = order;
  const common = emailWords[locale].order;
  const words = careWords[locale].complaint;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number, formatMoment(locale, complaint.receivedAt))}</Paragraph>
      <Facts rows={complaintFacts(locale, complaint)} />
      <Paragraph>{words.next(formatDay(locale, complaint.dueAt))}</Paragraph>
      <ActionLink href={privateUrl}>{common.open}</ActionLink>
      <Paragraph>{words.keep}</Paragraph>
      <Imprint shop={shop} words={common} />
    </>
  );
}

import { formatDay } from '#content/moment-text.ts';
import { careEmailsShop } from '#messages/cs/emails/care.ts';
import { complaintFacts } from './complaint-facts.tsx';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { Facts, Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = careEmailsShop.complaint;

/** Tells the shop of a complaint and of the day by which it is to be settled. */
export function orderComplaintShop(facts: EmailFacts): EmailDraft {
  const { number, care } = facts.order;
  const complaint = care?.complaint;
  return {
    to: shopMailbox(facts),
    locale,
    subject: words.subject(number, complaint ? formatDay(locale, complaint.dueAt) : ''),
    preview: complaint?.text.slice(0, 120) ?? words.lead,
    content: <Complaint {...facts} />,
  };
}

function Complaint({ shop, order }: EmailFacts) {
  const complaint = order.care?.complaint;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      {complaint && <Facts rows={complaintFacts(locale, complaint)} />}
      <OrderForShop shop={shop} order={order} />
    </>
  );
}

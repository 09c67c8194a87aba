import { shopEmails } from '#messages/cs/emails/emails.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { OrderMayBegin } from './order-may-begin.tsx';

const words = shopEmails.target;

/** Tells the shop that the profiles it has waited for are there. */
export function orderTargetShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <OrderMayBegin {...facts} words={words} />,
  };
}

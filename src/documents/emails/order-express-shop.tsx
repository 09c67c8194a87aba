import { expressShop as words } from '#messages/cs/emails/after-order.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { OrderMayBegin } from './order-may-begin.tsx';
import { startOf } from './order-paid-shop.tsx';

/** Tells the shop that a paid order which was to wait may begin now. */
export function orderExpressShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(facts.order.number),
    preview: startOf(facts.order),
    content: <OrderMayBegin {...facts} words={words} />,
  };
}

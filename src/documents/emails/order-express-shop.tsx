import { expressShop as words } from '#messages/cs/emails/after-order.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { Facts, Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';
import { startOf } from './order-paid-shop.tsx';

/** Tells the shop that a paid order which was to wait may begin now. */
export function orderExpressShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(facts.order.number),
    preview: startOf(facts.order),
    content: <EarlyOrder {...facts} />,
  };
}

function EarlyOrder(facts: EmailFacts) {
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Facts rows={[[shopEmails.paid.start, startOf(facts.order)]]} />
      <OrderForShop {...facts} />
    </>
  );
}

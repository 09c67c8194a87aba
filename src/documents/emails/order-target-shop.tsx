import { shopEmails } from '#messages/cs/emails/emails.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { Facts, Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';
import { startOf } from './order-paid-shop.tsx';

const words = shopEmails.target;

/** Tells the shop that the profiles it has waited for are there. */
export function orderTargetShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <CompleteOrder {...facts} />,
  };
}

function CompleteOrder(facts: EmailFacts) {
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Facts rows={[[shopEmails.paid.start, startOf(facts.order)]]} />
      <OrderForShop {...facts} />
    </>
  );
}

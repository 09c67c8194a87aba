import { careEmailsShop } from '#messages/cs/emails/care.ts';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';

const words = careEmailsShop.corrected;

/** Tells the shop that a line which was held for its target can go on. */
export function orderCorrectedShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale: 'cs',
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: (
      <>
        <Title>{words.heading}</Title>
        <Paragraph>{words.lead}</Paragraph>
        <OrderForShop {...facts} />
      </>
    ),
  };
}

import { shopEmails } from '#messages/cs/emails/emails.ts';
import type { EmailFacts } from './email-draft.ts';
import { Facts, Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';
import { startOf } from './order-paid-shop.tsx';

interface OrderMayBeginProps extends EmailFacts {
  words: { heading: string; lead: string };
}

/** Says to the shop that what an order has waited for is there, and when it begins now. */
export function OrderMayBegin({ words, ...facts }: OrderMayBeginProps) {
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Facts rows={[[shopEmails.paid.start, startOf(facts.order)]]} />
      <OrderForShop {...facts} />
    </>
  );
}

import { Facts, Paragraph } from '#emails/parts/email-parts.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { sayStart } from '#emails/parts/start-text.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { type OrderEmailFrame, defineOrderEmail, nothingMore } from './define-order-email.tsx';
import type { OrderFacts } from './order-facts.ts';

/** Tells the shop that the profiles it has waited for are there. */
export const targetShop = defineOrderEmail('order-target-shop', {
  group: 'order',
  to: 'shop',
  load: nothingMore,
  draft: (facts) => {
    const { subject, heading, lead } = shopEmails.target;
    const content = <OrderMayBegin {...facts} lead={lead} />;
    return { subject: subject(facts.order.number), preview: lead, heading, content };
  },
});

/** Says to the shop that what an order has waited for is there, and when it begins now. */
export function OrderMayBegin({ shop, order, lead }: OrderEmailFrame & { lead: string }) {
  return (
    <>
      <Paragraph>{lead}</Paragraph>
      <Facts rows={[[shopEmails.paid.start, startForShop(order)]]} />
      <OrderForShop shop={shop} order={order} />
    </>
  );
}

/** When delivery may begin, as the shop is told. */
export function startForShop(order: OrderFacts): string {
  return sayStart('cs', shopEmails.paid, order);
}

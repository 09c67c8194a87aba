import type { Order } from '#database/orders.ts';
import type { Email } from '#domain/email.ts';
import { orderFacts } from '#emails/order/order-facts.ts';
import { type RefundTold, refundedCustomer } from '#emails/order/refunded.tsx';
import type { Services } from '#flows/services.ts';

/** The e-mail that the customer of an order would get about a refund; nothing is stored or sent. */
export async function previewRefund(
  { shop }: Pick<Services, 'shop'>,
  order: Order,
  refund: RefundTold,
  { hasCreditNote }: { hasCreditNote: boolean },
): Promise<Pick<Email, 'subject' | 'text' | 'to'>> {
  const enclosed = hasCreditNote ? 'preview' : null;
  const facts = { order: orderFacts(order, shop), refund };
  return refundedCustomer.render(facts, { shop, messageId: '<preview>', enclosed });
}

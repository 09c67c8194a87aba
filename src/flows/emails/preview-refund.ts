import type { Order } from '#database/orders.ts';
import { renderEmail } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import type { EmailRefund } from '#domain/order/order-email.ts';
import { orderUrl } from '#domain/order/order-url.ts';
import type { Services } from '#flows/services.ts';
import { toEmailOrder } from './to-email-order.ts';

/** The e-mail that the customer of an order would get about a refund; nothing is stored or sent. */
export async function previewRefund(
  { shop, offering }: Pick<Services, 'shop' | 'offering'>,
  order: Order,
  refund: EmailRefund,
  { hasCreditNote }: { hasCreditNote: boolean },
): Promise<Pick<Email, 'subject' | 'text' | 'to'>> {
  const said = toEmailOrder(order, orderUrl(shop, order), undefined);
  const facts = {
    ...said,
    enclosed: hasCreditNote ? 'preview' : null,
    refund,
    completion: null,
    invitation: null,
    review: null,
    rejection: null,
    care: null,
  };
  const shown = { shop, offering: offering(), order: facts, messageId: '<preview>' };
  return renderEmail('order-refunded-customer', shown);
}

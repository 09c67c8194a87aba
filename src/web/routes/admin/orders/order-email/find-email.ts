import { data, redirect } from 'react-router';
import type { EmailRow } from '#database/emails/emails.ts';
import { findEmailOf, findOrderByNumber } from '#database/orders/admin-order.ts';
import type { Order } from '#database/orders/orders.ts';
import { adminHref } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { isOrderEmail } from '#emails/registry.ts';
import {
  type EmailPreview,
  previewCanceled,
  previewCompleted,
  previewEmail,
} from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';
import { orderNumberIn } from '#web/admin/orders/order-origin.ts';

/** The order of an address; without one the section's page for what is not there. */
export async function orderIn(services: Services, param: string): Promise<Order> {
  const number = orderNumberIn(param);
  const order = number === undefined ? undefined : await findOrderByNumber(services.db, number);
  if (!order) throw data(null, { status: 404 });
  return order;
}

/**
 * The e-mail of an address: one that is owed is written from the order as it is, one that is to come from what will be.
 * One that cannot be written any more is shown as the list of all e-mails shows it.
 */
export async function emailIn(
  services: Services,
  order: Order,
  param: string,
): Promise<{ row: EmailRow | undefined; preview: EmailPreview }> {
  const row = isUuid(param) ? await findEmailOf(services.db, order.id, param) : undefined;
  const kind = row?.kind ?? param;
  if ((isUuid(param) && !row) || !isOrderEmail(kind)) throw data(null, { status: 404 });
  if (row) {
    const preview = await previewEmail(services, order, { ...row, kind });
    if (!preview) throw redirect(adminHref('operatorShopEmail', { email: row.id }));
    return { row, preview };
  }
  const now = services.clock();
  const foreseen =
    kind === 'order-completed-customer' && order.state === 'delivering'
      ? previewCompleted(order, now)
      : kind.startsWith('order-canceled')
        ? previewCanceled(order, now)
        : order;
  const preview = await previewEmail(services, foreseen, { kind });
  if (!preview) throw data(null, { status: 404 });
  return { row, preview };
}

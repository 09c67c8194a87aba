import { type Order, findOrder, lockCart, noteOnOrder } from '#database/orders.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import type { OrderRequest } from './place-order.ts';
import type { Services } from './services.ts';

/**
 * Brings the details of an order whose checkout is open up to date, where the same is ordered again with
 * other details: somebody may be on his way to pay there, and a new order would close it. The calls come
 * in two, in either sequence, and the second may know more (decisions/0012). What is ordered, for how much
 * and by which mailbox stays; where that differs, or no checkout is open, this does nothing and the order
 * is `placeOrder`'s.
 * @param seen the order from which the request takes what it does not say itself
 * @returns false where the order is another by now; then nothing was done
 */
export async function completeOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: OrderRequest,
  seen: Pick<Order, 'fingerprint'> | undefined,
): Promise<boolean> {
  const fingerprint = fingerprintOf(request, { total: request.seenTotal });
  const { customer, expressConsent } = request;
  const consentVersion = expressConsent === null ? null : request.consentVersion;
  return db.transaction(async (tx) => {
    const made = await lockCart(tx, request.cartId);
    const pending = made.find(({ state }) => state === 'pending');
    if (!pending || pending.fingerprint === fingerprint) return true;
    if (pending.fingerprint !== seen?.fingerprint) return false;
    const order = await findOrder(tx, pending.id);
    // Without an address the checkout may just be opening, with the details as they were.
    if (!order?.checkoutUrl || !isSameSale(order, request)) return true;
    await noteOnOrder(tx, order.id, {
      name: customer.name,
      phone: customer.phone,
      company: customer.company ?? null,
      note: customer.note,
      expressConsent,
      consentVersion,
      consentAt: consentMoment(order, { expressConsent, consentVersion }, clock()),
      fingerprint,
    });
    return true;
  });
}

/** Decision 16 keeps the wording and the time; what is merely said again keeps the time it had. */
function consentMoment(
  order: Order,
  said: Pick<Order, 'expressConsent' | 'consentVersion'>,
  now: Date,
): Date | null {
  if (said.expressConsent === null) return null;
  const isSame =
    order.expressConsent === said.expressConsent && order.consentVersion === said.consentVersion;
  return isSame ? order.consentAt : now;
}

function isSameSale(order: Order, request: OrderRequest): boolean {
  return (
    order.total === request.seenTotal &&
    order.locale === request.locale &&
    order.email === request.customer.email &&
    order.termsVersion === request.termsVersion &&
    (order.discountSource !== 'code' ||
      order.discountCode === request.discountCode.toUpperCase()) &&
    order.lines.length === request.items.length &&
    order.lines.every((line, index) => {
      const item = request.items[index];
      return (
        line.packageId === item?.packageId &&
        line.quantity === item.quantity &&
        line.targetUrl === item.target.url
      );
    })
  );
}

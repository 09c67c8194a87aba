import { createHash } from 'node:crypto';
import { recordGivenTarget, recordTarget } from '#database/orders/order-targets.ts';
import { listOrdersOfCart } from '#database/order-lookups.ts';
import { type Order, findOrder, lockOrder, addToOrderHistory } from '#database/orders/orders.ts';
import {
  type StatedField,
  type StatedOrder,
  findAdditions,
  findContradictions,
} from '#domain/order/stated-order.ts';
import { isPaidOrPayable } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

export type Completion =
  | { ok: true; order: Order }
  | { ok: false; problem: 'order-differs'; fields: StatedField[] }
  /** The order is paid, so the call can add nothing more. */
  | { ok: false; problem: 'already-paid' };

/**
 * Adds to an order what another call about it gives besides (decisions/0012). What is ordered, its price
 * and its customer stay, and so does an open checkout, because the customer may be about to pay there: a
 * call that contradicts the order changes nothing.
 * @param consentVersion the wording of the request for an early start that the call asks with
 * @returns undefined where the order has ended meanwhile; then the key no longer has an order
 */
export async function completeOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
  stated: StatedOrder,
  consentVersion: string,
): Promise<Completion | undefined> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order || !isPaidOrPayable(order)) return undefined;
    const fields = findContradictions(order, stated);
    if (fields.length > 0) return { ok: false, problem: 'order-differs', fields };
    const { facts, targets } = findAdditions(order, stated);
    if (Object.keys(facts).length + targets.length === 0) return { ok: true, order };
    if (order.paidAt) return { ok: false, problem: 'already-paid' };
    const at = clock();
    for (const { position, target } of targets) {
      await recordTarget(tx, { orderId, position }, target);
      const line = { orderId, position, targetLabel: null };
      await recordGivenTarget(tx, line, target, { at, mayBegin: false });
    }
    if (Object.keys(facts).length > 0) {
      const asked = facts.expressConsent ? { consentVersion, consentAt: at } : {};
      const none = facts.expressConsent === null ? { consentVersion: null, consentAt: null } : {};
      await addToOrderHistory(tx, orderId, { ...facts, ...asked, ...none });
    }
    return { ok: true, order: (await findOrder(tx, orderId)) ?? order };
  });
}

/**
 * The cart that a key stands for, hashed together with the mailbox: the key alone, or the mailbox alone,
 * finds no order. No browser can name such a cart, because ids in cookies have no colon.
 */
export function cartOfKey(key: string, email: string): string {
  const named = JSON.stringify([key, email.toLowerCase()]);
  return `key:${createHash('sha256').update(named).digest('base64url')}`;
}

/** The order that a key means: the one of its cart that is paid or can still be. */
export async function findOrderOfKey(
  { db }: Pick<Services, 'db'>,
  cartId: string,
): Promise<Order | undefined> {
  const made = await listOrdersOfCart(db, cartId);
  const meant = made.find(isPaidOrPayable);
  return meant && findOrder(db, meant.id);
}

import { enqueueEmails } from '#database/emails/emails.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { findOrderRowByToken, lockOrder, addToOrderHistory } from '#database/orders/orders.ts';
import { recordPromise } from '#database/orders/promised-end.ts';
import { mayAskEarlyStart } from '#domain/order/order.ts';
import type { Services } from '#flows/services.ts';

export type EarlyStart =
  | { ok: true }
  | {
      ok: false;
      /** "Asked" is who has not ticked the box; "over" is an order that has begun, ended, is not paid, or begins anyway. */
      problem: 'order-unknown' | 'early-start-not-asked' | 'early-start-over';
    };

/**
 * Takes the consumer's express request to begin before the withdrawal period ends, after the payment and
 * before anything has begun (rules 16). The wording's version and the moment are stored; customer and shop
 * get an e-mail, in the same transaction. Asking twice is asking once, and the first moment stays.
 * @param consentVersion the wording that stood beside the box
 */
export async function askEarlyStart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, isAsked, consentVersion }: { token: string; isAsked: boolean; consentVersion: string },
): Promise<EarlyStart> {
  const found = await findOrderRowByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<EarlyStart> => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    if (order.state === 'paid' && order.expressConsent) return { ok: true };
    if (!mayAskEarlyStart(order, clock())) return { ok: false, problem: 'early-start-over' };
    if (!isAsked) return { ok: false, problem: 'early-start-not-asked' };
    const at = clock();
    await addToOrderHistory(tx, order.id, { expressConsent: true, consentVersion, consentAt: at });
    // Whoever follows the changes of orders asks what came after the last one.
    await addEntries(tx, [{ orderId: order.id, kind: 'early-start', actor: 'customer', at }]);
    await recordPromise(tx, order.id);
    await enqueueEmails(tx, order.id, ['order-express-customer', 'order-express-shop']);
    return { ok: true };
  });
}

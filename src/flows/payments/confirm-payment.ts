import { type OrderRow, findOrderRow } from '#database/orders.ts';
import { noteEvent } from '#database/payment-records.ts';
import {
  ForgedNotification,
  NotificationNotUnderstood,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#ports/payments/port.ts';
import { askCheckout } from './ask-checkout.ts';
import { noteReversal } from './note-reversal.ts';
import type { Services } from '#flows/services.ts';
import { settle } from './settle.ts';

/** How we learn of a payment: the provider tells us, or we ask. */
export type Proof =
  | { by: 'notification'; body: Uint8Array; signature: string | null }
  | { by: 'asking'; orderId: string };

export type Confirmation =
  | { ok: true; order: OrderRow | undefined }
  | { ok: false; problem: 'forged' | 'not-understood' | 'checkout-unavailable' };

/**
 * Finds out whether an order is paid and records it, exactly once: mark, invoice and e-mails
 * stand in one transaction. Webhook, success page and poller all come here (rules 12).
 *
 * It ends in `settle.ts`. Where all of this fails, `reconcile-payments.ts` compares the provider's list of checkouts
 * with the orders every hour, and rebuilds an order that is missing from the record kept with its payment
 * (decisions/0011).
 */
export async function confirmPayment(services: Needed, proof: Proof): Promise<Confirmation> {
  try {
    const order =
      proof.by === 'notification' ? await beTold(services, proof) : await ask(services, proof);
    return { ok: true, order };
  } catch (error) {
    if (error instanceof ForgedNotification) return { ok: false, problem: 'forged' };
    if (error instanceof NotificationNotUnderstood) return { ok: false, problem: 'not-understood' };
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) {
      return { ok: false, problem: 'checkout-unavailable' };
    }
    throw error;
  }
}

type Needed = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

async function beTold(
  services: Needed,
  { body, signature }: Extract<Proof, { by: 'notification' }>,
): Promise<OrderRow | undefined> {
  const { db, payments, clock } = services;
  const { eventId, report, reversal } = await payments.readNotification(body, signature);
  if (!report && !reversal) return undefined;
  const now = clock();
  return db.transaction(async (tx) => {
    const fresh = await noteEvent(tx, eventId, now);
    if (fresh && reversal) await noteReversal(tx, reversal, now);
    return fresh && report ? settle(services, tx, report, now) : undefined;
  });
}

async function ask(
  services: Needed,
  { orderId }: Extract<Proof, { by: 'asking' }>,
): Promise<OrderRow | undefined> {
  const order = await findOrderRow(services.db, orderId);
  return !order || order.paidAt ? order : askCheckout(services, order);
}

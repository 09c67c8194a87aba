import { lockOrder } from '#database/orders.ts';
import type { Transaction } from '#database/client.ts';
import { noteAnomaly } from '#database/payment-records.ts';
import { type RefundRow, noteAsked, noteRefusal, noteRefused } from '#database/refunds.ts';
import { noteShortEnd } from '#database/short-end.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import { PaymentsKeyTaken, PaymentsRefused } from '#ports/payments/port.ts';
import type { Services } from '#flows/services.ts';
import { oweTheRest } from './owe-the-rest.ts';

/** How to ask for a refund, besides its own data. */
interface Asking {
  /**
   * Whether to refund everything that is left of the payment, also after a person has refunded a part
   * elsewhere.
   */
  isRest: boolean;
  /** Where it was paid, as far as that is known. */
  provider: string | undefined;
}

/**
 * Gives money back, once. That it is asked for is noted first: without an answer it is unclear what became of
 * it, and it is asked for again under the same key. Where the provider refuses, a person learns of it at once: the
 * account may lack the money, the payment may be contested or made at another provider. One that does not
 * let us in says nothing of this payment, so that stands in the log alone. Not an action of its own.
 * @returns the provider's id of the refund; undefined for a part that is refused, now for good
 * @throws PaymentsUnavailable | PaymentsRefused
 */
export async function giveBack(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  refund: RefundRow,
  { isRest, provider }: Asking,
): Promise<string | undefined> {
  const { id, orderId, checkoutId, paymentId, kind, amount } = refund;
  await noteAsked(db, id, clock());
  try {
    const sum = isRest ? undefined : amount;
    return await payments.refund({ paymentId, amount: sum, idempotencyKey: `refund-${id}` });
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error;
    const isElsewhere = provider !== undefined && provider !== payments.provider;
    const where = isElsewhere ? `; it was paid at ${provider}` : '';
    const detail = `${payments.provider} refuses: ${error.message}${where}`;
    const anomaly = { kind: 'refund-refused', orderId, checkoutId, paymentId, detail } as const;
    // Each part of a payment has a note of its own.
    const reference = kind === 'part' ? id : paymentId;
    const isForGood = kind === 'part' && !(error instanceof PaymentsKeyTaken);
    const at = clock();
    await db.transaction(async (tx) => {
      if (isForGood && !(await giveUp(tx, refund, detail, at))) return;
      if (!isForGood) await noteRefusal(tx, id, detail);
      await noteAnomaly(tx, { ...anomaly, amount, currency: CURRENCY, reference, at });
    });
    if (isForGood) return undefined;
    throw error;
  }
}

/**
 * Gives a part up: its sum is left to be refunded, and whoever has canceled meanwhile gets it with the rest
 * (rules 12).
 * @returns false where another worker has seen to it
 */
async function giveUp(
  tx: Transaction,
  refund: RefundRow,
  detail: string,
  at: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, refund.orderId);
  const text = `${formatMoney('en', refund.amount)} not refunded: ${detail}`;
  if (!order || !(await noteRefused(tx, refund, { text, refusal: detail, at }))) return false;
  await noteShortEnd(tx, order.id);
  if (order.state === 'canceled') await oweTheRest(tx, order, { actor: 'customer', at });
  return true;
}

import type { Transaction } from '#database/client.ts';
import { type Order, findOrder, lockOrder } from '#database/orders/orders.ts';
import { recordAnomaly } from '#database/payments/payment-records.ts';
import {
  type RefundRow,
  recordAsked,
  recordRefusal,
  recordRefundRefused,
} from '#database/payments/refunds.ts';
import { recordShortEnd } from '#database/orders/promised-end.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import type { Services } from '#flows/services.ts';
import { PaymentsKeyTaken, PaymentsRefused } from '#ports/payments/port.ts';
import { recordRefundDone } from './record-refund-done.ts';
import { enqueueRemainingRefund } from './enqueue-refunds.ts';

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
async function giveBack(
  { db, payments, clock }: Pick<Services, 'db' | 'payments' | 'clock'>,
  refund: RefundRow,
  { isRest, provider }: Asking,
): Promise<string | undefined> {
  const { id, orderId, checkoutId, paymentId, kind, amount } = refund;
  await recordAsked(db, id, clock());
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
      if (!isForGood) await recordRefusal(tx, id, detail);
      await recordAnomaly(tx, { ...anomaly, amount, currency: CURRENCY, reference, at });
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
  if (!order || !(await recordRefundRefused(tx, refund, { text, refusal: detail, at })))
    return false;
  await recordShortEnd(tx, order.id);
  if (order.state === 'canceled')
    await enqueueRemainingRefund(tx, order, { actor: 'customer', at });
  return true;
}

/**
 * Makes the owed refunds of an order, each once: parts first, then what is left. Issues a credit note for
 * each refund of the order's own payment and owes the e-mails that carry it. A refund that the provider
 * refuses does not stop the others; a part is then given up. Meant for the job queue: other errors of the
 * provider are thrown, so that the job is tried again; the key then makes it the same refund, and nothing is
 * noted twice.
 * @throws PaymentsUnavailable | PaymentsRefused | AggregateError of them where several refunds fail
 */
export async function refundOrder(
  services: Pick<Services, 'db' | 'payments' | 'clock'>,
  orderId: string,
): Promise<void> {
  const { db, clock } = services;
  const order = await findOrder(db, orderId);
  if (!order) return;
  // There is no provider to ask: a person sends it from the bank, and says so (`noteSent`).
  if (order.paidHow === 'transfer') return;
  const enqueued = order.refunds.filter(({ state }) => state === 'owed');
  const faults: unknown[] = [];
  for (const refund of partsFirst(enqueued)) {
    if (waitsForPart(refund, enqueued)) continue;
    try {
      const providerRefundId = await giveBack(services, refund, toRefundRequest(order, refund));
      if (providerRefundId !== undefined) {
        await db.transaction((tx) =>
          recordRefundDone(tx, refund, { providerRefundId, doneAt: clock() }),
        );
      }
      refund.state = providerRefundId === undefined ? 'refused' : 'done';
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) {
    const message = `${faults.length} of ${enqueued.length} refunds could not be made.`;
    throw new AggregateError(faults, message);
  }
}

function partsFirst(enqueued: readonly RefundRow[]): RefundRow[] {
  const isPart = ({ kind }: RefundRow) => kind === 'part';
  return [...enqueued.filter(isPart), ...enqueued.filter((refund) => !isPart(refund))];
}

/** What is left of a payment is known when none of its parts is on its way any more. */
function waitsForPart({ kind, paymentId }: RefundRow, enqueued: readonly RefundRow[]): boolean {
  const isInTransit = (other: RefundRow) =>
    other.kind === 'part' && other.paymentId === paymentId && other.state === 'owed';
  return kind !== 'part' && enqueued.some(isInTransit);
}

/**
 * What is left is asked for without a sum: a person may have refunded some of it at the provider. Where a
 * refund came back, some was sent by hand or given back by the bank, the provider may have more left than we owe
 * (decisions/0011).
 */
function toRefundRequest({ refunds, checkout, ...order }: Order, { kind, paymentId }: RefundRow) {
  const hasMore = refunds.some(
    (one) =>
      one.paymentId === paymentId &&
      (one.state === 'failed' || one.kind === 'by-hand' || one.kind === 'disputed'),
  );
  const isOwn = order.paymentId === paymentId;
  const provider = isOwn ? (checkout.provider ?? undefined) : undefined;
  return { isRest: kind !== 'part' && !hasMore, provider };
}

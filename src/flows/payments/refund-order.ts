import { type Order, findOrder } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import { giveBack } from './give-back.ts';
import { noteDone } from './note-done.ts';
import type { Services } from '#flows/services.ts';

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
  const owed = order.refunds.filter(({ state }) => state === 'owed');
  const faults: unknown[] = [];
  for (const refund of partsFirst(owed)) {
    if (waitsForPart(refund, owed)) continue;
    try {
      const providerRefundId = await giveBack(services, refund, asking(order, refund));
      if (providerRefundId !== undefined) {
        await db.transaction((tx) => noteDone(tx, refund, { providerRefundId, doneAt: clock() }));
      }
      refund.state = providerRefundId === undefined ? 'refused' : 'done';
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length === 1) throw faults[0];
  if (faults.length > 1) {
    const message = `${faults.length} of ${owed.length} refunds could not be made.`;
    throw new AggregateError(faults, message);
  }
}

function partsFirst(owed: readonly RefundRow[]): RefundRow[] {
  const isPart = ({ kind }: RefundRow) => kind === 'part';
  return [...owed.filter(isPart), ...owed.filter((refund) => !isPart(refund))];
}

/** What is left of a payment is known when none of its parts is on its way any more. */
function waitsForPart({ kind, paymentId }: RefundRow, owed: readonly RefundRow[]): boolean {
  const isOnItsWay = (other: RefundRow) =>
    other.kind === 'part' && other.paymentId === paymentId && other.state === 'owed';
  return kind !== 'part' && owed.some(isOnItsWay);
}

/**
 * What is left is asked for without a sum: a person may have refunded some of it at the provider. Where a
 * refund came back, some was sent by hand or given back by the bank, the provider may have more left than we owe
 * (decisions/0011).
 */
function asking({ refunds, checkout, ...order }: Order, { kind, paymentId }: RefundRow) {
  const hasMore = refunds.some(
    (one) =>
      one.paymentId === paymentId &&
      (one.state === 'failed' || one.kind === 'by-hand' || one.kind === 'disputed'),
  );
  const isOwn = order.paymentId === paymentId;
  const provider = isOwn ? (checkout.provider ?? undefined) : undefined;
  return { isRest: kind !== 'part' && !hasMore, provider };
}

import { recordChange } from '#database/audit/audit.ts';
import { listAfterSales, recordRefill } from '#database/orders/after-sales.ts';
import { addEntries } from '#database/orders/order-work.ts';
import { listPendingRefunds } from '#database/admin/pending-actions.ts';
import { findOrder } from '#database/orders/orders.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { paidForOf } from '#domain/admin/pending-action.ts';
import type { Ending } from '#domain/order/order.ts';
import type { RefillDecided } from '#domain/after-sales/after-sales.ts';
import { isRefillCovered } from '#domain/after-sales/refill.ts';
import { mayRefillFollow, problemOfAnswer } from '#domain/after-sales/complaint.ts';
import type { Services } from '#flows/services.ts';
import {
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from '#flows/orders/under-lock.ts';

export interface RefillDecision extends OrderChange {
  /** Of the form, under which the e-mail waits that can be taken back. A UUID. */
  id: string;
  refillId: string;
  to: RefillDecided;
  /** Why it is refused, as the customer reads it. */
  reason: string;
}

export type RefillDecisionProblem =
  | Ending
  | 'changed-meanwhile'
  | 'refill-unknown'
  /** It was asked for after the guarantee, so it can only be refused (rules 63). */
  | 'guarantee-over'
  /** A complaint was resolved with it, so it is done, or its money goes back (rules 64). */
  | 'refill-owed'
  | 'answer-missing'
  | 'answer-too-long';

export type RefillAnswer =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: RefillDecisionProblem };

/**
 * Takes up, ends or refuses a refill. The e-mail that tells its customer waits for some seconds in which it can
 * be taken back; then the refill is where it was. The same form once more changes nothing.
 */
export async function decideRefill(
  services: Pick<Services, 'db' | 'clock'>,
  { id, refillId, to, ...change }: RefillDecision,
): Promise<RefillAnswer> {
  const reason = to === 'refused' ? cleanLines(change.reason) : '';
  return underLock(services, change, async (tx, { order, isStale, at }): Promise<RefillAnswer> => {
    const { refills } = await listAfterSales(tx, order.id);
    const refill = refills.find((each) => each.id === refillId);
    const whole = await findOrder(tx, order.id);
    const line = whole?.lines.find(({ position }) => position === refill?.line);
    if (!refill || !whole || !line) return { ok: false, problem: 'refill-unknown' };
    if (refill.state === to && refill.reason === reason) return { ok: true };
    // Money that is on its way for the complaint that owes it ends it.
    const paidFor = paidForOf(whole.refunds, await listPendingRefunds(tx, order.id));
    const isPaid = refill.complaintId !== null && paidFor.has(refill.complaintId);
    if (isStale || isPaid || !mayRefillFollow(refill.state, to)) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    if (to === 'running' && order.ending) return { ok: false, problem: order.ending };
    // One that a complaint was resolved with rests on the law and not on the guarantee.
    const isDue = refill.complaintId !== null;
    if (to === 'refused' && isDue) return { ok: false, problem: 'refill-owed' };
    const problem = to === 'refused' ? problemOfAnswer(reason) : undefined;
    if (problem) return { ok: false, problem };
    if (to !== 'refused' && !isDue && !isRefillCovered(whole, line, refill.askedAt)) {
      return { ok: false, problem: 'guarantee-over' };
    }
    const { operator } = change;
    const person = operator.name;
    const endedAt = to === 'running' ? null : at;
    await recordRefill(tx, refillId, { state: to, reason, endedAt, person });
    const kind = to === 'running' ? 'refill' : 'refill-ended';
    const by = { orderId: order.id, actor: 'operator', person, at } as const;
    await addEntries(tx, [{ ...by, kind, line: refill.line, text: to }]);
    await scheduleAction(tx, {
      id,
      orderId: order.id,
      operator,
      request: {
        kind: 'emails',
        emails: ['order-refill-customer'],
        aboutId: refillId,
        // After the one that said that it was taken up, where there was such a one.
        repeat: 'next',
        reopen: { kind: 'refill', id: refillId, state: refill.state, person: refill.person, to },
      },
      at,
    });
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'refill-decided',
      subject: order.id,
      before: { refill: refillId, state: refill.state },
      after: { refill: refillId, state: to },
      ...(reason !== '' && { personalAfter: { reason } }),
      at,
    });
    return { ok: true };
  });
}

import type { Order } from '#database/orders.ts';
import { isLaterStartDue } from '#domain/catalogue/delivery-start.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import {
  type OrderStart,
  type StartFacts,
  givenMoments,
  orderStart,
} from '#domain/order/order-start.ts';
import { promisedStart, withoutWithdrawn } from '#domain/order/promised-end.ts';

/** What the dates of an order depend on; undefined before the payment. */
function startFacts(order: Order): StartFacts | undefined {
  const { paidAt, ...facts } = withoutWithdrawn(order);
  return paidAt ? { ...facts, paidAt, givenAt: givenMoments(facts.events) } : undefined;
}

/** How the start stands at this moment. */
type StartNow =
  | OrderStart
  /** Its latest moment is over. */
  | { when: 'overdue'; latest: Date }
  /** The day that it waited for has come. */
  | { when: 'due' };

/**
 * When the delivery of a paid order that has not begun will begin: a day that is over is no promise any
 * more. Undefined in every other state, and while it is held.
 */
export function startNow(order: Order, now: Date): StartNow | undefined {
  const facts = startFacts(order);
  if (order.state !== 'paid' || order.heldAt || !facts) return undefined;
  const start = orderStart(facts);
  if (start.when === 'soon') {
    // The time for which its customer was waited for does not count; while every line waits, there is no such moment.
    const latest = promisedStart(order);
    return latest
      ? { when: latest < now ? 'overdue' : 'soon', latest }
      : { when: 'given', earliest: null };
  }
  if (!isLaterStartDue(concludedAt(order), now)) return start;
  return start.when === 'given' ? { when: 'given', earliest: null } : { when: 'due' };
}

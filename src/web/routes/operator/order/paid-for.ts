import type { IntentRow } from '#database/intents.ts';
import type { Order } from '#database/orders.ts';

/** The ids of what money went back for, is owed for, or is about to be. */
export function paidForOf(
  { refunds }: Pick<Order, 'refunds'>,
  intents: readonly Pick<IntentRow, 'state' | 'wish'>[],
): Set<string> {
  const made = refunds.filter(({ state }) => state === 'owed' || state === 'done');
  const waiting = intents.flatMap(({ state, wish }) =>
    state === 'waiting' && wish.kind === 'refund' ? [wish] : [],
  );
  return new Set([...made, ...waiting].flatMap(({ aboutId }) => aboutId ?? []));
}

import type { Transaction } from '#database/client.ts';
import { type Mover, type OrderRow, changeState } from '#database/orders.ts';
import { oweStateEvent } from '#database/webhook-events.ts';
import { listWithdrawals } from '#database/withdrawals.ts';
import { endWithdrawn } from './end-withdrawn.ts';

/**
 * Ends an order for which no money came, or which cost nothing. What its customer has withdrawn from is settled by
 * that: no money that goes back will ever do so (rules 51). Not an action of its own.
 * @param order as it was read under the lock of its row
 */
export async function endWithoutMoney(
  tx: Transaction,
  order: OrderRow,
  state: 'canceled' | 'expired',
  by: Mover,
): Promise<OrderRow> {
  const ended = await changeState(tx, order, state, by, {}, 'by-caller');
  const settler = { ...by, person: by.person ?? null };
  for (const { id, outcome } of await listWithdrawals(tx, order.id))
    if (outcome === 'held') await endWithdrawn(tx, ended, { id, how: 'ended' }, settler);
  await oweStateEvent(tx, ended, by.at);
  return ended;
}

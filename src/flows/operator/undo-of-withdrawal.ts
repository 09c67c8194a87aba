import type { Transaction } from '#database/client.ts';
import { lastEntry } from '#database/order-work.ts';
import type { OrderRow } from '#database/orders.ts';
import type { WithdrawalAct, WithdrawalUndo } from '#domain/operator/intent.ts';

/**
 * How a declaration is put back once something was made of it and written into the history. Not an action of its own.
 * @param order as it stood before
 */
export async function undoOfWithdrawal<Act extends WithdrawalAct>(
  tx: Transaction,
  { id: orderId, heldAt }: Pick<OrderRow, 'id' | 'heldAt'>,
  made: Pick<WithdrawalUndo<Act>, 'id' | 'act' | 'closed'>,
): Promise<WithdrawalUndo<Act>> {
  const eventId = await lastEntry(tx, orderId);
  return { ...made, kind: 'withdrawal', heldAt: heldAt?.toISOString() ?? null, eventId };
}

import type { Transaction } from '#database/client.ts';
import { oweEmails } from '#database/emails.ts';
import { type Mover, type OrderRow, changeState } from '#database/orders.ts';
import { oweStateEvent } from '#database/webhook-events.ts';
import { listWithdrawals } from '#database/withdrawals.ts';
import { oweTheRest } from '#flows/payments/owe-the-rest.ts';
import { endWithdrawn } from './end-withdrawn.ts';

/**
 * Cancels an order that may be canceled: of a paid one e-mails and everything that is left of its money are
 * owed with it; where it cost nothing, declarations of withdrawal that wait are settled by it. Not an action of its own:
 * whoever cancels ends with it.
 * @param order as it was read under the lock of its row
 */
export async function cancelLocked(tx: Transaction, order: OrderRow, by: Mover): Promise<OrderRow> {
  if (order.paidAt) {
    await oweEmails(tx, order.id, ['order-canceled-customer', 'order-canceled-shop']);
    await oweTheRest(tx, order, by);
  }
  const canceled = await changeState(tx, order, 'canceled', by, {}, 'by-caller');
  if (order.paidAt && order.total === 0) await settleWithdrawals(tx, canceled, by);
  await oweStateEvent(tx, canceled, by.at);
  return canceled;
}

/** No money goes back for them, which settles those of any other order. */
async function settleWithdrawals(tx: Transaction, order: OrderRow, by: Mover): Promise<void> {
  for (const { id, outcome } of await listWithdrawals(tx, order.id)) {
    const settler = { ...by, person: by.person ?? null };
    if (outcome === 'held') await endWithdrawn(tx, order, { id, how: 'ended' }, settler);
  }
}

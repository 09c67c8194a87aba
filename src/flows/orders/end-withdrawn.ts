import { stopLines } from '#database/care.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries } from '#database/order-work.ts';
import { type Mover, type OrderRow, changeState, listOrderLines } from '#database/orders.ts';
import { notePromise } from '#database/promised-end.ts';
import { oweEvent } from '#database/webhook-events.ts';
import {
  type WithdrawalRow,
  listWithdrawals,
  releaseOrder,
  settleWithdrawal,
} from '#database/withdrawals.ts';
import { earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { writeProgress } from '#domain/order/progress-note.ts';
import { stateOfWork } from '#domain/order/work.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';

/** By whom a declaration is settled, and when. */
export type Settler = Pick<Mover, 'actor' | 'at'> & { person: string | null };

/**
 * Settles a declaration of withdrawal so that the lines which it means end with what was delivered of them, and the
 * order with its last line: nothing stays held for it (rules 51). What goes back is told by the e-mail of its
 * refund. Settled before, nothing happens. Not an action of its own.
 * @param order as it was read under the lock of its row; `refunded` already where all of its money is back
 */
export async function endWithdrawn(
  tx: Transaction,
  order: OrderRow,
  { id: withdrawalId, how }: { id: string; how: 'money' | 'ended' },
  { actor, person, at }: Settler,
): Promise<void> {
  const { id: orderId } = order;
  if (!(await settleWithdrawal(tx, { id: withdrawalId, orderId }, { how, person, at }))) return;
  const withdrawal = (await listWithdrawals(tx, orderId)).find(({ id }) => id === withdrawalId);
  if (!withdrawal) return;
  const by = { orderId, actor, person, at } as const;
  await addEntries(tx, [{ ...by, kind: 'withdrawal-settled', text: how }]);
  if (earlyEndOf(order.state) === undefined) await stopMeant(tx, order, withdrawal, by);
  await releaseOrder(tx, orderId);
  await notePromise(tx, orderId);
}

async function stopMeant(
  tx: Transaction,
  order: OrderRow,
  withdrawal: WithdrawalRow,
  by: Settler & { orderId: string },
): Promise<void> {
  const { at, person } = by;
  const lines = await listOrderLines(tx, order.id);
  const meant = meantLines(withdrawal, lines) ?? [];
  const ending = meant.filter(({ work }) => work !== 'completed');
  if (ending.length === 0) return;
  const positions = ending.map(({ position }) => position);
  await stopLines(tx, order.id, at, positions);
  await addEntries(
    tx,
    ending.map((line) => ({
      ...by,
      line: line.position,
      kind: 'progress' as const,
      text: writeProgress({ ...line, work: 'completed', pieces: piecesOf(line) }),
    })),
  );
  const after = lines.map(({ work, position }) => ({
    work: positions.includes(position) ? ('completed' as const) : work,
  }));
  const isOver = stateOfWork(after) === 'completed' && !hasEnded(order.state);
  const mover = { actor: by.actor, at, ...(person !== null && { person }) };
  if (isOver) await changeState(tx, order, 'completed', mover, {}, 'by-caller');
  const type = isOver ? 'order.completed' : 'order.progress';
  if (order.paidAt) await oweEvent(tx, { orderId: order.id, type, at, heldBy: undefined });
}

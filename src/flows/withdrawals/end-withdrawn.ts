import {
  type ComplaintRow,
  listAfterSales,
  recordComplaintResolved,
  recordMoneyInstead,
  stopLines,
} from '#database/orders/after-sales.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { addEntries, lastEntry } from '#database/orders/order-work.ts';
import {
  type Mover,
  type OrderLineRow,
  type OrderRow,
  changeState,
  listOrderLines,
} from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import { enqueueEvent, enqueueStateEvent } from '#database/webhooks/webhook-events.ts';
import { listWithdrawals, releaseOrder, resolveWithdrawal } from '#database/orders/withdrawals.ts';
import { type MoveUndo, undoOfMove } from '#domain/admin/pending-action.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { countUnits, writeProgress } from '#domain/delivery/progress.ts';
import { endsWith, findDueRefills } from '#domain/after-sales/refill.ts';
import {
  type EndedLines,
  completionEmail,
  completionText,
  listActiveLines,
} from '#domain/after-sales/short.ts';
import { type MeantWithdrawal, meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { stateOfWork } from '#domain/delivery/work.ts';

/** By whom a declaration is resolved, and when. */
type Resolver = Pick<Mover, 'actor' | 'at'> & { person: string | null };

/**
 * Lets wait what tells of it, so that it can be taken back.
 * @returns the pending action with which it waits
 */
export type LetWait = (waiting: {
  undo: MoveUndo;
  emails: readonly OrderEmailKind[];
}) => Promise<string>;

/** How a declaration of withdrawal is resolved so that its lines end. */
interface Ending {
  id: string;
  how: 'money' | 'ended';
  /** What the person who ends it has done; kept with it. */
  note?: string;
  /** Without it what tells of it leaves at once. */
  letWait?: LetWait;
}

/**
 * Resolves a declaration of withdrawal so that the lines which it means end with what was delivered of them, and the
 * order with its last line: nothing stays held for it (rules 51). What goes back is told by the e-mail of its
 * refund; what was delivered of the other lines by that of the completion. Resolved before, nothing happens. Not an
 * action of its own.
 * @param order as it was read under the lock of its row; `refunded` already where all of its money is back
 */
export async function endWithdrawn(
  tx: Transaction,
  order: OrderRow,
  { id: withdrawalId, how, note, letWait }: Ending,
  { actor, person, at }: Resolver,
): Promise<void> {
  const { id: orderId } = order;
  const resolved = { how, person, at, ...(note !== undefined && { note }) };
  if (!(await resolveWithdrawal(tx, { id: withdrawalId, orderId }, resolved))) return;
  const withdrawals = await listWithdrawals(tx, orderId);
  const withdrawal = withdrawals.find(({ id }) => id === withdrawalId);
  if (!withdrawal) return;
  const by = { orderId, actor, person, at } as const;
  await addEntries(tx, [{ ...by, kind: 'withdrawal-settled', text: how }]);
  const lines = await listOrderLines(tx, orderId);
  const isGoingOn = order.paidAt !== null && earlyEndOf(order.state) === undefined;
  const ending = (isGoingOn ? (meantLines(withdrawal, lines) ?? []) : []).filter(
    ({ work }) => work !== 'completed',
  );
  const isOver = await endLines(tx, order, { lines, ending, withdrawals }, by);
  await releaseOrder(tx, orderId);
  await recordPromise(tx, orderId);
  await recordShortEnd(tx, orderId);
  const emails = isOver
    ? completionEmails({ lines: await listOrderLines(tx, orderId), withdrawals })
    : [];
  const undo = undoOfMove(await lastEntry(tx, orderId), order.state, ending);
  const heldBy = await letWait?.({ undo, emails });
  if (!letWait && emails.length > 0) await enqueueEmails(tx, orderId, emails);
  const isCompleted = isOver || order.state === 'completed';
  const type = isCompleted ? 'order.completed' : 'order.progress';
  // Money that went back is told by itself, with what it has resolved.
  const isNews = ending.length > 0 || (how === 'ended' && isGoingOn);
  const isTold = order.paidAt !== null && isNews;
  if (isTold) await enqueueEvent(tx, { orderId, type, at, heldBy });
}

/** @returns whether the order is completed by it */
async function endLines(
  tx: Transaction,
  order: OrderRow,
  {
    ending,
    ...ordered
  }: {
    lines: readonly OrderLineRow[];
    withdrawals: readonly MeantWithdrawal[];
    ending: readonly OrderLineRow[];
  },
  by: Resolver & { orderId: string },
): Promise<boolean> {
  if (ending.length === 0) return false;
  const { at, person, actor } = by;
  const positions = ending.map(({ position }) => position);
  await stopLines(tx, order.id, at, positions);
  await addEntries(
    tx,
    ending.map((line) => ({
      ...by,
      line: line.position,
      kind: 'progress' as const,
      text: writeProgress({ ...line, work: 'completed', units: countUnits(line) }),
    })),
  );
  const lines = ordered.lines.map((line) =>
    positions.includes(line.position) ? { ...line, work: 'completed' as const } : line,
  );
  const isOver = stateOfWork(lines) === 'completed' && !hasEnded(order.state);
  const text = completionText({ ...ordered, lines });
  const mover = { actor, at, ...(person !== null && { person }), ...(text && { text }) };
  if (isOver) await changeState(tx, order, 'completed', mover, {}, 'by-caller');
  return isOver;
}

/** Who has withdrawn from everything is told by that alone. */
function completionEmails(order: EndedLines): OrderEmailKind[] {
  return listActiveLines(order).length > 0 ? [completionEmail(order)] : [];
}

/**
 * Ends an order for which no money came, or which cost nothing. What its customer has withdrawn from is resolved by
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
  const resolver = { ...by, person: by.person ?? null };
  for (const { id, outcome } of await listWithdrawals(tx, order.id))
    if (outcome === 'held') await endWithdrawn(tx, ended, { id, how: 'ended' }, resolver);
  await enqueueStateEvent(tx, ended, by.at);
  return ended;
}

/**
 * Resolves what a refund that was made was about, a declaration of withdrawal or a complaint that is still open; and
 * once all of an order's money is back, every declaration that waits for it (rules 51). A refill that a complaint owes
 * ends with the money of that complaint, or with all of it. A complaint that the refund
 * does not name waits until a person has decided it (rules 64). Not an action of its own.
 * @param order as it stands after the refund, read under the lock of its row
 */
export async function resolveWhatIsBack(
  tx: Transaction,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'aboutId' | 'reason' | 'actor' | 'person'>,
  { isAllBack, at }: { isAllBack: boolean; at: Date },
): Promise<void> {
  const { aboutId, actor, person, reason } = refund;
  const by: Resolver = { actor, person, at };
  for (const { id, resolution, outcome } of await listWithdrawals(tx, order.id)) {
    const waits = outcome === 'held' || outcome === 'canceled' || id === aboutId;
    if ((isAllBack || id === aboutId) && waits && resolution === null) {
      await endWithdrawn(tx, order, { id, how: 'money' }, by);
    }
  }
  const { complaints, refills } = await listAfterSales(tx, order.id);
  for (const refill of findDueRefills(refills)) {
    if (!endsWith(refill, { aboutId, isAllBack })) continue;
    await recordMoneyInstead(tx, refill, { refundId: refund.id, endedAt: at, person });
    const { line } = refill;
    const ended = { orderId: order.id, kind: 'refill-ended', line, text: 'money' } as const;
    await addEntries(tx, [{ ...ended, actor, person, at }]);
  }
  const complaint = complaints.find(({ id }) => id === aboutId);
  if (complaint?.outcome === null) await resolveByMoney(tx, complaint, { ...by, answer: reason });
}

/** The customer is told that the complaint was resolved, with the words that stand on the credit note. */
async function resolveByMoney(
  tx: Transaction,
  complaint: ComplaintRow,
  { actor, person, at, answer }: Resolver & { answer: string },
): Promise<void> {
  const { id, orderId, line } = complaint;
  await recordComplaintResolved(tx, complaint, {
    outcome: 'money',
    answer,
    resolvedAt: at,
    person,
  });
  await addEntries(tx, [
    { orderId, kind: 'complaint-settled', line, text: 'money', actor, person, at },
  ]);
  await enqueueEmails(tx, orderId, ['order-settled-customer'], { aboutId: id });
}

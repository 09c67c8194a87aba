import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import {
  type NewOrderEvent,
  addEntries,
  lastEntry,
  recordLine,
} from '#database/orders/order-work.ts';
import { type OrderLineRow, changeState } from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import { enqueueEvent } from '#database/webhooks/webhook-events.ts';
import { listWithdrawals } from '#database/orders/withdrawals.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { type OrderActionRequest, undoOfMove } from '#domain/admin/pending-action.ts';
import {
  type RefundForLines,
  countedRefunds,
  isRestRefunded,
  payableLines,
} from '#domain/payments/open-value.ts';
import { countUnits, writeProgress } from '#domain/delivery/progress.ts';
import { completionEmail, completionText } from '#domain/after-sales/short.ts';
import {
  type LineMove,
  type MoveProblem,
  changesNothing,
  isRest,
  movedLine,
  problemOfMove,
  stateOfWork,
} from '#domain/delivery/work.ts';
import { type MeantWithdrawal, withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import type { Services } from '#flows/services.ts';
import {
  type LockedOrder,
  type OrderChange,
  type OrderUnknown,
  underLock,
  scheduleAction,
} from './under-lock.ts';

export interface Moving extends OrderChange {
  /** Of the form that was sent, under which the move waits to be taken back. A UUID. */
  id: string;
  moves: readonly LineMove[];
}

export type Moved =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' }
  /** The first line that may not make its move; then none does. */
  | { ok: false; problem: MoveProblem; position: number };

/**
 * Moves lines of an order on: begins them, reports on them, completes them, and notes that the rest was delivered
 * of what ended short (rules 50). All of them move or none. The order is `delivering` with its first line and
 * `completed` with its last. Whatever changes the state of a line can be taken back for some seconds, in which the
 * e-mail and the event that tell of it wait (rules 66). The same form once more changes nothing.
 */
export async function moveLines(
  services: Pick<Services, 'db' | 'clock'>,
  { id, moves, ...change }: Moving,
): Promise<Moved> {
  return underLock(services, change, async (tx, locked): Promise<Moved> => {
    const { order, lines, isStale, at } = locked;
    const found = pairsOf(lines, moves);
    if (!found.ok) return found;
    const pairs = found.pairs.filter(({ line, move }) => !changesNothing(line, move));
    if (pairs.length === 0) return { ok: true };
    if (isStale) return { ok: false, problem: 'changed-meanwhile' };
    const withdrawals = await listWithdrawals(tx, order.id);
    const gone = withdrawnLines({ lines, withdrawals });
    const back = pairs.some(({ line, move }) => isRest(line, move))
      ? await listBack(tx, order.id)
      : [];
    const payable = payableLines({ ...order, lines, withdrawals });
    for (const { line, move } of pairs) {
      const isGone = gone.includes(line);
      const problem = isGone
        ? 'line-completed'
        : (problemOfMove(order, line, move, at) ??
          (isRest(line, move) && isRestRefunded(payable, back, line)
            ? 'rest-refunded'
            : undefined));
      if (problem) return { ok: false, problem, position: line.position };
    }
    await writeMoves(tx, { ...locked, ...change, id, pairs, withdrawals });
    return { ok: true };
  });
}

/** What of an order went back, or is about to. */
async function listBack(tx: Transaction, orderId: string): Promise<RefundForLines[]> {
  const refunds = countedRefunds(await listRefunds(tx, orderId));
  return [...refunds, ...(await listWaitingRefunds(tx, orderId))];
}

interface Pair {
  line: OrderLineRow;
  move: LineMove;
}

function pairsOf(
  lines: readonly OrderLineRow[],
  moves: readonly LineMove[],
): { ok: true; pairs: Pair[] } | (Moved & { ok: false }) {
  const pairs: Pair[] = [];
  for (const move of moves) {
    const line = lines.find(({ position }) => position === move.position);
    if (!line) return { ok: false, problem: 'line-unknown', position: move.position };
    pairs.push({ line, move });
  }
  return { ok: true, pairs };
}

interface Write extends LockedOrder, OrderChange {
  id: string;
  pairs: readonly Pair[];
  withdrawals: readonly MeantWithdrawal[];
}

async function writeMoves(tx: Transaction, write: Write): Promise<void> {
  const { order, lines, pairs, withdrawals, operator, at } = write;
  for (const { line, move } of pairs) {
    const moved = movedLine(line, move);
    await recordLine(tx, line, {
      ...moved,
      startedAt: line.startedAt ?? at,
      completedAt: moved.work === 'completed' ? at : null,
    });
  }
  await addEntries(
    tx,
    pairs.flatMap((pair) => entriesOf(pair, write)),
  );
  const after = lines.map((line) => {
    const pair = pairs.find((each) => each.line === line);
    return pair ? { ...line, ...movedLine(line, pair.move) } : line;
  });
  const state = stateOfWork(after);
  const person = operator.name;
  const text = state === 'completed' ? completionText({ lines: after, withdrawals }) : undefined;
  const by = { actor: 'operator', person, at, ...(text && { text }) } as const;
  const isNewState = state !== 'paid' && state !== order.state;
  if (isNewState) await changeState(tx, order, state, by, {}, 'by-caller');
  const isMove = pairs.some(({ line, move }) => line.work !== move.to || isRest(line, move));
  const heldBy = isMove ? await scheduleMove(tx, write, after) : undefined;
  const type = isMove && state === 'completed' ? 'order.completed' : 'order.progress';
  await enqueueEvent(tx, { orderId: order.id, type, at, heldBy });
  await recordPromise(tx, order.id);
  await recordShortEnd(tx, order.id);
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'order-moved',
    subject: order.id,
    before: factsOf(order.state, lines),
    after: factsOf(state, after),
    at,
  });
}

/**
 * What tells of a move waits; until it leaves, the move can be taken back with it.
 * @returns the pending action with which it waits
 */
async function scheduleMove(
  tx: Transaction,
  { id, order, pairs, withdrawals, operator, at, bulkActionId }: Write,
  after: readonly OrderLineRow[],
): Promise<string> {
  const before = pairs.map(({ line }) => line);
  const undo = undoOfMove(await lastEntry(tx, order.id), order.state, before);
  const email = completionEmail({ lines: after, withdrawals });
  // The customer of an order that still falls short was told of less before.
  const isNext = order.state === 'completed' && email === 'order-short-customer';
  const request: OrderActionRequest =
    stateOfWork(after) === 'completed'
      ? { kind: 'emails', emails: [email], ...(isNext && { repeat: 'next' }), undo }
      : { kind: 'move', undo };
  const { pendingActionId } = await scheduleAction(tx, {
    id,
    orderId: order.id,
    operator,
    request,
    at,
    bulkActionId,
  });
  return pendingActionId;
}

/** Why fewer are reported stands in an entry of its own, which its customer does not read. */
function entriesOf({ line, move }: Pair, { order, operator, at }: Write): NewOrderEvent[] {
  const about = {
    orderId: order.id,
    line: line.position,
    actor: 'operator',
    person: operator.name,
    at,
  } as const;
  const { work, delivered } = movedLine(line, move);
  const note = cleanLines(move.note ?? '');
  const stated = writeProgress({ work, delivered, units: countUnits(line) });
  // The rest of a completed order ends its delivery anew, from which guarantees count.
  const state = order.state === 'completed' ? { state: order.state } : {};
  return [
    ...(note === '' ? [] : [{ ...about, kind: 'note', text: note } as const]),
    { ...about, ...state, kind: 'progress', text: stated },
  ];
}

/** The work on an order as the log keeps it. */
function factsOf(
  state: string,
  lines: readonly Pick<OrderLineRow, 'position' | 'work' | 'startCount' | 'delivered'>[],
): Record<string, string> {
  const each = lines.map(({ position, work, startCount, delivered }): [string, string] => [
    `line-${position}`,
    `${work} ${startCount ?? '-'} ${delivered}`,
  ]);
  return { state, ...Object.fromEntries(each) };
}

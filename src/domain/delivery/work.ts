import { cleanText } from '#domain/text/clean-text.ts';
import { isLaterStartDue } from '#domain/catalogue/delivery-time.ts';
import {
  type ConcludedOrder,
  type Ending,
  type OrderState,
  concludedAt,
  earlyEndOf,
} from '#domain/order/order.ts';
import { readCount } from '#domain/forms/fields.ts';
import { type LineWork, countUnits } from './progress.ts';
import { type TargetKind, waitsFor } from '#domain/target/target.ts';
import { isEndedBelow } from '#domain/after-sales/short.ts';

/** What the work on an order depends on. */
export interface WorkOrder extends ConcludedOrder {
  state: OrderState;
  /** A person deals with a withdrawal from it (rules 51). */
  heldAt: Date | null;
  /** Null for companies, which are not asked. */
  expressConsent: boolean | null;
  ending: Ending | null;
}

export interface WorkLine {
  position: number;
  packageId: string;
  quantity: number;
  bonus: number | null;
  targetKind: TargetKind | null;
  work: LineWork;
  startCount: number | null;
  delivered: number;
  /** Since when nothing more of it is delivered. */
  heldAt: Date | null;
}

/** What an operator does to a line: begins it, reports on it, or completes it. */
export interface LineMove {
  position: number;
  /** `delivering` for a line that is being delivered is a report of its counts. */
  to: 'delivering' | 'completed';
  /** What the profile or post had when it began; as it was where it is left out. */
  startCount?: number | undefined;
  /** Pieces so far; as it was where it is left out, which completes only a line that is reported in full. */
  delivered?: number | undefined;
  /** That more was delivered than was ordered is known. */
  mayExceed?: boolean | undefined;
  /** Why fewer are reported than before, or why a line ends short; for the shop's own eyes. */
  note?: string | undefined;
}

/** Why a move may not be made; each is the key of a message. */
export type MoveProblem =
  | Ending
  | 'order-unpaid'
  | 'order-over'
  | 'order-held'
  | 'line-unknown'
  | 'line-held'
  | 'line-waits-target'
  | 'line-waits-post'
  | 'line-too-early'
  | 'line-not-begun'
  | 'line-completed'
  /** What is missing of it was refunded, or is about to be. */
  | 'rest-refunded'
  | 'count-invalid'
  /** It is to be completed, less than everything is reported, and no count is given. */
  | 'count-missing'
  | 'delivered-exceeds'
  | 'delivered-falls'
  | 'delivered-short';

/** The largest count that a column of the database holds. */
const LARGEST_COUNT = 2_147_483_647;

/** Stands for a count that cannot be read: no move may have it. */
const UNREAD_COUNT = -1;

/** A count as people type it; undefined where nothing is typed. */
export function readLineCount(input: string): number | undefined {
  return cleanText(input) === '' ? undefined : (readCount(input) ?? UNREAD_COUNT);
}

/** Whether a move may have a count. */
export function isLineCount(count: number | undefined): boolean {
  return (
    count === undefined || (Number.isSafeInteger(count) && count >= 0 && count <= LARGEST_COUNT)
  );
}

/** What of a line changes with the work on it. */
export type WorkDone = Pick<WorkLine, 'work' | 'startCount' | 'delivered'>;

/** How a line stands after a move that it may make. */
export function movedLine(line: WorkLine, move: LineMove): WorkDone {
  const { to, startCount = line.startCount, delivered = line.delivered } = move;
  return { work: to, startCount, delivered };
}

/** The move that completes a line with everything that was ordered, and with what was delivered beyond that. */
export function wholeMove(line: WorkLine): LineMove {
  const { position, delivered } = line;
  return { position, to: 'completed', delivered: Math.max(countUnits(line), delivered) };
}

/** Share of the units from which on nobody is asked again whether really everything was delivered. */
const NEARLY_WHOLE = 0.95;

/** Whether so little of a line is reported that completing it with everything may be a slip. */
export function isFarFromWhole(line: WorkLine, delivered: number = line.delivered): boolean {
  return delivered < countUnits(line) * NEARLY_WHOLE;
}

/** Whether a move leaves everything as it is: the same form once more. */
export function changesNothing(line: WorkLine, move: LineMove): boolean {
  const moved = movedLine(line, move);
  return (
    moved.work === line.work &&
    moved.startCount === line.startCount &&
    moved.delivered === line.delivered
  );
}

/**
 * Why a line may not make a move (rules 50): waiting → delivering → completed, each step by itself; of a line
 * that ended short the rest can still be delivered. Nothing moves while the order is unpaid, over or about to end;
 * nothing begins or ends while it is held, the line is held or waits for its target or post
 * (rules 41), or before the end of the withdrawal period without the express request (rules 16). Counts of a
 * line that has begun can be reported while it is held: less than was noted before raises what is to be paid back.
 */
export function problemOfMove(
  order: WorkOrder,
  line: WorkLine,
  move: LineMove,
  now: Date,
): MoveProblem | undefined {
  const { state, paidAt } = order;
  if (earlyEndOf(state)) return 'order-over';
  if (state === 'pending' || !paidAt) return 'order-unpaid';
  if (order.ending) return order.ending;
  if (line.work === 'completed' && !isRest(line, move)) return 'line-completed';
  if (line.work === 'waiting' && move.to === 'completed') return 'line-not-begun';
  const isReport = line.work === 'delivering' && move.to === 'delivering';
  const obstacle = isReport ? undefined : obstacleOf(order, line, now);
  return obstacle ?? problemOfCounts(line, move);
}

/** The first line of several that may begin now; what an operator does next. */
export function mayBegin(order: WorkOrder, line: WorkLine, now: Date): boolean {
  const move = { position: line.position, to: 'delivering' } as const;
  return line.work === 'waiting' && problemOfMove(order, line, move, now) === undefined;
}

/** Whether more is delivered of a line that ended short. */
export function isRest(line: WorkLine, { to, delivered = 0 }: LineMove): boolean {
  return isEndedBelow(line) && to === 'completed' && delivered > line.delivered;
}

/** In which state an order is whose lines are so far: `paid` while none has begun. */
export function stateOfWork(
  lines: readonly Pick<WorkLine, 'work'>[],
): 'paid' | 'delivering' | 'completed' {
  if (lines.every(({ work }) => work === 'waiting')) return 'paid';
  return lines.every(({ work }) => work === 'completed') ? 'completed' : 'delivering';
}

function obstacleOf(order: WorkOrder, line: WorkLine, now: Date): MoveProblem | undefined {
  if (order.heldAt) return 'order-held';
  if (line.heldAt) return 'line-held';
  const waits = waitsFor(line);
  if (waits) return waits === 'target' ? 'line-waits-target' : 'line-waits-post';
  const isEarly = order.expressConsent === false && !isLaterStartDue(concludedAt(order), now);
  return isEarly ? 'line-too-early' : undefined;
}

function problemOfCounts(line: WorkLine, move: LineMove): MoveProblem | undefined {
  if (!isLineCount(move.startCount) || !isLineCount(move.delivered)) return 'count-invalid';
  const { delivered } = movedLine(line, move);
  const units = countUnits(line);
  const isExplained = (move.note ?? '').trim() !== '';
  const endsShort = move.to === 'completed' && delivered < units;
  if (endsShort && move.delivered === undefined) return 'count-missing';
  const exceeds = delivered > units && delivered > line.delivered;
  if (exceeds && !move.mayExceed) return 'delivered-exceeds';
  if (delivered < line.delivered && !isExplained) return 'delivered-falls';
  if (endsShort && !isExplained) return 'delivered-short';
  return undefined;
}

import { cleanLines } from '#domain/text/clean-text.ts';
import { type Ending, type OrderState, hasEnded } from '#domain/order/order.ts';
import type { LineWork } from './progress.ts';
import { type EndedLines, isEndedShort } from '#domain/after-sales/short.ts';

/** Why nothing more of a line is delivered for now. */
export const holdReasons = [
  /** There is no such profile or post. */
  'target-missing',
  /** The profile is private. */
  'target-private',
  /** A profile where the post is wanted (rules 41). */
  'post-wanted',
  /** Whatever else; the text says it. */
  'other',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** For which of them the customer is asked for another target. */
const asks: Record<HoldReason, boolean> = {
  'target-missing': true,
  'target-private': true,
  'post-wanted': true,
  other: false,
};

/** The reasons for which a line waits for its customer. */
export const customersReasons = /* @__PURE__ */ holdReasons.filter((reason) => asks[reason]);

/** Whether a line waits for its customer to name another target, or to say that this one can be seen. */
export function isHeldForTarget({ holdReason }: { holdReason: HoldReason | null }): boolean {
  return holdReason !== null && asksForTarget(holdReason);
}

/** Whether the customer is asked for another target, which ends the hold. */
export function asksForTarget(reason: HoldReason): boolean {
  return asks[reason];
}

/** What of an order says whether it is held: for a withdrawal as a whole (rules 51), or in some of its lines. */
export interface HeldOrder<Line extends HeldLine = HeldLine> {
  state: OrderState;
  heldAt: Date | null;
  lines: readonly Line[];
}

interface HeldLine {
  work: LineWork;
  heldAt: Date | null;
}

/** Whether nothing more of a line is delivered for now, though it is not completed: the one meaning of "held". */
export function isLineHeld(order: Omit<HeldOrder, 'lines'>, line: HeldLine): boolean {
  if (hasEnded(order.state) || line.work === 'completed') return false;
  return order.heldAt !== null || line.heldAt !== null;
}

/** Whether an order is held: at least one of its lines is. */
export function isHeld(order: HeldOrder): boolean {
  return order.lines.some((line) => isLineHeld(order, line));
}

/** Most characters of what the customer of a held line is told. */
export const MAX_HOLD_TEXT = 1000;

export type HoldProblem =
  | Ending
  | 'hold-text-missing'
  | 'hold-text-too-long'
  /** Nothing of it is delivered any more, or not yet paid for. */
  | 'hold-over';

/** What the customer is told, as it was typed. */
export function readHoldText(input: string): string {
  return cleanLines(input);
}

/** Why a line cannot be held; undefined where it can. */
export function problemOfHold(
  { state, ending }: { state: OrderState; ending: Ending | null },
  { work }: { work: LineWork },
  text: string,
): HoldProblem | undefined {
  if ((state !== 'paid' && state !== 'delivering') || work === 'completed') return 'hold-over';
  if (ending) return ending;
  if (text === '') return 'hold-text-missing';
  return text.length > MAX_HOLD_TEXT ? 'hold-text-too-long' : undefined;
}

/** How an order goes on after a withdrawal from it: it waits to be paid, or for what becomes of another withdrawal. */
export type ReleasedState = 'unpaid' | 'unbegun' | 'held' | 'delivering' | 'delivered' | 'short';

/** How an order goes on whose withdrawal was resolved so that delivery goes on. */
export function releasedState(
  order: EndedLines & { state: OrderState; heldAt: Date | null },
): ReleasedState {
  const { state, heldAt } = order;
  if (state === 'completed') return isEndedShort(order) ? 'short' : 'delivered';
  if (heldAt) return 'held';
  if (state === 'pending') return 'unpaid';
  return state === 'paid' ? 'unbegun' : 'delivering';
}

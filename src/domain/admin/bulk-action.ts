import { cleanLines } from '#domain/text/clean-text.ts';
import { type HoldProblem, MAX_HOLD_TEXT, problemOfHold } from '#domain/delivery/hold.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { completionEmail } from '#domain/after-sales/short.ts';
import {
  type LineMove,
  type MoveProblem,
  type WorkLine,
  type WorkOrder,
  movedLine,
  problemOfMove,
  stateOfWork,
} from '#domain/delivery/work.ts';
import type { MeantWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';

/** What can be done to many orders at once. */
export const bulkActKinds = ['begin', 'complete', 'hold', 'resume', 'email', 'note'] as const;
export type BulkActKind = (typeof bulkActKinds)[number];

/** The same with what is typed for it: what customers of held orders are told, a note, or why lines end short. */
export interface BulkAct {
  kind: BulkActKind;
  /** Empty where the act needs none. */
  text: string;
  /** With how many units lines are completed that are reported below that, by `countKey`. */
  counts?: Readonly<Record<string, number>> | undefined;
}

/** By what the count of a line is given. */
export function countKey(order: { number: number }, line: { position: number }): string {
  return `${order.number}-${line.position}`;
}

/** Most orders of one bulk action that are chosen one by one, and that a filter chooses. */
export const MOST_CHOSEN = 200;
export const MOST_MATCHING = 500;

/** Most characters of the text that an act takes; null where it takes none. */
const mostText: Record<BulkActKind, number | null> = {
  begin: null,
  complete: MAX_NOTE_LENGTH,
  hold: MAX_HOLD_TEXT,
  resume: null,
  email: null,
  note: MAX_NOTE_LENGTH,
};

/** Whether an act takes a text, and whether it can do without. */
export function takesText(kind: BulkActKind): 'needed' | 'optional' | undefined {
  if (mostText[kind] === null) return undefined;
  return kind === 'complete' ? 'optional' : 'needed';
}

/** The text of an act as it was typed; empty where the act takes none. */
export function readActText({ kind, text }: BulkAct): string {
  return takesText(kind) ? cleanLines(text) : '';
}

/** What is wrong with the text of an act, at its field. */
export function problemOfText({
  kind,
  text,
}: BulkAct):
  | 'hold-text-missing'
  | 'hold-text-too-long'
  | 'note-missing'
  | 'note-too-long'
  | undefined {
  const most = mostText[kind];
  if (most === null) return undefined;
  const isHold = kind === 'hold';
  if (text === '' && takesText(kind) === 'optional') return undefined;
  if (text === '') return isHold ? 'hold-text-missing' : 'note-missing';
  if (text.length <= most) return undefined;
  return isHold ? 'hold-text-too-long' : 'note-too-long';
}

/** Why an act of a bulk action does nothing to an order; each is the key of a message. */
export type BulkProblem =
  | MoveProblem
  | HoldProblem
  | 'order-unknown'
  | 'line-held-already'
  | 'changed-meanwhile'
  | 'nothing-to-begin'
  | 'nothing-held'
  | 'note-missing'
  | 'note-too-long'
  | 'email-too-often'
  /** Something about the order is broken; nothing of the act was written. */
  | 'failed';
export type BulkOutcome =
  | 'done'
  /** It was taken back, or taken back before it began. */
  | 'undone'
  /** Its e-mail was taken back, and the rest stands. */
  | 'email-undone'
  | BulkProblem;

export interface BulkOrder extends WorkOrder {
  number: number;
  lines: readonly (WorkLine & { targetUrl: string | null })[];
  withdrawals: readonly MeantWithdrawal[];
}

/** What an act would do to an order: to which lines, and which e-mails would leave; or why nothing. */
export type BulkPlan =
  | {
      ok: true;
      positions: readonly number[];
      /** What becomes of lines that are begun or completed. */
      moves: readonly LineMove[];
      emails: readonly OrderEmailKind[];
    }
  | { ok: false; problem: BulkProblem };

/**
 * What an act of a bulk action does to one order. It changes every line that may be changed so; where there is none
 * it says why for the first. The dry run shows it, and the bulk action asks again when it is the order's turn.
 */
export function planOf(order: BulkOrder, act: BulkAct, now: Date): BulkPlan {
  switch (act.kind) {
    case 'begin':
    case 'complete':
      return planMoves(order, { ...act, kind: act.kind }, now);
    case 'hold':
      return planHold(order, act.text);
    case 'resume': {
      if (order.ending) return { ok: false, problem: order.ending };
      const held = order.lines.filter(({ heldAt }) => heldAt);
      if (held.length > 0) return planOrder(held);
      return { ok: false, problem: order.heldAt ? 'order-held' : 'nothing-held' };
    }
    case 'email':
      return planOrder([], ['order-link-customer']);
    case 'note':
      return planOrder([]);
  }
}

/** What a dry run shows of an order: its plan, and of the lines that it changes the target and, where it moves them, the count. */
export function shownOf({ lines }: BulkOrder, plan: BulkPlan): unknown {
  if (!plan.ok) return [plan];
  const changed = lines.filter(({ position }) => plan.positions.includes(position));
  const isMove = plan.moves.length > 0;
  return [plan, changed.map(({ targetUrl, delivered }) => [targetUrl, isMove ? delivered : null])];
}

type Moving = BulkAct & { kind: 'begin' | 'complete' };

/** A line is completed with the count that was given for it, or else with what is reported. */
function moveOf(order: BulkOrder, { kind, text, counts }: Moving, line: WorkLine): LineMove {
  const { position } = line;
  if (kind === 'begin') return { position, to: 'delivering' };
  const delivered = counts?.[countKey(order, line)];
  const isShort = delivered !== undefined && delivered < countUnits(line);
  return { position, to: 'completed', delivered, ...(isShort && { note: text }) };
}

/** What is reported below the units of a line completes it only with a count; one that cannot be stops the order. */
function planMoves(order: BulkOrder, act: Moving, now: Date): BulkPlan {
  const from = act.kind === 'begin' ? 'waiting' : 'delivering';
  const open = order.lines
    .filter(({ work }) => work === from)
    .map((line) => {
      const move = moveOf(order, act, line);
      return { line, move, problem: problemOfMove(order, line, move, now) };
    });
  const able = open.filter(({ problem }) => problem === undefined);
  const wrong = open.find(({ move, problem }) => problem && move.delivered !== undefined);
  const [first] = order.lines;
  if (!first) return { ok: false, problem: 'line-unknown' };
  if (wrong?.problem) return { ok: false, problem: wrong.problem };
  if (able.length === 0) {
    const problem = open[0]?.problem ?? problemOfMove(order, first, moveOf(order, act, first), now);
    return { ok: false, problem: problem ?? 'nothing-to-begin' };
  }
  const after = order.lines.map((line) => {
    const move = able.find((each) => each.line === line)?.move;
    return move ? { ...line, ...movedLine(line, move) } : line;
  });
  const isCompleted = stateOfWork(after) === 'completed';
  return {
    ...planOrder(
      able.map(({ line }) => line),
      isCompleted ? [completionEmail({ ...order, lines: after })] : [],
    ),
    moves: able.map(({ move }) => move),
  };
}

function planHold(order: BulkOrder, text: string): BulkPlan {
  const open = order.lines.filter(({ work, heldAt }) => work !== 'completed' && !heldAt);
  const [first] = order.lines;
  if (!first) return { ok: false, problem: 'line-unknown' };
  const problem = problemOfHold(order, open[0] ?? { work: 'completed' }, text);
  if (problem) return { ok: false, problem };
  // One e-mail tells of all lines that are held.
  return planOrder(open, ['order-held-customer']);
}

function planOrder(
  lines: readonly WorkLine[],
  emails: readonly OrderEmailKind[] = [],
): BulkPlan & { ok: true } {
  return { ok: true, positions: lines.map(({ position }) => position), moves: [], emails };
}

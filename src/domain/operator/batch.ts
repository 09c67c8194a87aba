import { cleanLines } from '#domain/clean-text.ts';
import { type HoldProblem, MAX_HOLD_TEXT, problemOfHold } from '#domain/order/hold-form.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import type { OrderEmailKind } from '#domain/order/order-email.ts';
import {
  type LineMove,
  type MoveProblem,
  type WorkLine,
  type WorkOrder,
  endsByCount,
  problemOfMove,
  stateOfWork,
} from '#domain/order/work.ts';

/** What can be done to many orders at once. */
export const batchActKinds = ['begin', 'complete', 'hold', 'resume', 'email', 'note'] as const;
export type BatchActKind = (typeof batchActKinds)[number];

/** The same with what is typed for it: what customers of held orders are told, or a note. */
export interface BatchAct {
  kind: BatchActKind;
  /** Empty where the act needs none. */
  text: string;
}

/** Most orders of one batch that are chosen one by one, and that a filter chooses. */
export const MOST_CHOSEN = 200;
export const MOST_MATCHING = 500;

/** Most characters of the text that an act needs; null where it needs none. */
const mostText: Record<BatchActKind, number | null> = {
  begin: null,
  complete: null,
  hold: MAX_HOLD_TEXT,
  resume: null,
  email: null,
  note: MAX_NOTE_LENGTH,
};

/** Whether an act needs a text. */
export function needsText(kind: BatchActKind): boolean {
  return mostText[kind] !== null;
}

/** The text of an act as it was typed; empty where the act needs none. */
export function readActText({ kind, text }: BatchAct): string {
  return needsText(kind) ? cleanLines(text) : '';
}

/** What is wrong with the text of an act, at its field. */
export function problemOfText({
  kind,
  text,
}: BatchAct):
  | 'hold-text-missing'
  | 'hold-text-too-long'
  | 'note-missing'
  | 'note-too-long'
  | undefined {
  const most = mostText[kind];
  if (most === null) return undefined;
  const isHold = kind === 'hold';
  if (text === '') return isHold ? 'hold-text-missing' : 'note-missing';
  if (text.length <= most) return undefined;
  return isHold ? 'hold-text-too-long' : 'note-too-long';
}

/** Why an act of a batch does nothing to an order; each is the key of a message. */
export type BatchProblem =
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
export type BatchOutcome = 'done' | BatchProblem;

/** An order as far as a batch looks at it. */
export interface BatchOrder extends WorkOrder {
  /** Whether money has gone back, or is about to. */
  hasRefunds: boolean;
  lines: readonly WorkLine[];
}

/** What an act would do to an order: to which lines, and which e-mails would leave; or why nothing. */
export type BatchPlan =
  | { ok: true; positions: readonly number[]; emails: readonly OrderEmailKind[] }
  | { ok: false; problem: BatchProblem };

/**
 * What an act of a batch does to one order. It changes every line that may be changed so; where there is none
 * it says why for the first. The dry run shows it, and the batch asks again when it is the order's turn.
 */
export function planOf(order: BatchOrder, act: BatchAct, now: Date): BatchPlan {
  switch (act.kind) {
    case 'begin':
    case 'complete':
      return planMoves(order, act.kind, now);
    case 'hold':
      return planHold(order, act.text);
    case 'resume': {
      const held = order.lines.filter(({ heldAt }) => heldAt);
      if (held.length > 0) return planned(held);
      return { ok: false, problem: order.heldAt ? 'order-held' : 'nothing-held' };
    }
    case 'email':
      return planned([], ['order-link-customer']);
    case 'note':
      return planned([]);
  }
}

/** The moves of the lines that an act begins or completes. */
export function movesOf(kind: 'begin' | 'complete', positions: readonly number[]): LineMove[] {
  const to = kind === 'begin' ? 'delivering' : 'completed';
  return positions.map((position) => ({ position, to }));
}

function planMoves(order: BatchOrder, kind: 'begin' | 'complete', now: Date): BatchPlan {
  const from = kind === 'begin' ? 'waiting' : 'delivering';
  const problemOf = (line: WorkLine) => {
    const [move] = movesOf(kind, [line.position]);
    if (kind === 'complete' && endsByCount(order.hasRefunds, line)) return 'delivered-short';
    return move && problemOfMove(order, line, move, now);
  };
  const open = order.lines.filter(({ work }) => work === from);
  const able = open.filter((line) => problemOf(line) === undefined);
  const [first] = open.length > 0 ? open : order.lines;
  if (!first) return { ok: false, problem: 'line-unknown' };
  if (able.length === 0) return { ok: false, problem: problemOf(first) ?? 'nothing-to-begin' };
  const to = kind === 'begin' ? 'delivering' : 'completed';
  const after = order.lines.map((line) => (able.includes(line) ? ({ work: to } as const) : line));
  const isCompleted = stateOfWork(after) === 'completed';
  return planned(able, isCompleted ? ['order-completed-customer'] : []);
}

function planHold(order: BatchOrder, text: string): BatchPlan {
  const open = order.lines.filter(({ work, heldAt }) => work !== 'completed' && !heldAt);
  const [first] = order.lines;
  if (!first) return { ok: false, problem: 'line-unknown' };
  const problem = problemOfHold(order, open[0] ?? { work: 'completed' }, text);
  if (problem) return { ok: false, problem };
  // One e-mail tells of all lines that are held.
  return planned(open, ['order-held-customer']);
}

function planned(lines: readonly WorkLine[], emails: readonly OrderEmailKind[] = []): BatchPlan {
  return { ok: true, positions: lines.map(({ position }) => position), emails };
}

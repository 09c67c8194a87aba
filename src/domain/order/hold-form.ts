import { cleanLines } from '#domain/clean-text.ts';
import type { Ending } from './ending.ts';
import type { LineWork } from './line-work.ts';
import type { OrderState } from './order.ts';

/** Most characters of what the customer of a held line is told. */
export const MAX_HOLD_TEXT = 1000;

export type HoldProblem =
  | Ending
  | 'hold-text-missing'
  | 'hold-text-too-long'
  /** Nothing of it is delivered any more, or not yet paid for. */
  | 'hold-over';

/** What the customer is told, as it was typed. */
export function readHoldText(typed: string): string {
  return cleanLines(typed);
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

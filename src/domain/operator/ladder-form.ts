import type { Ladder, Rung } from '#domain/catalogue/pricing.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { cleanText } from '#domain/clean-text.ts';

/** Rungs of the ladder at most, and the most percent that one takes off (rules 84). */
export const MOST_RUNGS = 6;
export const MOST_LADDER_PERCENT = 50;

/** A rung as it is typed. */
export interface TypedRung {
  items: string;
  percent: string;
}

/** The ladder as it is typed: rows that are empty are none; `popular` is the number of a row, or empty. */
export interface TypedLadder {
  rungs: readonly TypedRung[];
  popular: string;
}

export type LadderTypo =
  | 'rung-items'
  | 'rung-percent'
  | 'rung-first'
  | 'rung-rising'
  | 'rung-popular'
  | 'rungs-few';
/** By the name of the field: `items-2`, `percent-2`, `popular`. */
export type LadderTypos = Readonly<Record<string, LadderTypo>>;

/** Reads the form of the ladder, or says what is wrong at which field. */
export function readLadderForm(
  typed: TypedLadder,
): { ok: true; ladder: Ladder } | { ok: false; problems: LadderTypos } {
  const problems: Record<string, LadderTypo> = {};
  const ladder: Rung[] = [];
  typed.rungs.slice(0, MOST_RUNGS).forEach((row, index) => {
    if (cleanText(row.items) === '' && cleanText(row.percent) === '') return;
    const [items, percent] = [wholeIn(row.items), wholeIn(row.percent)];
    if (!items || items > MAX_QUANTITY) problems[`items-${index}`] = 'rung-items';
    if (percent === undefined || percent > MOST_LADDER_PERCENT) {
      problems[`percent-${index}`] = 'rung-percent';
    }
    if (!items || percent === undefined) return;
    const below = ladder.at(-1);
    if (!below && (items !== 1 || percent !== 0)) problems[`items-${index}`] ??= 'rung-first';
    if (below && items <= below.items) problems[`items-${index}`] ??= 'rung-rising';
    if (below && percent <= below.percent) problems[`percent-${index}`] ??= 'rung-rising';
    const isPopular = typed.popular === String(index);
    if (isPopular && percent === 0) problems['popular'] = 'rung-popular';
    ladder.push({ items, percent, ...(isPopular && { popular: true }) });
  });
  if (ladder.length < 2) problems['items-1'] ??= 'rungs-few';
  const isRead = Object.keys(problems).length === 0;
  return isRead ? { ok: true, ladder } : { ok: false, problems };
}

function wholeIn(typed: string): number | undefined {
  const bare = cleanText(typed).replace(/\s?%$/u, '');
  return /^\d{1,3}$/.test(bare) ? Number(bare) : undefined;
}

import type { Ladder, Rung } from '#domain/catalogue/pricing.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { cleanText } from '#domain/clean-text.ts';
import { readWholeCrowns } from '#domain/order/read-amount.ts';
import { HIGHEST_PRICE } from './package-form.ts';

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
  /** From which price on a package counts, in whole crowns; empty for all. */
  countsFrom: string;
}

export type LadderTypo =
  | 'rung-items'
  | 'rung-percent'
  | 'rung-first'
  | 'rung-rising'
  | 'rung-popular'
  | 'rungs-few'
  | 'counts-from';
/** By the name of the field: `items-2`, `percent-2`, `popular`, `countsFrom`. */
export type LadderTypos = Readonly<Record<string, LadderTypo>>;

/** Reads the form of the ladder, or says what is wrong at which field. */
export function readLadderForm(
  typed: TypedLadder,
): { ok: true; ladder: Ladder } | { ok: false; problems: LadderTypos } {
  const problems: Record<string, LadderTypo> = {};
  const rungs: Rung[] = [];
  typed.rungs.slice(0, MOST_RUNGS).forEach((row, index) => {
    if (cleanText(row.items) === '' && cleanText(row.percent) === '') return;
    const [items, percent] = [wholeIn(row.items), wholeIn(row.percent)];
    if (!items || items > MAX_QUANTITY) problems[`items-${index}`] = 'rung-items';
    if (percent === undefined || percent > MOST_LADDER_PERCENT) {
      problems[`percent-${index}`] = 'rung-percent';
    }
    if (!items || percent === undefined) return;
    const below = rungs.at(-1);
    if (!below && (items !== 1 || percent !== 0)) problems[`items-${index}`] ??= 'rung-first';
    if (below && items <= below.items) problems[`items-${index}`] ??= 'rung-rising';
    if (below && percent <= below.percent) problems[`percent-${index}`] ??= 'rung-rising';
    const isPopular = typed.popular === String(index);
    if (isPopular && percent === 0) problems['popular'] = 'rung-popular';
    rungs.push({ items, percent, ...(isPopular && { popular: true }) });
  });
  const isAll = cleanText(typed.countsFrom) === '';
  const countsFrom = isAll ? 0 : readWholeCrowns(typed.countsFrom, HIGHEST_PRICE);
  if (countsFrom === undefined) problems['countsFrom'] = 'counts-from';
  if (rungs.length < 2) problems['items-1'] ??= 'rungs-few';
  if (countsFrom === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, ladder: { rungs, countsFrom } };
}

function wholeIn(typed: string): number | undefined {
  const bare = cleanText(typed).replace(/\s?%$/u, '');
  return /^\d{1,3}$/.test(bare) ? Number(bare) : undefined;
}

import type { Haler } from '#domain/money.ts';
import type { CodeProblems, CodeValues } from './code-form.ts';

/** What an editor gives by code at most: a percentage, or an amount on orders of so much and more; and how often. */
export const EDITOR_PERCENT = 20;
export const EDITOR_AMOUNT: Haler = 200_00;
export const EDITOR_LEAST: Haler = 1_000_00;
export const EDITOR_USES = 50;

/** The share of the price, in percent, from which on the owners are told of a code. */
const TOLD_PERCENT = 50;

type Worth = Pick<CodeValues, 'percent' | 'amount' | 'least' | 'uses'>;

/** Where a code gives more than an editor may give; nothing where an editor may make it. */
export function beyondEditor({ percent, amount, least, uses }: Worth): CodeProblems {
  return {
    ...((percent ?? 0) > EDITOR_PERCENT && { percent: 'percent-owner' }),
    ...((amount ?? 0) > EDITOR_AMOUNT && { amount: 'amount-owner' }),
    ...(amount !== null && (least ?? 0) < EDITOR_LEAST && { least: 'least-owner' }),
    ...((uses === null || uses > EDITOR_USES) && { uses: 'uses-owner' }),
  };
}

/** Whether a code is the owner's to make, to change and to end. */
export function isOfOwner(code: Worth): boolean {
  return Object.keys(beyondEditor(code)).length > 0;
}

/**
 * Whether a code takes off half the price and more.
 * @param cheapest what the cheapest package costs, in haléře: an amount may be for such an order
 */
export function isHalfPrice(
  { percent, amount, least }: Worth,
  cheapest: Haler | undefined = 0,
): boolean {
  const price = Math.max(least ?? 0, cheapest);
  return (
    (percent ?? 0) >= TOLD_PERCENT || (amount !== null && amount * 100 >= price * TOLD_PERCENT)
  );
}

import { crowns } from '#domain/money.ts';
import { readWholeCrowns } from '#domain/order/read-amount.ts';

/** Most characters that are looked for: a link with its tail. */
export const MOST_SEARCHED = 1000;
/** Most characters of a discount code. */
export const MOST_CODE = 40;
/** The largest sum that is looked for. */
const MOST_SUM = crowns(99_999_999);

/** Reads one of a closed list of words. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
): (typed: string) => Choice | undefined {
  return (typed) => choices.find((choice) => choice === typed);
}

/** Reads a sum of whole crowns, of which it gives the number. */
export function readCrowns(typed: string): number | undefined {
  const sum = readWholeCrowns(typed, MOST_SUM);
  return sum === undefined ? undefined : sum / 100;
}

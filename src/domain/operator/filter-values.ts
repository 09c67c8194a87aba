/** Most characters that are looked for: a link with its tail. */
export const MOST_SEARCHED = 1000;
/** Most characters of a discount code. */
export const MOST_CODE = 40;
/** Most whole crowns of a sum. */
const MOST_CROWNS = 99_999_999;

/** Reads one of a closed list of words. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
): (typed: string) => Choice | undefined {
  return (typed) => choices.find((choice) => choice === typed);
}

/** Reads whole crowns as people write them: 1000, 1 000, 1.000, 1,000 Kč. */
export function readSum(typed: string): number | undefined {
  const bare = typed
    .replace(/Kč|CZK/i, '')
    .trim()
    .replaceAll(/(?<=\d)[\s.,](?=\d{3}(?!\d))/gu, '');
  const sum = /^\d{1,8}$/.test(bare) ? Number(bare) : Number.NaN;
  return sum <= MOST_CROWNS ? sum : undefined;
}

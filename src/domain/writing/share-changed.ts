/** The part of a text's words below which a change is none that a reader notices: correcting is not reading. */
const LEAST_SHARE = 0.02;
/** Words of each text that are compared; more than an article has. */
const MOST_WORDS = 3000;

/**
 * Which part of its words a person has changed in a text: 0 where only spelling, signs, capitals or spaces
 * differ, 1 where nothing is left. Counted by the fewest words to put in, take out or exchange; a word
 * exchanged for one that differs by a letter or two is corrected spelling and does not count (rules 80).
 */
export function shareChanged(before: string, after: string): number {
  const from = wordsOf(before);
  const to = wordsOf(after);
  const most = Math.max(from.length, to.length);
  return most === 0 ? 0 : Math.min(1, distance(from, to, isOtherWord) / most);
}

/** Whether a change shows that somebody has read the text and thought about it, as article 50 of the AI Act asks. */
export function isReworked(share: number): boolean {
  return share >= LEAST_SHARE;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** Figures are never a matter of spelling. */
function isOtherWord(one: string, other: string): boolean {
  if (one === other) return false;
  if (/\d/.test(one + other)) return true;
  const allowed = Math.min(one.length, other.length) >= 6 ? 2 : 1;
  if (Math.min(one.length, other.length) < 4) return true;
  if (Math.abs(one.length - other.length) > allowed) return true;
  return distance([...one], [...other], (a, b) => a !== b) > allowed;
}

/** Levenshtein's distance, kept in one row. */
function distance<T>(
  from: readonly T[],
  to: readonly T[],
  isOther: (one: T, other: T) => boolean,
): number {
  let row = to.map((_, index) => index + 1);
  for (const [index, one] of from.entries()) {
    let corner = index;
    let left = index + 1;
    row = row.map((above, column) => {
      const other = to[column];
      const exchanged = corner + (other !== undefined && isOther(one, other) ? 1 : 0);
      corner = above;
      left = Math.min(above + 1, left + 1, exchanged);
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}

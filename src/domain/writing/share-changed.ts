/** The part of a text's words below which a change is none that a reader notices: correcting is not reading. */
const LEAST_SHARE = 0.02;
/** Words of each text that are compared; more than an article has. */
const MOST_WORDS = 3000;
/**
 * Comparisons of words beyond which a whole stretch is taken for another one, because they would keep the server
 * busy; more than twice what the longest article of a generator takes.
 */
const MOST_COMPARED = 4_000_000;

/**
 * Which part of its words a person has changed in a text: 0 where only spelling, signs, capitals or spaces
 * differ, 1 where nothing is left. Counted by the fewest words to put in, take out or exchange; a word
 * exchanged for one that differs by a letter or two is corrected spelling and does not count (rules 80).
 */
export function shareChanged(before: string, after: string): number {
  const from = wordsOf(before);
  const to = wordsOf(after);
  const most = Math.max(from.length, to.length);
  return most === 0 ? 0 : Math.min(1, wordsChanged(from, to) / most);
}

/** Whether a change shows that somebody has read the text and thought about it, as article 50 of the AI Act asks. */
export function isReworked(share: number): boolean {
  return share >= LEAST_SHARE;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** The fewest words to put in, take out or exchange. What both texts begin and end with is not compared. */
function wordsChanged(from: readonly string[], to: readonly string[]): number {
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < least - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const former = from.slice(start, from.length - end);
  const latter = to.slice(start, to.length - end);
  if (former.length * latter.length > MOST_COMPARED) return Math.max(former.length, latter.length);
  return distance(former, latter);
}

/** Levenshtein's distance, kept in one row; each word of the former text is compared once. */
function distance(from: readonly string[], to: readonly string[]): number {
  const compared = new Map<string, Uint8Array>();
  const row = Uint16Array.from(to, (_, index) => index + 1);
  for (const [index, one] of from.entries()) {
    const exchanges = compared.get(one) ?? Uint8Array.from(to, (other) => costOf(one, other));
    compared.set(one, exchanges);
    let corner = index;
    let left = index + 1;
    for (let column = 0; column < row.length; column += 1) {
      const above = row[column] ?? 0;
      left = Math.min(above + 1, left + 1, corner + (exchanges[column] ?? 0));
      corner = above;
      row[column] = left;
    }
  }
  return row.at(-1) ?? from.length;
}

/** 1 where a word is exchanged for another one, 0 where it is the same or corrected spelling. */
function costOf(one: string, other: string): 0 | 1 {
  if (one === other) return 0;
  const least = Math.min(one.length, other.length);
  const most = least >= 6 ? 2 : 1;
  if (least < 4 || !differsBy(one, other, most)) return 1;
  // Figures are never a matter of spelling.
  return /\d/.test(one + other) ? 1 : 0;
}

/** Whether at most so many letters have to be put in, taken out or exchanged. */
function differsBy(one: string, other: string, most: number, i = 0, j = 0): boolean {
  if (Math.abs(one.length - i - (other.length - j)) > most) return false;
  if (i < one.length && j < other.length && one[i] === other[j])
    return differsBy(one, other, most, i + 1, j + 1);
  if (i === one.length || j === other.length) return true;
  if (most === 0) return false;
  return (
    differsBy(one, other, most - 1, i + 1, j + 1) ||
    differsBy(one, other, most - 1, i + 1, j) ||
    differsBy(one, other, most - 1, i, j + 1)
  );
}

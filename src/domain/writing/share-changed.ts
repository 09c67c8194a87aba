/** The part of a text's words below which a change is none that a reader notices: correcting is not reading. */
const LEAST_SHARE = 0.02;
/** Words of each text that are compared; more than an article has. */
const MOST_WORDS = 3000;
/** Letters of a word whose spelling is looked at; more than any word has. */
const MOST_CHARACTERS = 40;

/**
 * Which part of its words a person has changed in a text: 0 where only spelling, signs, capitals or spaces
 * differ, 1 where nothing is left. Counted by the fewest words to put in, take out or exchange; a word
 * exchanged for one that differs by a letter or two is corrected spelling and does not count (rules 80).
 */
export function shareChanged(before: string, after: string): number {
  const from = wordsOf(before);
  const to = wordsOf(after);
  const most = Math.max(from.length, to.length);
  return most === 0 ? 0 : Math.min(1, wordsChanged(...apart(from, to)) / most);
}

/** Whether a change shows that somebody has read the text and thought about it, as article 50 of the AI Act asks. */
export function isReworked(share: number): boolean {
  return share >= LEAST_SHARE;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

/** What differs between two runs of words: without their common beginning and their common end. */
function apart(from: readonly string[], to: readonly string[]): [string[], string[]] {
  const most = Math.min(from.length, to.length);
  let begin = 0;
  while (begin < most && from[begin] === to[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return [from.slice(begin, from.length - end), to.slice(begin, to.length - end)];
}

/** Words put in, taken out and exchanged for others than their own corrected spelling. */
function wordsChanged(from: readonly string[], to: readonly string[]): number {
  const { steps, exchanged } = distance(from, to);
  const corrected = exchanged.filter(([one, other]) => !isOtherWord(one, other));
  return steps - corrected.length;
}

/** Figures are never a matter of spelling. */
function isOtherWord(one: string, other: string): boolean {
  const [fewest, most] = [one.length, other.length].toSorted((a, b) => a - b);
  if (fewest === undefined || most === undefined || /\d/.test(one + other)) return true;
  const allowed = fewest >= 6 ? 2 : 1;
  if (fewest < 4 || most > MOST_CHARACTERS || most - fewest > allowed) return true;
  return distance([...one], [...other]).steps > allowed;
}

/**
 * Levenshtein's distance, and the pairs that are exchanged on the way. Compared are numbers in one plain table:
 * two articles that have no word in common are nine million steps.
 */
function distance(
  from: readonly string[],
  to: readonly string[],
): { steps: number; exchanged: [string, string][] } {
  const numbers = new Map<string, number>();
  const numbered = (words: readonly string[]) =>
    Uint16Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  const table = tableOf(numbered(from), numbered(to));
  const exchanged: [string, string][] = [];
  const width = to.length + 1;
  let [row, column] = [from.length, to.length];
  while (row > 0 && column > 0) {
    const here = table[row * width + column] ?? 0;
    const corner = table[(row - 1) * width + column - 1] ?? 0;
    const [one = '', other = ''] = [from[row - 1], to[column - 1]];
    if (one === other || here === corner + 1) {
      if (one !== other) exchanged.push([one, other]);
      [row, column] = [row - 1, column - 1];
    } else if (here === (table[(row - 1) * width + column] ?? 0) + 1) row -= 1;
    else column -= 1;
  }
  return { steps: table.at(-1) ?? 0, exchanged };
}

/** The distance of each beginning of the one to each beginning of the other, row by row. */
function tableOf(from: Uint16Array, to: Uint16Array): Uint16Array {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  for (let column = 1; column < width; column += 1) table[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    const one = from[row - 1];
    let at = row * width;
    let left = row;
    let corner = row - 1;
    table[at] = row;
    for (let column = 0; column < to.length; column += 1) {
      at += 1;
      const above = table[at - width] ?? 0;
      const exchanged = one === to[column] ? corner : corner + 1;
      const moved = (above < left ? above : left) + 1;
      left = exchanged < moved ? exchanged : moved;
      corner = above;
      table[at] = left;
    }
  }
  return table;
}

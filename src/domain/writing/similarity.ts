/** From which likeness on an article is too much like another one (rules 80). */
export const MOST_ALIKE = 0.25;
const SHINGLE_WORDS = 3;

/** The runs of three words of a text, without marks, codes and targets of links. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(/\[\[[^\][]{0,200}\]\]/g, ' ')
      .replaceAll(/\]\([^()\n]{0,300}\)/g, ']')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')),
  );
}

/** How much two texts have in common: the shared part of all their runs of three words, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of fewer) if (more.has(shingle)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The most that a text has in common with one of others, and with which. */
export function findMostAlike<Other extends { shingles: ReadonlySet<string> }>(
  text: string,
  others: readonly Other[],
): { share: number; other: Other | undefined } {
  const own = shinglesOf(text);
  let most: { share: number; other: Other | undefined } = { share: 0, other: undefined };
  for (const other of others) {
    const share = likeness(own, other.shingles);
    if (share > most.share) most = { share, other };
  }
  return most;
}

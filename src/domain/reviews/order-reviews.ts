import type { Review } from './review.ts';

/** Newest first; of one moment they keep the sequence in which they came, which is that of the database. */
export function newestFirst(reviews: readonly Review[]): Review[] {
  return reviews.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Takes `count` of the reviews as if by chance, and for one seed always the same ones: the home page shows the
 * same all day on all replicas.
 */
export function pickBySeed(reviews: readonly Review[], count: number, seed: string): Review[] {
  return reviews
    .map((review) => ({ review, drawn: hash(`${seed} ${review.id}`) }))
    .toSorted((a, b) => a.drawn - b.drawn || compare(a.review.id, b.review.id))
    .slice(0, count)
    .map(({ review }) => review);
}

/** FNV-1a, 32 bits, with a last stir: days differ in one digit. It need not be hard to guess. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * What the home page shows: the newest that people wrote, and for what is missing samples, where the shop
 * shows any.
 * @param written newest first
 */
export function homeReviews(
  written: readonly Review[],
  samples: readonly Review[],
  { count, seed }: { count: number; seed: string },
): Review[] {
  const newest = written.slice(0, count);
  return newestFirst([...newest, ...pickBySeed(samples, count - newest.length, seed)]);
}

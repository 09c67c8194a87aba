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
 * What the home page shows: the newest that people wrote; for what is missing behind them the newest generated ones,
 * then samples, as far as the shop shows any.
 */
export function homeReviews(
  { written, generated, samples }: Record<'written' | 'generated' | 'samples', readonly Review[]>,
  { count, seed }: { count: number; seed: string },
): Review[] {
  const found = [...newestFirst(written), ...newestFirst(generated)].slice(0, count);
  return [...found, ...newestFirst(pickBySeed(samples, count - found.length, seed))];
}

import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import type { ReviewPlatform } from './platform.ts';

/** Where a review can come from (rules 17). */
export const reviewOrigins = ['customer', 'imported', 'sample', 'generated'] as const;
export type ReviewOrigin = (typeof reviewOrigins)[number];

/** Stars, from the worst to the best. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** The ordered line that a customer's review is about: the proof that it was bought. */
export interface ReviewedLine {
  orderId: string;
  position: number;
}

/**
 * Where a review comes from, with what shows it: there is no review of a customer without the line that was
 * ordered, and none that was brought in without its source (rules 17).
 */
export type Provenance =
  | { origin: 'customer'; line: ReviewedLine }
  | {
      origin: 'imported';
      source: string;
      /** Its address there, where that is known. */
      sourceUrl?: string | undefined;
      /** The day on which it was exported there, YYYY-MM-DD. */
      exportedOn?: string | undefined;
    }
  | { origin: 'sample' }
  | { origin: 'generated'; writer: TextWriter };

/** A review as pages show it. Without its provenance it is none, and cannot be drawn. */
export type Review = ReviewWords & Provenance;

export interface ReviewWords {
  id: string;
  name: string;
  /** The city, in English samples with the country; empty where it is not known. */
  location: string;
  text: string;
  rating: Rating;
  platform: ReviewPlatform;
  language: Locale;
  writtenAt: Date;
  /** What the shop answered, in the same language. */
  reply?: string;
}

/** What stands beside a review and says where it comes from; every review has one. */
export type OriginLabel = 'verified' | 'imported' | 'sample' | 'generated' | 'composed';

/** The label of a review. That a purchase is verified follows from its line and from nothing else. */
export function originLabel(provenance: Provenance): OriginLabel {
  switch (provenance.origin) {
    case 'customer':
      return 'verified';
    case 'imported':
      return 'imported';
    case 'sample':
      return 'sample';
    case 'generated':
      return writerLabels[provenance.writer];
  }
}

const writerLabels: Record<TextWriter, OriginLabel> = { model: 'generated', composer: 'composed' };

/** Whether a review was written by somebody who is no part of the shop: only such ones are ever counted. */
export function isGenuine({ origin }: Pick<Provenance, 'origin'>): boolean {
  return origin === 'customer' || origin === 'imported';
}

/** What the operator has switched on; both are off until then, and neither takes a label away. */
export interface ReviewSwitches {
  samples: boolean;
  generated: boolean;
}

/** A shop that has never been told otherwise. */
export const allOff: ReviewSwitches = { samples: false, generated: false };

/** The origins that a shop shows: a local one all, a public one what people wrote and what is switched on. */
export function originsShown(isLocal: boolean, switches: ReviewSwitches): readonly ReviewOrigin[] {
  return reviewOrigins.filter((origin) => {
    const shown = shownWhere[origin];
    return isLocal || shown === 'always' || switches[shown];
  });
}

/** The switch that shows an origin on a public shop; what people wrote needs none. */
const shownWhere: Record<ReviewOrigin, 'always' | keyof ReviewSwitches> = {
  customer: 'always',
  imported: 'always',
  sample: 'samples',
  generated: 'generated',
};

/** The rating that a number is; undefined where it is none. */
export function readRating(value: number): Rating | undefined {
  return ratings.find((rating) => rating === value);
}

/** Newest first; of one moment they keep the sequence in which they came, which is that of the database. */
export function sortReviews(reviews: readonly Review[]): Review[] {
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
  const found = [...sortReviews(written), ...sortReviews(generated)].slice(0, count);
  return [...found, ...sortReviews(pickBySeed(samples, count - found.length, seed))];
}

/** A built-in review, which nobody wrote after a purchase. All of them have five stars. */
export interface SampleText {
  /** The day, ISO 8601. */
  date: string;
  name: string;
  city: string;
  /** In the English set alone. */
  country?: string;
  platform: ReviewPlatform;
  text: string;
}

/** A built-in review with its origin, which it never loses (rules 17). */
export function sampleReview(
  { date, name, city, country, platform, text }: SampleText,
  language: Locale,
): Review {
  return {
    id: `sample-${language}-${date}`,
    name,
    location: country === undefined ? city : `${city}, ${country}`,
    text,
    rating: 5,
    platform,
    language,
    // Noon is the same day in Prague and in UTC.
    writtenAt: noonOf(date),
    origin: 'sample',
  };
}

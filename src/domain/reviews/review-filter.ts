import { cleanText } from '#domain/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { chosen } from '#domain/nothing-chosen.ts';
import { readChoice } from '#domain/operator/filter-values.ts';
import { isUuid } from '#domain/uuid.ts';
import { type ReviewState, reviewStates } from './moderation.ts';
import { type ReviewPlatform, reviewPlatforms } from './platform.ts';
import { type Rating, type ReviewOrigin, ratings, reviewOrigins } from './review.ts';

/** Fewest and most characters of a word that reviews are searched for. */
export const REVIEW_SEARCH = { least: 3, most: 200 } as const;

/** Which reviews the operator's list shows; what is undefined does not matter. */
export interface ReviewFilter {
  state: ReviewState | undefined;
  origin: ReviewOrigin | undefined;
  platform: ReviewPlatform | undefined;
  /** The text of its service, as it is stored. */
  service: string | undefined;
  language: Locale | undefined;
  rating: Rating | undefined;
  /** What its name or text contains. */
  q: string | undefined;
}

/** A place in the list, which is sorted by these three, all downwards. */
export interface ReviewPlace {
  side: 'after' | 'before';
  /** 1 for a review that waits. */
  waiting: number;
  /** ISO 8601, with as many digits as the database has. */
  at: string;
  id: string;
}

/** Reads a filter out of an address; what makes no sense there does not matter, but for a search that is too short. */
export function readReviewFilter(read: (name: string) => string): {
  filter: ReviewFilter;
  problem: 'search-short' | undefined;
} {
  const q = cleanText(read('q')).slice(0, REVIEW_SEARCH.most);
  const isShort = q !== '' && q.length < REVIEW_SEARCH.least;
  const filter: ReviewFilter = {
    state: readChoice(reviewStates)(read('state')),
    origin: readChoice(reviewOrigins)(read('origin')),
    platform: readChoice(reviewPlatforms)(read('platform')),
    service: chosen(cleanText(read('service'))).slice(0, REVIEW_SEARCH.most) || undefined,
    language: readChoice(locales)(read('language')),
    rating: ratings.find((rating) => String(rating) === read('rating')),
    q: isShort || q === '' ? undefined : q,
  };
  return { filter, problem: isShort ? 'search-short' : undefined };
}

/** The filter as a query, and the place in the list with it. */
export function reviewQuery(filter: ReviewFilter, place?: ReviewPlace): Record<string, string> {
  const said = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const at = place && [[place.side, `${place.waiting}_${place.at}_${place.id}`]];
  return Object.fromEntries([...said, ...(at ?? [])]);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/** Reads the place out of an address; undefined for the beginning of the list. */
export function readReviewPlace(read: (name: string) => string): ReviewPlace | undefined {
  for (const side of ['after', 'before'] as const) {
    const [waiting = '', at = '', id = ''] = read(side).split('_');
    const isMoment = MOMENT.test(at) && !Number.isNaN(Date.parse(at));
    if (/^[01]$/.test(waiting) && isMoment && isUuid(id)) {
      return { side, waiting: Number(waiting), at, id };
    }
  }
  return undefined;
}

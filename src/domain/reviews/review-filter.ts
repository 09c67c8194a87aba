import { oneOf, oneOfKnown, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { reviewStates } from './moderation.ts';
import { reviewPlatforms } from './platform.ts';
import { ratings, reviewOrigins } from './review.ts';

const MOST_CHARACTERS = 200;

/** Which reviews the operator's list shows. */
export const reviewFilter = /* @__PURE__ */ defineFilter({
  /** What its name or text contains; an index finds three characters. */
  q: searchText({ least: 3, max: MOST_CHARACTERS }),
  state: oneOf(reviewStates),
  origin: oneOf(reviewOrigins),
  platform: oneOf(reviewPlatforms),
  /** The text of its service, as it is stored. */
  service: oneOfKnown((service) => service.slice(0, MOST_CHARACTERS)),
  language: oneOf(locales),
  rating: oneOf(ratings),
});
export type ReviewFilter = FilterValues<typeof reviewFilter.fields>;

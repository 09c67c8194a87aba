import type { Arrival } from './arrival.ts';
import type { CountKind } from './count-kind.ts';

/** Where readers come from who were not on a page of the shop before (rules 58). */
export const outsideSources = [
  'search',
  'social',
  'assistant',
  'campaign',
  'site',
  'direct',
] as const satisfies Exclude<Arrival, 'inside'>[];

/** Of what the readings of a page are made: whoever came from outside, and who was on a page of the shop before. */
export const readingKinds = [...outsideSources, 'inside'] as const satisfies Arrival[];

/** Everything that is counted of an answered page: its readings, and what was no reading of a person. */
export const countedKinds = [
  ...readingKinds,
  'ahead',
  'robot',
  'drawn',
] as const satisfies CountKind[];
export type CountedKind = (typeof countedKinds)[number];

/** The name of the pages of all packages together, beside the names that `pageKey` gives to pages. */
export const PACKAGE_PAGES = 'packages';

import type { Arrival } from './arrival.ts';

/** Where readers come from who were not on a page of the shop before (rules 58). */
export const outsideSources = [
  'search',
  'social',
  'assistant',
  'campaign',
  'site',
  'direct',
] as const satisfies Exclude<Arrival, 'inside'>[];
export type OutsideSource = (typeof outsideSources)[number];

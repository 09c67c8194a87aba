import type { Locale } from '#domain/locale.ts';

/** The steps from a page to the money, in their sequence (rules 58). */
export const waySteps = [
  'pages',
  'packages',
  'carts',
  'details',
  'made',
  'checkouts',
  'paid',
] as const;
export type WayStep = (typeof waySteps)[number];

/** How many came how far on a day. */
export interface WayDay extends Record<WayStep, number> {
  day: string;
  edition: Locale;
}

/** The same of several days. */
export function addWay(days: readonly WayDay[]): Record<WayStep, number> {
  const sums = { pages: 0, packages: 0, carts: 0, details: 0, made: 0, checkouts: 0, paid: 0 };
  for (const day of days) for (const step of waySteps) sums[step] += day[step];
  return sums;
}

import type { Locale } from '#domain/locale.ts';
import { type Period, isWithin } from '#domain/figures/periods.ts';

/** How far orders come (rules 58): stored, with a checkout at the provider, paid. */
export type FunnelStage = 'order' | 'checkout' | 'paid';

/** The way from the cart to the money, for one day and edition. */
export interface FunnelDay {
  /** In Prague, ISO 8601: 2026-11-22. */
  day: string;
  edition: Locale;
  /** Carts that got their first package on that day. */
  carts: number;
  /** Orders made on that day, and how many of them had a checkout and were paid, then or later. */
  orders: number;
  checkouts: number;
  paid: number;
}

/** The steps from the cart to the money, in their sequence. */
export const funnelSteps = ['carts', 'orders', 'checkouts', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
export type FunnelSums = Record<FunnelStep, number>;

/** How many came how far in a period, both editions together. */
export function sumFunnel(days: readonly FunnelDay[], period: Period): FunnelSums {
  const within = days.filter(({ day }) => isWithin(period, day));
  const sumOf = (step: FunnelStep) => within.reduce((sum, day) => sum + day[step], 0);
  return {
    carts: sumOf('carts'),
    orders: sumOf('orders'),
    checkouts: sumOf('checkouts'),
    paid: sumOf('paid'),
  };
}

/** The steps from a page to the money, in their sequence (rules 58). */
export const journeySteps = [
  'pages',
  'packages',
  'carts',
  'details',
  'made',
  'checkouts',
  'paid',
] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** How many came how far on a day. */
export interface JourneyDay extends Record<JourneyStep, number> {
  day: string;
  edition: Locale;
}

/** The same of several days. */
export function sumJourney(days: readonly JourneyDay[]): Record<JourneyStep, number> {
  const sums = { pages: 0, packages: 0, carts: 0, details: 0, made: 0, checkouts: 0, paid: 0 };
  for (const day of days) for (const step of journeySteps) sums[step] += day[step];
  return sums;
}

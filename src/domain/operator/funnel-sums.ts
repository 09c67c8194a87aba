import type { FunnelDay } from '#domain/counting/funnel.ts';
import { type Period, isWithin } from './periods.ts';

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

import type { Locale } from '#domain/locale.ts';

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

import { oneOf } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { type Period, daysOf, isWithin } from './periods.ts';

/** Which way money went. */
export const ledgerSides = ['received', 'returned'] as const;

/** Which payments and refunds of a period are listed. */
export const ledgerFilter = /* @__PURE__ */ defineFilter({
  side: oneOf(ledgerSides),
  edition: oneOf(locales),
});
export type LedgerFilter = FilterValues<typeof ledgerFilter.fields>;

/** Money that came and went: of one day, or of several added up. */
export interface Takings {
  received: Haler;
  returned: Haler;
  payments: number;
  refunds: number;
  /** Orders with nothing to pay. */
  free: number;
  /** Paid orders, free ones among them, that an operator has entered. */
  byHand: number;
}

/** The takings of a day in Prague, ISO 8601. */
export interface TakingsDay extends Takings {
  day: string;
}

const none: Takings = { received: 0, returned: 0, payments: 0, refunds: 0, free: 0, byHand: 0 };

/** The takings of a period, from those of its days; days without any may be missing. */
export function sumTakings(days: readonly TakingsDay[], period: Period): Takings {
  return days
    .filter(({ day }) => isWithin(period, day))
    .reduce(
      (sum, one) => ({
        received: sum.received + one.received,
        returned: sum.returned + one.returned,
        payments: sum.payments + one.payments,
        refunds: sum.refunds + one.refunds,
        free: sum.free + one.free,
        byHand: sum.byHand + one.byHand,
      }),
      none,
    );
}

/** Paid orders, those with nothing to pay among them (rules 69). */
export function ordersOf({ payments, free }: Pick<Takings, 'payments' | 'free'>): number {
  return payments + free;
}

/** What stays of them, in haléře; less than nothing where more went back than came. */
export function netOf({ received, returned }: Pick<Takings, 'received' | 'returned'>): Haler {
  return received - returned;
}

/** Every day of a period with its takings, those without any among them. */
export function everyDay(days: readonly TakingsDay[], period: Period): TakingsDay[] {
  const known = new Map(days.map((one) => [one.day, one]));
  return daysOf(period).map((day) => known.get(day) ?? { day, ...none });
}

import type { Locale } from '#domain/locale.ts';
import { type PeriodUnit, lasting } from '#domain/period-text.ts';

const MINUTE_MS = 60_000;

/** The largest unit of which at least one has passed; below a minute it is one. */
const units: readonly [PeriodUnit, number][] = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
];

/** How long it is from one moment to another, whichever comes first, in one unit: 3 dny, 5 hours, 1 minuta. */
export function ageText(locale: Locale, from: Date, to: Date): string {
  const ms = Math.abs(to.getTime() - from.getTime());
  for (const [unit, length] of units) {
    if (ms >= length) return lasting(locale, Math.floor(ms / length), unit);
  }
  return lasting(locale, 1, 'minute');
}

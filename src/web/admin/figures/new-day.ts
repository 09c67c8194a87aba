import { dayInPrague } from '#domain/time/calendar.ts';

/** Whether a promise would be one of another day than it is. */
export function isNewDay(promised: Date | null, before: Date | null): promised is Date {
  return promised !== null && (before === null || dayInPrague(promised) !== dayInPrague(before));
}

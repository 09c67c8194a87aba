import { HOUR_MS } from '#domain/calendar.ts';
import type { LateMark } from './order-filter.ts';

/** Hours before a promised time from which on it is near. */
export const NEAR_HOURS = 24;

/**
 * Whether the time by which an order was promised is near or past.
 * @param dueAt the promise as long as it is to be kept; null where nothing has to be
 */
export function promiseMark(dueAt: Date | null, now: Date): LateMark | undefined {
  if (!dueAt) return undefined;
  if (dueAt <= now) return 'past';
  return dueAt.getTime() <= now.getTime() + NEAR_HOURS * HOUR_MS ? 'near' : undefined;
}

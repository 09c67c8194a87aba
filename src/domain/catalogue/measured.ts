import { serviceKey } from './price-list.ts';
import { ENOUGH_ORDERS } from './popularity.ts';

/** Days back from now whose completed orders are measured. */
export const MEASURED_DAYS = 180;

/** Hours above which a measured time is said in days. */
const MOST_HOURS = 48;

/** How long orders of a service took, from the moment from which they could begin until they were delivered. */
export interface MeasuredTime {
  orders: number;
  /** Within so many hours half of them were delivered. */
  halfHours: number;
  /** And within so many nine of ten. */
  mostHours: number;
}

/** By the service of their packages, as `serviceKey` names it. */
export type MeasuredTimes = Readonly<Record<string, MeasuredTime>>;

/** The measured time of a package's service; undefined while fewer than 20 orders bear it out (rules 65). */
export function measuredOf(times: MeasuredTimes, packageId: string): MeasuredTime | undefined {
  const key = serviceKey(packageId);
  const time = Object.hasOwn(times, key) ? times[key] : undefined;
  return time && time.orders >= ENOUGH_ORDERS ? time : undefined;
}

/** A measured time as it is said, rounded up: in hours, or in days where it is long. */
export function roundedUp(hours: number): { count: number; unit: 'hour' | 'day' } {
  const whole = Math.max(1, Math.ceil(hours));
  return whole > MOST_HOURS
    ? { count: Math.ceil(whole / 24), unit: 'day' }
    : { count: whole, unit: 'hour' };
}

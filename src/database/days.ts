import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#domain/operator/periods.ts';

/** The moment at which a day begins in Prague, so many days later; summer time is the database's matter. */
export function startOfDay(day: SQL, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Prague')`;
}

/** The day in Prague of a moment. */
export function dayOf(at: SQL): SQL {
  return sql`(${at} at time zone 'Europe/Prague')::date`;
}

/** Whether a moment lies in a period of days in Prague. */
export function liesIn(at: SQL, { from, to }: Period): SQL {
  return liesBetween(at, sql`${from}`, sql`${to}`);
}

/** The same for days that the statement knows. */
export function liesBetween(at: SQL, from: SQL, to: SQL): SQL {
  return sql`${at} >= ${startOfDay(from)} and ${at} < ${startOfDay(to, 1)}`;
}

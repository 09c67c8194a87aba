import { type SQL, sql } from 'drizzle-orm';
import { readDay } from '#domain/calendar.ts';
import type { Period } from '#domain/operator/periods.ts';
import type { Queryable } from './client.ts';

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

/** The moment of a time in Prague as browsers send it, 2026-11-25T08:30; undefined where it is none. */
export async function momentInPrague(db: Queryable, typed: string): Promise<Date | undefined> {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(typed) ?? [];
  if (time === undefined || readDay(day) === undefined) return undefined;
  const { rows } = await db.execute<{ ms: number }>(sql`
    select (extract(epoch from (${`${day} ${time}`}::timestamp at time zone 'Europe/Prague')) * 1000)::float8 as ms`);
  const ms = rows[0]?.ms;
  return ms === undefined ? undefined : new Date(ms);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '#domain/figures/periods.ts';

/** The moment at which a day begins in Prague, so many days later; summer time is the database's matter. */
export function startOfDay(day: SQL, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Prague')`;
}

/** A moment of the program as a value of a statement. */
export function momentOf(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
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

/** The id that a text of the database is; null where it is none: a cast by itself would end the statement. */
export function idIn(text: SQL): SQL {
  return sql`(case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end)`;
}

/** A pattern for `like` that finds a word within what `derived.plain_text` made: nothing in it stands for others. */
export function plainLike(word: string): SQL {
  return sql`'%' || regexp_replace(derived.plain_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}

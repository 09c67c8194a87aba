import { sql } from 'drizzle-orm';
import type { Haler } from '#domain/money.ts';
import { writingDays } from '#database/schema/writing.ts';
import type { Queryable } from './client.ts';

/** Days for which it is known what was asked for; the limits need the present one alone. */
const KEPT_DAYS = 60;

/** What may be asked of the writer in a day. */
export interface DayLimits {
  texts: number;
  /** Undefined: no limit. */
  cost: Haler | undefined;
}

/**
 * Takes a text off what the day still allows, before the writer is asked for it: many at once take no more than
 * that. Old days are forgotten on the way.
 * @param day in Prague, ISO 8601
 * @returns false where the day allows no more
 */
export async function takeText(db: Queryable, day: string, most: DayLimits): Promise<boolean> {
  const isCheap = most.cost === undefined ? sql`true` : sql`${writingDays.cost} < ${most.cost}`;
  const { rowCount } = await db.execute(sql`
    with old as (delete from ${writingDays} where day < ${day}::date - ${KEPT_DAYS}::integer)
    insert into ${writingDays} (day, texts, cost) values (${day}, 1, 0)
    on conflict (day) do update set texts = ${writingDays.texts} + 1
    where ${writingDays.texts} < ${most.texts} and ${isCheap}`);
  return (rowCount ?? 0) > 0;
}

/** Adds what a text has cost, whatever became of it. */
export async function noteCost(db: Queryable, day: string, cost: Haler): Promise<void> {
  await db.execute(sql`update ${writingDays} set cost = cost + ${cost} where day = ${day}`);
}

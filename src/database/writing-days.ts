import { sql } from 'drizzle-orm';
import type { Haler } from '#domain/money.ts';
import { writingDays } from '#database/schema/generators.ts';
import type { Queryable } from './client.ts';

/** Days for which it is known what was asked for; the limits need the present one alone. */
const KEPT_DAYS = 60;

/** What may be asked of the writer in a day. */
export interface DayLimits {
  texts: number;
  /** Undefined: no limit. */
  cost: Haler | undefined;
}

/** What one text takes off a day. */
export interface TakenText {
  /** In Prague, ISO 8601. */
  day: string;
  /** The most that it may cost, which is put by until it is known what it did cost (`settleText`). */
  cost: Haler;
}

/**
 * Takes a text off what the day still allows, before the writer is asked for it: many at once take no more than
 * that, and no more than the last of them can go beyond the limit of costs. Old days are forgotten on the way.
 * @returns false where the day allows no more
 */
export async function takeText(
  db: Queryable,
  { day, cost }: TakenText,
  most: DayLimits,
): Promise<boolean> {
  const isCheap = most.cost === undefined ? sql`true` : sql`${writingDays.cost} < ${most.cost}`;
  const { rowCount } = await db.execute(sql`
    with old as (delete from ${writingDays} where day < ${day}::date - ${KEPT_DAYS}::integer)
    insert into ${writingDays} (day, texts, cost) values (${day}, 1, ${cost})
    on conflict (day) do update set texts = ${writingDays.texts} + 1, cost = ${writingDays.cost} + ${cost}
    where ${writingDays.texts} < ${most.texts} and ${isCheap}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Puts what a text has cost in place of what was put by for it.
 * @param isGivenBack whether the service was not to be had, so that nothing was written
 */
export async function settleText(
  db: Queryable,
  taken: TakenText,
  { cost, isGivenBack }: { cost: Haler; isGivenBack: boolean },
): Promise<void> {
  await db.execute(sql`
    update ${writingDays} set cost = greatest(0, cost + ${cost - taken.cost}::integer),
      texts = greatest(0, texts - ${isGivenBack ? 1 : 0}::integer)
    where day = ${taken.day}`);
}

/**
 * Takes a picture off what the day still allows, before a model is asked for it.
 * @param day in Prague, ISO 8601
 * @returns false where the day allows no more
 */
export async function takePicture(db: Queryable, day: string, most: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${writingDays} (day, texts, cost, pictures) values (${day}, 0, 0, 1)
    on conflict (day) do update set pictures = ${writingDays.pictures} + 1
    where ${writingDays.pictures} < ${most}`);
  return (rowCount ?? 0) > 0;
}

/** Gives a picture back to the day for which it was taken: no model has drawn it. */
export async function givePictureBack(db: Queryable, day: string): Promise<void> {
  await db.execute(
    sql`update ${writingDays} set pictures = greatest(0, pictures - 1) where day = ${day}`,
  );
}

import { eq } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { reconciliations } from '#database/schema/upkeep.ts';

/** What is compared every hour, and what once a day and after a restore. */
export const LATELY = 'checkouts';
export const ALL = 'checkouts of thirty days';

/** Up to when a list of the provider has been compared; undefined where it never was. */
export async function findComparison(db: Queryable, list: string): Promise<Date | undefined> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.list, list));
  return row?.comparedUntil;
}

/** Notes that a list has been compared up to this moment. */
export async function noteComparison(
  db: Queryable,
  list: string,
  comparedUntil: Date,
): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ list, comparedUntil })
    .onConflictDoUpdate({ target: reconciliations.list, set: { comparedUntil } });
}

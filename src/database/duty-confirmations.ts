import { eq } from 'drizzle-orm';
import type { Confirmation, ConfirmedDuty } from '#domain/legal/duty.ts';
import { dutyConfirmations } from '#database/schema/content.ts';
import type { Queryable } from './client.ts';

/** Everything that owners have confirmed; there are as many rows as such duties at most. */
export function listConfirmations(db: Queryable): Promise<Confirmation[]> {
  return db.select().from(dutyConfirmations);
}

/** What was said of one duty, locked for the transaction that says something else. */
export async function lockConfirmation(
  tx: Queryable,
  duty: ConfirmedDuty,
): Promise<Confirmation | undefined> {
  const [row] = await tx
    .select()
    .from(dutyConfirmations)
    .where(eq(dutyConfirmations.duty, duty))
    .for('update');
  return row;
}

/** Stores what is said of a duty, in place of what was said before. */
export async function saveConfirmation(tx: Queryable, said: Confirmation): Promise<void> {
  const { duty: _, ...set } = said;
  await tx
    .insert(dutyConfirmations)
    .values(said)
    .onConflictDoUpdate({ target: dutyConfirmations.duty, set });
}

/** Takes back what was said of a duty. */
export async function dropConfirmation(tx: Queryable, duty: ConfirmedDuty): Promise<void> {
  await tx.delete(dutyConfirmations).where(eq(dutyConfirmations.duty, duty));
}

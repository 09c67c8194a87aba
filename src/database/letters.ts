import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { addJob } from './jobs.ts';
import { type LetterKind, letters } from './schema.ts';

export type LetterRow = typeof letters.$inferSelect;

/** Owes letters for an order and queues them, in the transaction that makes them due. Each kind once. */
export async function oweLetters(
  tx: Transaction,
  orderId: string,
  kinds: LetterKind[],
): Promise<void> {
  const owed = await tx
    .insert(letters)
    .values(kinds.map((kind) => ({ id: randomUUID(), orderId, kind })))
    .onConflictDoNothing()
    .returning();
  for (const { id } of owed) {
    await addJob(tx, 'send-letter', { letterId: id }, { key: `letter-${id}` });
  }
}

export async function findLetter(db: Queryable, id: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id)).limit(1);
  return row;
}

/** Notes what became of a letter: sent, or refused for good. */
export async function noteLetter(
  db: Queryable,
  id: string,
  outcome: { sentAt: Date } | { refusal: string },
): Promise<void> {
  await db.update(letters).set(outcome).where(eq(letters.id, id));
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { addJobs } from '#database/queue/jobs.ts';
import { letters } from '#database/schema/orders.ts';
import type { OrderLetterKind } from '#domain/order/letter.ts';

export type LetterRow = typeof letters.$inferSelect;

/** Owes letters for an order and queues them, in the transaction that makes them due. Each kind once. */
export async function oweLetters(
  tx: Transaction,
  orderId: string,
  kinds: OrderLetterKind[],
): Promise<void> {
  await owe(
    tx,
    kinds.map((kind) => ({ id: randomUUID(), orderId, kind })),
  );
}

/** Owes the letter that carries an enquiry to the shop and queues it, in the transaction that stores it. */
export async function oweEnquiryLetter(tx: Transaction, enquiryId: string): Promise<void> {
  await owe(tx, [{ id: randomUUID(), enquiryId, kind: 'enquiry-shop' }]);
}

async function owe(tx: Transaction, due: (typeof letters.$inferInsert)[]): Promise<void> {
  const owed = await tx.insert(letters).values(due).onConflictDoNothing().returning();
  await addJobs(
    tx,
    'send-letter',
    owed.map(({ id }) => ({ payload: { letterId: id }, key: `letter-${id}` })),
  );
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

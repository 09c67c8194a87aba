import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { queued } from '#database/queue/jobs.ts';
import { letters } from '#database/schema/letters.ts';
import type { OrderLetterKind } from '#domain/order/letter.ts';

export type LetterRow = typeof letters.$inferSelect;

/**
 * Owes letters for an order and queues them, in the transaction that makes them due. Each kind once.
 * @param refundId the refund of ours that they tell of: then once for each
 */
export async function oweLetters(
  tx: Transaction,
  orderId: string,
  kinds: OrderLetterKind[],
  refundId?: string,
): Promise<void> {
  await owe(
    tx,
    kinds.map((kind) => ({ id: randomUUID(), orderId, kind, refundId })),
  );
}

/** Owes the letter that carries an enquiry to the shop and queues it, in the transaction that stores it. */
export async function oweEnquiryLetter(tx: Transaction, enquiryId: string): Promise<void> {
  await owe(tx, [{ id: randomUUID(), enquiryId, kind: 'enquiry-shop' }]);
}

async function owe(tx: Transaction, due: (typeof letters.$inferInsert)[]): Promise<void> {
  const owed = tx.insert(letters).values(due).onConflictDoNothing().returning({ id: letters.id });
  await tx.execute(sql`
    with owed as ${owed}
    select ${queued('send-letter')} from (
      select json_build_object('letterId', id) as payload, 'letter-' || id as key from owed) due`);
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

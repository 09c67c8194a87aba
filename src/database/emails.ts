import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { queued } from '#database/queue/jobs.ts';
import { emails } from '#database/schema/emails.ts';
import type { OrderEmailKind } from '#domain/order/order-email.ts';

export type EmailRow = typeof emails.$inferSelect;

/**
 * Owes e-mails for an order and queues them, in the transaction that makes them due. Each kind once.
 * @param refundId the refund of ours that they tell of: then once for each
 */
export async function oweEmails(
  tx: Transaction,
  orderId: string,
  kinds: OrderEmailKind[],
  refundId?: string,
): Promise<void> {
  await owe(
    tx,
    kinds.map((kind) => ({ id: randomUUID(), orderId, kind, refundId })),
  );
}

/** Owes the e-mail that carries an enquiry to the shop and queues it, in the transaction that stores it. */
export async function oweEnquiryEmail(tx: Transaction, enquiryId: string): Promise<void> {
  await owe(tx, [{ id: randomUUID(), enquiryId, kind: 'enquiry-shop' }]);
}

async function owe(tx: Transaction, due: (typeof emails.$inferInsert)[]): Promise<void> {
  const owed = tx.insert(emails).values(due).onConflictDoNothing().returning({ id: emails.id });
  await tx.execute(sql`
    with owed as ${owed}
    select ${queued('send-letter')} from (
      select json_build_object('letterId', id) as payload, 'letter-' || id as key from owed) due`);
}

/** An e-mail that was or will be sent, by the id of its row. */
export async function findEmail(db: Queryable, id: string): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id)).limit(1);
  return row;
}

/** Notes what became of an e-mail: sent, or refused for good. */
export async function noteEmail(
  db: Queryable,
  id: string,
  outcome: { sentAt: Date } | { refusal: string },
): Promise<void> {
  await db.update(emails).set(outcome).where(eq(emails.id, id));
}

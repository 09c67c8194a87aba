import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { enquiries } from '#database/schema/enquiries.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;

/** Stores a message to the shop. */
export async function insertEnquiry(tx: Transaction, enquiry: EnquiryRow): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}

/** A message that a visitor sent, by the id of its row. */
export async function findEnquiry(db: Queryable, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).limit(1);
  return row;
}

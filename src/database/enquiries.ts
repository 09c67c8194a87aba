import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { enquiries } from '#database/schema/enquiries.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;
/** A message as it comes in; what the shop does with it begins with the defaults. */
export type NewEnquiry = Pick<
  EnquiryRow,
  | 'id'
  | 'kind'
  | 'locale'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'service'
  | 'message'
  | 'createdAt'
>;

/**
 * Stores a message to the shop, if the same has not been stored since a moment: of two that come at once
 * one waits for the other.
 * @returns whether it was stored
 */
export async function insertEnquiryOnce(
  tx: Transaction,
  enquiry: NewEnquiry,
  since: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${enquiry.email}, 0))`);
  if (await hasEnquiry(tx, enquiry, since)) return false;
  await insertEnquiry(tx, enquiry);
  return true;
}

/** Stores a message to the shop, open from the moment on at which it came. */
export async function insertEnquiry(
  tx: Transaction,
  enquiry: NewEnquiry & Partial<Pick<EnquiryRow, 'state'>>,
): Promise<void> {
  const { createdAt } = enquiry;
  await tx.insert(enquiries).values({ ...enquiry, changedAt: createdAt, openedAt: createdAt });
}

/** Whether a message with every text of this one has been stored since a moment. */
export async function hasEnquiry(
  db: Queryable,
  enquiry: Omit<NewEnquiry, 'id' | 'createdAt'>,
  since: Date,
): Promise<boolean> {
  const { kind, locale, name, email, phone, company, service, message } = enquiry;
  const isSame = and(
    gt(enquiries.createdAt, since),
    eq(enquiries.email, email),
    eq(enquiries.kind, kind),
    eq(enquiries.locale, locale),
    eq(enquiries.name, name),
    eq(enquiries.phone, phone),
    eq(enquiries.company, company),
    eq(enquiries.service, service),
    eq(enquiries.message, message),
  );
  return (await db.$count(enquiries, isSame)) > 0;
}

/** A message that a visitor sent, by the id of its row. */
export async function findEnquiry(db: Queryable, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).limit(1);
  return row;
}

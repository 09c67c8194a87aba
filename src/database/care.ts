import { asc, eq } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { complaints, lateOffers, refills } from '#database/schema/care.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
export type RefillRow = typeof refills.$inferSelect;
export type LateOfferRow = typeof lateOffers.$inferSelect;

/** What was asked of an order and offered for it since it was made, each oldest first. */
export interface OrderCare {
  complaints: ComplaintRow[];
  refills: RefillRow[];
  lateOffers: LateOfferRow[];
}

/** Complaints, refills and offers of an order. */
export async function listCare(db: Queryable, orderId: string): Promise<OrderCare> {
  const [complained, refilled, offered] = await Promise.all([
    db
      .select()
      .from(complaints)
      .where(eq(complaints.orderId, orderId))
      .orderBy(asc(complaints.receivedAt), asc(complaints.id)),
    db
      .select()
      .from(refills)
      .where(eq(refills.orderId, orderId))
      .orderBy(asc(refills.askedAt), asc(refills.id)),
    db
      .select()
      .from(lateOffers)
      .where(eq(lateOffers.orderId, orderId))
      .orderBy(asc(lateOffers.offeredAt), asc(lateOffers.promisedAt)),
  ]);
  return { complaints: complained, refills: refilled, lateOffers: offered };
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from './client.ts';
import { complaints, lateOffers, refills } from '#database/schema/care.ts';
import { orders, paymentAnomalies } from '#database/schema/orders.ts';
import type { ComplaintOutcome, RefillState } from '#domain/order/care.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
export type RefillRow = typeof refills.$inferSelect;
export type LateOfferRow = typeof lateOffers.$inferSelect;
export type AnomalyRow = typeof paymentAnomalies.$inferSelect;

/** What an order has besides its lines and its money that a person has to see to, each oldest first. */
export interface OrderCare {
  complaints: ComplaintRow[];
  refills: RefillRow[];
  lateOffers: LateOfferRow[];
  /** Anomalies of its payments. */
  anomalies: AnomalyRow[];
}

/** Everything of that for one order. */
export async function readCare(db: Queryable, orderId: string): Promise<OrderCare> {
  return {
    complaints: await db
      .select()
      .from(complaints)
      .where(eq(complaints.orderId, orderId))
      .orderBy(asc(complaints.receivedAt), asc(complaints.id)),
    refills: await db
      .select()
      .from(refills)
      .where(eq(refills.orderId, orderId))
      .orderBy(asc(refills.askedAt), asc(refills.id)),
    lateOffers: await db
      .select()
      .from(lateOffers)
      .where(eq(lateOffers.orderId, orderId))
      .orderBy(asc(lateOffers.offeredAt)),
    anomalies: await db
      .select()
      .from(paymentAnomalies)
      .where(eq(paymentAnomalies.orderId, orderId))
      .orderBy(asc(paymentAnomalies.id)),
  };
}

/** The id of the order that has a number; undefined where none has. */
export async function findOrderId(db: Queryable, number: number): Promise<string | undefined> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return row?.id;
}

/**
 * Notes how a complaint was settled, once.
 * @returns false where it was settled before, or the order has none such
 */
export async function noteComplaintSettled(
  tx: Transaction,
  { id, orderId }: Pick<ComplaintRow, 'id' | 'orderId'>,
  settled: { outcome: ComplaintOutcome; answer: string; settledAt: Date; person: string },
): Promise<boolean> {
  const noted = await tx
    .update(complaints)
    .set(settled)
    .where(and(eq(complaints.id, id), eq(complaints.orderId, orderId), isNull(complaints.outcome)))
    .returning({ id: complaints.id });
  return noted.length > 0;
}

/** Opens a settled complaint again, because the word of it was taken back before it left. */
export async function reopenComplaint(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(complaints)
    .set({ outcome: null, answer: '', settledAt: null, person: null })
    .where(eq(complaints.id, id));
}

/**
 * Stores a refill of a line.
 * @returns false where the line has one under way
 */
export async function insertRefill(
  tx: Transaction,
  refill: Pick<RefillRow, 'id' | 'orderId' | 'line' | 'state' | 'askedAt' | 'person'>,
): Promise<boolean> {
  const stored = await tx
    .insert(refills)
    .values(refill)
    .onConflictDoNothing()
    .returning({ id: refills.id });
  return stored.length > 0;
}

/** Notes how far a refill is. The caller holds the lock of its order. */
export async function noteRefill(
  tx: Transaction,
  id: string,
  noted: { state: RefillState; reason: string; endedAt: Date | null; person: string | null },
): Promise<void> {
  await tx.update(refills).set(noted).where(eq(refills.id, id));
}

/**
 * Notes that somebody is done with an anomaly of an order's payments, once.
 * @returns false where that was noted before
 */
export async function noteAnomalySettled(
  tx: Transaction,
  { id, orderId }: { id: number; orderId: string },
  settled: { settledAt: Date; settledBy: string; settledNote: string },
): Promise<boolean> {
  const noted = await tx
    .update(paymentAnomalies)
    .set(settled)
    .where(
      and(
        eq(paymentAnomalies.id, id),
        eq(paymentAnomalies.orderId, orderId),
        isNull(paymentAnomalies.settledAt),
      ),
    )
    .returning({ id: paymentAnomalies.id });
  return noted.length > 0;
}

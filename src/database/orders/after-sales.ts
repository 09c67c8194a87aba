import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { complaints, lateOffers, refills } from '#database/schema/after-sales.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import type { ComplaintOutcome, LateAnswer } from '#domain/after-sales/after-sales.ts';
import type { DueRefill } from '#domain/after-sales/refill.ts';
import { isLinkToken } from '#domain/addresses/private-links.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { notHeld } from './order-work.ts';
import { type Order, wholeOrder } from './orders.ts';
import { momentOf } from '#database/conditions.ts';

export type ComplaintRow = typeof complaints.$inferSelect;
export type RefillRow = typeof refills.$inferSelect;
export type LateOfferRow = typeof lateOffers.$inferSelect;

/** What was asked of an order and offered for it since it was made, each oldest first. */
export interface OrderAfterSales {
  complaints: ComplaintRow[];
  refills: RefillRow[];
  lateOffers: LateOfferRow[];
}

/** What the care of an order is read with, each in its sequence. */
const wholeAfterSales = {
  complaints: { orderBy: [asc(complaints.receivedAt), asc(complaints.id)] },
  refills: { orderBy: [asc(refills.askedAt), asc(refills.id)] },
  lateOffers: { orderBy: [asc(lateOffers.offeredAt), asc(lateOffers.promisedAt)] },
};

/** Complaints, refills and offers of an order. */
export async function listAfterSales(db: Queryable, orderId: string): Promise<OrderAfterSales> {
  const found = await db.query.orders.findFirst({
    columns: { id: true },
    where: eq(orders.id, orderId),
    with: wholeAfterSales,
  });
  return found ?? { complaints: [], refills: [], lateOffers: [] };
}

/** The order behind a private link with all that its page shows of it, in one statement; or undefined. */
export async function findOrderOnPage(
  db: Queryable,
  token: string,
): Promise<{ order: Order; afterSales: OrderAfterSales } | undefined> {
  if (!isLinkToken(token)) return undefined;
  const found = await db.query.orders.findFirst({
    where: eq(orders.token, token),
    with: { ...wholeOrder, ...wholeAfterSales },
  });
  if (!found) return undefined;
  const { complaints: complained, refills: refilled, lateOffers: offered, ...order } = found;
  return { order, afterSales: { complaints: complained, refills: refilled, lateOffers: offered } };
}

/**
 * Stores a complaint, once for its id.
 * @returns false where one of that id is stored already, whosever it is
 */
export async function insertComplaint(
  tx: Transaction,
  complaint: typeof complaints.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(complaints)
    .values(complaint)
    .onConflictDoNothing()
    .returning({ id: complaints.id });
  return stored.length > 0;
}

/**
 * Stores a refill that is asked for, once for its id, and one under way for a line.
 * @returns false where there is such a one already
 */
export async function insertRefill(
  tx: Transaction,
  refill: typeof refills.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(refills)
    .values(refill)
    .onConflictDoNothing()
    .returning({ id: refills.id });
  return stored.length > 0;
}

/**
 * Stores the offer that is made where a promise was missed, once for each promise.
 * @returns false where it was made before
 */
export async function insertLateOffer(
  tx: Transaction,
  offer: Pick<LateOfferRow, 'id' | 'orderId' | 'promisedAt' | 'offeredAt'>,
): Promise<boolean> {
  const stored = await tx
    .insert(lateOffers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: lateOffers.id });
  return stored.length > 0;
}

/** Notes what the customer has chosen. @param amount haléře that go back, where it was the money */
export async function recordLateAnswer(
  tx: Transaction,
  id: string,
  chosen: { answer: LateAnswer; answeredAt: Date; amount: number | null },
): Promise<void> {
  await tx.update(lateOffers).set(chosen).where(eq(lateOffers.id, id));
}

/**
 * Ends the work on every line of an order that is not completed, or on those of these positions, with what was
 * delivered of it: nothing more comes. One that never began has no start. The caller holds the order's lock.
 */
export async function stopLines(
  tx: Transaction,
  orderId: string,
  at: Date,
  positions?: readonly number[],
): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      work: 'completed',
      completedAt: at,
      ...notHeld,
    })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        ne(orderLines.work, 'completed'),
        positions && inArray(orderLines.position, [...positions]),
      ),
    );
}

/**
 * Orders that go on whose promised time has passed, and for which nothing was offered yet, the longest waiting
 * first; a rule decides about each.
 */
export async function listMissed(
  db: Queryable,
  { from, until, most }: { from: Date; until: Date; most: number },
  after: { promisedAt: Date; id: string } | undefined,
): Promise<{ id: string; promisedAt: Date }[]> {
  const rows = await db
    .select({ id: orders.id, promisedAt: orders.promisedAt })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['paid', 'delivering']),
        isNotNull(orders.promisedAt),
        sql`${orders.promisedAt} between ${momentOf(from)} and ${momentOf(until)}`,
        after &&
          sql`(${orders.promisedAt}, ${orders.id}) > (${momentOf(after.promisedAt)}, ${after.id})`,
        sql`not exists (select from late_offers o
          where o.order_id = ${orders.id} and o.promised_at = ${orders.promisedAt})`,
      ),
    )
    .orderBy(asc(orders.promisedAt), asc(orders.id))
    .limit(most);
  return rows.flatMap(({ id, promisedAt }) => (promisedAt ? [{ id, promisedAt }] : []));
}

/**
 * Notes how a complaint was resolved, once.
 * @returns false where it was resolved before, or the order has none such
 */
export async function recordComplaintResolved(
  tx: Transaction,
  { id, orderId }: Pick<ComplaintRow, 'id' | 'orderId'>,
  resolved: { outcome: ComplaintOutcome; answer: string; resolvedAt: Date; person: string | null },
): Promise<boolean> {
  const noted = await tx
    .update(complaints)
    .set(resolved)
    .where(and(eq(complaints.id, id), eq(complaints.orderId, orderId), isNull(complaints.outcome)))
    .returning({ id: complaints.id });
  return noted.length > 0;
}

/** Opens a resolved complaint again, because the word of it was taken back before it left. */
export async function reopenComplaint(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(complaints)
    .set({ outcome: null, answer: '', resolvedAt: null, person: null })
    .where(eq(complaints.id, id));
}

/** Notes how far a refill is. The caller holds the lock of its order. */
export async function recordRefill(
  tx: Transaction,
  id: string,
  noted: Pick<RefillRow, 'state' | 'reason' | 'endedAt' | 'person'> &
    Partial<Pick<RefillRow, 'complaintId'>>,
): Promise<void> {
  await tx.update(refills).set(noted).where(eq(refills.id, id));
}

/** Takes a refill back that a resolved complaint began, where it has not ended. */
export async function dropRefill(tx: Transaction, id: string): Promise<void> {
  await tx.delete(refills).where(and(eq(refills.id, id), isNull(refills.endedAt)));
}

/**
 * Ends a refill that a complaint owes with the money that went back instead, which resolves the complaint from then on.
 * The caller holds the lock of its order.
 */
export async function recordMoneyInstead(
  tx: Transaction,
  { id, complaintId }: DueRefill,
  ended: { refundId: string; endedAt: Date; person: string | null },
): Promise<void> {
  await tx
    .update(refills)
    .set({ ...ended, state: 'money' })
    .where(eq(refills.id, id));
  await tx.update(complaints).set({ outcome: 'money' }).where(eq(complaints.id, complaintId));
}

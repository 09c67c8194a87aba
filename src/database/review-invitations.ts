import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReviewDecision } from '#domain/reviews/moderation.ts';
import { invitationDue } from '#domain/reviews/invitation.ts';
import { addJob } from '#database/queue/jobs.ts';
import type { Queryable, Transaction } from './client.ts';
import { orderEvents } from '#database/schema/orders.ts';
import { reviewInvitations, testimonials } from '#database/schema/reviews.ts';

export type InvitationRow = typeof reviewInvitations.$inferSelect;

/** The form of a token; the database does not accept every character that an address may contain. */
const TOKEN = /^[\w-]{32}$/;

/** When an order was completed; undefined where it was not, or its history is gone. */
export async function completedAt(db: Queryable, orderId: string): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, 'completed')))
    .limit(1);
  return event?.at;
}

/** Queues the invitation to review an order, in the transaction that completes it. */
export async function queueInvitation(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const when = { key: `invite-${orderId}`, runAt: invitationDue(at) };
  await addJob(tx, 'invite-to-review', { orderId }, when);
}

/** Whether the owner of a mailbox has said, in an invitation to any order, that no more are wanted. */
export async function hasDeclined(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from orders o join ${reviewInvitations} i on i.order_id = o.id
    where lower(o.email) = lower(${email}) and i.declined_at is not null
    limit 1`);
  return rows.length > 0;
}

/** Stores an invitation. @returns false where this order has one already */
export async function insertInvitation(
  tx: Transaction,
  invitation: { orderId: string; token: string; invitedAt: Date },
): Promise<boolean> {
  const stored = await tx
    .insert(reviewInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ orderId: reviewInvitations.orderId });
  return stored.length > 0;
}

/** The invitation of an order. */
export async function findInvitation(
  db: Queryable,
  orderId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.orderId, orderId))
    .limit(1);
  return row;
}

/** The invitation behind a link. */
export async function findInvitationByToken(
  db: Queryable,
  token: string,
): Promise<InvitationRow | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await db
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.token, token))
    .limit(1);
  return row;
}

/** Uses an invitation up. @returns false where it was used before: of two at once one gets through */
export async function useInvitation(tx: Transaction, orderId: string, at: Date): Promise<boolean> {
  const used = await tx
    .update(reviewInvitations)
    .set({ usedAt: at })
    .where(and(eq(reviewInvitations.orderId, orderId), isNull(reviewInvitations.usedAt)))
    .returning({ orderId: reviewInvitations.orderId });
  return used.length > 0;
}

/** Notes that no more invitations are wanted; the first time counts. */
export async function declineInvitations(db: Queryable, orderId: string, at: Date): Promise<void> {
  await db
    .update(reviewInvitations)
    .set({ declinedAt: at })
    .where(and(eq(reviewInvitations.orderId, orderId), isNull(reviewInvitations.declinedAt)));
}

type CustomerReview = Required<
  Pick<
    typeof testimonials.$inferInsert,
    | 'id'
    | 'name'
    | 'text'
    | 'rating'
    | 'service'
    | 'language'
    | 'orderId'
    | 'linePosition'
    | 'createdAt'
  >
>;

/** Stores what a customer wrote; it waits for the operator. */
export async function insertCustomerReview(tx: Transaction, review: CustomerReview): Promise<void> {
  await tx.insert(testimonials).values({ ...review, origin: 'customer', state: 'pending' });
}

/** The review of an order, whatever was decided about it. */
export async function findReviewOfOrder(db: Queryable, orderId: string) {
  const [row] = await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.orderId, orderId))
    .limit(1);
  return row;
}

/**
 * Notes what the operator decides about a review of any origin.
 * @param by the name of that person
 * @returns false where there is no such review
 */
export async function noteDecision(
  tx: Transaction,
  id: string,
  decision: ReviewDecision,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const reason = decision.state === 'rejected' ? decision.reason : null;
  const decided = await tx
    .update(testimonials)
    .set({ state: decision.state, reason, decidedBy: by, decidedAt: at })
    .where(eq(testimonials.id, id))
    .returning({ id: testimonials.id });
  return decided.length > 0;
}

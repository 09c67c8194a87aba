import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isLinkToken } from '#domain/addresses/private-links.ts';
import { invitationDue } from '#domain/reviews/review-form.ts';
import { addJob } from '#database/jobs/jobs.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { orderEvents } from '#database/schema/orders.ts';
import { reviewInvitations } from '#database/schema/reviews.ts';

export type InvitationRow = typeof reviewInvitations.$inferSelect;

/** When an order was completed last; undefined where it was not, or its history is gone. */
export async function completedAt(db: Queryable, orderId: string): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, 'completed')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.at;
}

/** Queues the invitation to review an order, in the transaction that completes it. */
export async function queueInvitation(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const when = { key: invitationKey(orderId), runAt: invitationDue(at) };
  await addJob(tx, 'invite-to-review', { orderId }, when);
}

/**
 * Puts the invitation off by some time of the database, whose clock the queue goes by: a moment of a program whose
 * clock is behind may be over for the queue, which would try again and again.
 */
export async function putOffInvitation(
  tx: Transaction,
  orderId: string,
  ms: number,
): Promise<void> {
  const runAt = sql`now() + ${ms} * interval '1 millisecond'`;
  await addJob(tx, 'invite-to-review', { orderId }, { key: invitationKey(orderId), runAt });
}

function invitationKey(orderId: string): string {
  return `invite-${orderId}`;
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
  if (!isLinkToken(token)) return undefined;
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

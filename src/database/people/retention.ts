import { lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customerFields } from '#domain/customer/customer.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { keysOf } from '#domain/records.ts';
import type { Queryable } from '#database/client.ts';
import { ALL } from '#database/payments/payment-records.ts';
import { type Tidy, deleteOld, countRows } from '#database/tidy.ts';
import { funnelCounts, pageCounts } from '#database/schema/figures.ts';
import { messages } from '#database/schema/messages.ts';
import { pendingActions } from '#database/schema/pending-actions.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import {
  keptForms,
  operatorLinks,
  passkeyChallenges,
  sessions,
} from '#database/schema/operators.ts';
import { backupChecks, rateLimits, upkeepRuns } from '#database/schema/upkeep.ts';
import { reviewInvitations, reviews } from '#database/schema/reviews.ts';
import { emails } from '#database/schema/emails.ts';
import { orders } from '#database/schema/orders.ts';
import { paymentAnomalies, paymentEvents } from '#database/schema/payments.ts';
import { readTexts } from '#database/rows.ts';
import { momentOf } from '#database/conditions.ts';

/*
 * Each of these takes away at most `most` records that are older than a moment, and says how many it
 * found: fewer than `most` means that there are no more. All of it is described in rules 24. Keys
 * are gathered in an array, which is looked up in the index; for "in" the whole table may be read.
 */

/**
 * Deletes orders that were never paid, with their lines, history and e-mails, and what the log says of people there. One with money that did not
 * match stays for the person who has to look at it. After a restore all of them stay until the provider has
 * been asked which were paid.
 * @param closed the end of a checkout after which no payment of it is expected
 */
export async function deleteUnpaidOrders(
  db: Queryable,
  { made, closed }: { made: Date; closed: Date },
  most: number,
): Promise<number> {
  return countRows(
    db,
    sql`with old as (
        delete from orders where id = any(array(
          select id from orders
          where paid_at is null and state in ('pending', 'expired', 'canceled')
            and created_at < ${momentOf(made)}
            and not exists (
              select from checkouts c where c.order_id = orders.id and c.expires_at >= ${momentOf(closed)})
            and created_at < (select compared_until from reconciliations where list = ${ALL})
            and not exists (select from payment_anomalies a where a.order_id = orders.id::text)
          limit ${most} for update skip locked))
        returning id
      ), stated as (${forgetOldTexts})
      select from old`,
  );
}

/**
 * What an order's page showed: the private link ends, history, e-mails, targets, the customer's texts that are
 * kept for the page (phone, note) and what the log of changes says of people there go. The accounts keep who bought what and for how much.
 */
export const closeOrderPages: Tidy = (db, before, most) =>
  countRows(
    db,
    sql`with old as (
        select id from orders
        where coalesce(paid_at, created_at) < ${momentOf(before)} and token not like 'closed-%'
        limit ${most} for update skip locked
      ), lines as (
        update order_lines set target_label = '', target_url = ''
        where order_id = any(array(select id from old)) and target_url is not null
      ), history as (
        delete from order_events where order_id = any(array(select id from old))
      ), sent as (
        delete from emails where order_id = any(array(select id from old))
          or withdrawal_id = any(array(select id from withdrawals where order_id in (select id from old)))
      ), stated as (${forgetOldTexts}
      ), pages as (
        update checkouts set url = null
        where order_id = any(array(select id from old)) and url is not null
      )
      update orders set token = 'closed-' || id, ${forgotten}
      where id = any(array(select id from old))`,
  );

/** What the log of changes says of people goes with the orders that it was said about; the log itself stays. */
const forgetOldTexts = sql`
  delete from audit_personal where seq = any(array(
    select seq from audit_entries where subject = any(array(select id::text from old))))`;

const forgotten = sql.join(
  keysOf(customerFields)
    .filter((field) => customerFields[field].keptFor === 'page')
    .map((field) => sql`${sql.identifier(orders[field].name)} = ''`),
  sql`, `,
);

/** Enquiries with the e-mails about them. */
export const deleteMessages = deleteOld(messages, messages.id, (before) =>
  lt(messages.createdAt, before),
);

/**
 * Invitations to review an order. Those whose customer wants no more of them stay as long as the order, or
 * the request would be forgotten.
 */
export const deleteInvitations = deleteOld(
  reviewInvitations,
  reviewInvitations.orderId,
  (before) => sql`${reviewInvitations.invitedAt} < ${momentOf(before)} and declined_at is null`,
);

/**
 * Reviews that were rejected, and those of customers that nobody has decided about. One that was brought in is as old
 * as it is elsewhere, so the time begins with the decision.
 */
export const deleteUnpublishedReviews = deleteOld(
  reviews,
  reviews.id,
  (before) => sql`state <> 'published' and (state = 'rejected' or origin = 'customer')
    and ${reviews.createdAt} < ${momentOf(before)}
    and coalesce(decided_at, ${reviews.createdAt}) < ${momentOf(before)}`,
);

/** Notes of e-mails that were sent. */
export const deleteSentEmails = deleteOld(emails, emails.id, (before) => lt(emails.sentAt, before));

/** Notes of e-mails that nobody wanted sent any more. */
export const deleteLeftEmails = deleteOld(
  emails,
  emails.id,
  (before) => sql`${emails.sentAt} is null and ${emails.setAsideAt} < ${momentOf(before)}`,
);

export const deleteBackupChecks = deleteOld(
  backupChecks,
  backupChecks.id,
  (before) => sql`${lt(backupChecks.endedAt, before)} and ${backupChecks.id} is distinct from (
    select id from backup_checks where file is not null and made_at is not null
    order by ended_at desc limit 1)`,
);

/** At most `most` orders whose documents may all be deleted: the latest document decides. */
export async function listOldAccounts(
  db: Queryable,
  before: Date,
  most: number,
): Promise<string[]> {
  const old = sql`
    select id from orders
    where coalesce(paid_at, created_at) < ${momentOf(before)}
      and ${momentOf(before)} > all (
        select coalesce(done_at, created_at) from refunds where order_id = orders.id)
      and ${momentOf(before)} > all (select issued_at from invoices where order_id = orders.id)
    limit ${most}`;
  return readTexts(db, old);
}

/** Deletes orders with all their invoices. The database refuses where one is younger than ten years. */
export async function deleteAccounts(db: Queryable, orderIds: readonly string[]): Promise<void> {
  const ids = sql`any(${sql.param([...orderIds])}::uuid[])`;
  await db.execute(sql`
    with documents as (delete from invoices where order_id = ${ids})
    delete from orders where id = ${ids}`);
}

export const deleteAnomalies = deleteOld(paymentAnomalies, paymentAnomalies.id, (before) =>
  lt(paymentAnomalies.noticedAt, before),
);

export const deletePaymentEvents = deleteOld(paymentEvents, paymentEvents.eventId, (before) =>
  lt(paymentEvents.receivedAt, before),
);

/** Runs of jobs that repeat by themselves. */
export const deleteRuns = deleteOld(upkeepRuns, upkeepRuns.id, (before) =>
  lt(upkeepRuns.endedAt, before),
);

/** Counts of days that are long over: of pages, and of how far orders came. */
export const deletePageCounts = deleteOldDays(pageCounts);
export const deleteFunnelCounts = deleteOldDays(funnelCounts);

/** Declarations of withdrawal, which are kept as long as the papers of orders. */
export const deleteWithdrawals = deleteOld(withdrawals, withdrawals.id, (before) =>
  lt(withdrawals.declaredAt, before),
);

/** What operators wanted to leave the house, once that has ended or was seen. */
export const deletePendingActions = deleteOld(
  pendingActions,
  pendingActions.id,
  (before) => sql`created_at < ${momentOf(before)} and state not in ('waiting', 'failed')`,
);

/** Calls of programs that were answered long ago. */
export const deleteApiCalls: Tidy = (db, before, most) =>
  countRows(
    db,
    sql`delete from api_calls where ctid = any(array(
      select ctid from api_calls where created_at < ${momentOf(before)} limit ${most}))`,
  );

export const deleteSessionTraces = deleteOld(sessions, sessions.id, (before) =>
  lt(sessions.seenAt, before),
);

/** Links of one use that have ended, used or not. */
export const deleteOperatorLinks = deleteOld(operatorLinks, operatorLinks.hash, (before) =>
  lt(operatorLinks.expiresAt, before),
);

/** What passkeys had to sign, and forms that nobody has come back to. */
export const deletePasskeyChallenges = deleteOld(
  passkeyChallenges,
  passkeyChallenges.challenge,
  (before) => lt(passkeyChallenges.expiresAt, before),
);
export const deleteKeptForms = deleteOld(keptForms, keptForms.hash, (before) =>
  lt(keptForms.expiresAt, before),
);

export const deleteRateLimits = deleteOld(rateLimits, rateLimits.key, (before) =>
  lt(rateLimits.expire, before.getTime()),
);

/** Takes away the rows of a table that counts by day; its key begins with the day. */
function deleteOldDays(table: PgTable): Tidy {
  return (db, before, most) =>
    countRows(
      db,
      sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where day < ${dayInPrague(before)} limit ${most}))`,
    );
}

import { type SQL, sql } from 'drizzle-orm';
import { CHECK_DAYS_AFTER_EXPIRY } from '#domain/order/order.ts';
import { keysOf } from '#domain/records.ts';
import type { Database } from '#database/client.ts';
import { type Jobs, queued } from './jobs.ts';
import { locks } from '#database/locks.ts';
import { isFree } from '#database/paid-orders.ts';

/** An older order was completed long ago, and nobody is asked about it any more. */
const REMEMBERED_DAYS = 180;

/**
 * Queries for what is owed, by the job that does it: each row has the key and the payload of a job. Null where
 * nothing that is stored owes it: it repeats by itself, or whoever asked for it asks again.
 */
const owed: Record<keyof Jobs, ((now: Date) => SQL) | null> = {
  'send-email': () => sql`
    select 'email-' || id as key, json_build_object('emailId', id) as payload
    from emails where sent_at is null and refusal is null and set_aside_at is null`,
  'check-payment': (now) => sql`
    select 'check-' || id as key, json_build_object('orderId', id) as payload
    from orders join checkouts on order_id = id and attempt = checkout_attempt
    where paid_at is null and expires_at > ${now.toISOString()}::timestamptz - make_interval(days => ${CHECK_DAYS_AFTER_EXPIRY})`,
  'refund-order': () => sql`
    select 'refund-' || order_id as key, json_build_object('orderId', order_id) as payload
    from refunds where state = 'owed' group by order_id`,
  'take-withdrawal': () => sql`
    select 'withdrawal-' || id as key, json_build_object('withdrawalId', id) as payload
    from withdrawals where outcome is null`,
  'carry-out-intent': () => sql`
    select 'intent-' || id as key, json_build_object('intentId', id) as payload
    from intents where state = 'waiting'`,
  'invite-to-review': (now) => sql`
    select 'invite-' || o.id as key, json_build_object('orderId', o.id) as payload
    from orders o
    where o.state = 'completed' and o.may_invite and not ${isFree}
      and o.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${REMEMBERED_DAYS})
      and not exists (select from review_invitations i where i.order_id = o.id)`,
  'run-batch': () => sql`
    select 'batch-' || batch_id as key, json_build_object('batchId', batch_id) as payload
    from order_batch_rows where outcome is null group by batch_id`,
  'run-generator-batch': () => sql`
    select 'generator-' || id as key,
      json_build_object('batchId', id, 'job', gen_random_uuid()) as payload
    from generator_batches where state = 'running'`,
  'import-reviews': () => sql`
    select 'import-' || id as key, json_build_object('importId', id) as payload
    from review_imports where state in ('running', 'withdrawing')`,
  'forget-secrets': () => sql`
    select 'forget-secrets' as key, '{}'::json as payload
    from (select from program_tokens where sealed is not null limit 1) sealed`,
  'erase-person': () => sql`
    select 'erasure-' || id as key, json_build_object('erasureId', id) as payload
    from erasures where state = 'running'`,
  // At every start: the storage may know of erasures that a restored database does not.
  'apply-erasures': () => sql`select 'apply-erasures' as key, '{}'::json as payload`,
  'find-order-link': null,
  'reconcile-payments': null,
  'mail-audit-head': null,
  'prove-backup': null,
  'offer-when-late': null,
  'publish-due-articles': null,
  'read-mailbox': null,
  'keep-retention': null,
};

/**
 * Queues every job that is owed according to orders, e-mails, refunds, declarations of withdrawal, intents,
 * batches, imports and invitations and is not in the queue: after a restore the queue is empty, and a job lost in any
 * other way comes back at the next start (decisions/0010). Waiting jobs stay as they are; one that has used up
 * its attempts gets them again.
 */
export async function queueOwedJobs(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Replicas that start at once would else wait for each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.owedJobs})`);
    for (const name of keysOf(owed)) {
      const facts = owed[name];
      if (!facts) continue;
      await tx.execute(sql`
        select ${queued(name)} from (${facts(now)} order by key) due
        where not exists (
          select from graphile_worker.jobs where key = due.key and attempts < max_attempts)`);
    }
  });
}

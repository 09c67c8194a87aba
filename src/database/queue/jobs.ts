import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#database/client.ts';

/** The jobs of the shop and what each is told. */
export interface Jobs {
  'send-letter': { letterId: string };
  /** Whether an order has this number and this address, which then gets its link. */
  'find-order-link': { number: number; email: string };
  /** Looks for the order of a declaration of withdrawal, and does what follows from it. */
  'take-withdrawal': { withdrawalId: string };
  'check-payment': { orderId: string };
  /** Asks the customer of a completed order for a review. */
  'invite-to-review': { orderId: string };
  /** Gives back what is owed of what was paid for this order. */
  'refund-order': { orderId: string };
  /** Continues a comparison; an empty payload begins one. */
  'reconcile-payments': { since: string; startedAt: string; after: string } | Record<string, never>;
  /** Lets go what an operator wanted to leave the house, once it can no longer be taken back. */
  'carry-out-intent': { intentId: string };
  /** Tells every owner the head of the log of changes. */
  'mail-audit-head': Record<string, never>;
  /** Makes the backup of the night, and proves it. */
  'prove-backup': Record<string, never>;
  /** Offers money to the customers of orders whose promised time has passed. */
  'offer-when-late': Record<string, never>;
  /** Publishes the planned articles whose moment has come. */
  'publish-due-articles': Record<string, never>;
  /** Reads what has come to the shop's mailbox. */
  'read-mailbox': Record<string, never>;
  /** Goes on with what an operator does to many orders. */
  'run-batch': { batchId: string };
  /** Makes the next item of a batch of the generators; `job` is the same with each attempt. */
  'run-generator-batch': { batchId: string; job: string };
  /** Goes on with an import of reviews, or with taking one away. */
  'import-reviews': { importId: string };
  /** Forgets the secrets of tokens that are no longer shown again. */
  'forget-secrets': Record<string, never>;
  /** Goes on with the erasure of a person's data; the job never names whom. */
  'erase-person': { erasureId: string };
  /** Begins the erasures anew that a restore has undone. */
  'apply-erasures': Record<string, never>;
  'keep-retention': Record<string, never>;
}

/**
 * Which job runs first where several are due: the one with the smallest number. Checks of payments come
 * before refunds, and both before jobs that nobody waits for. A job queued without a priority has 0.
 */
export const priorities: Record<keyof Jobs, number> = {
  'check-payment': 0,
  'refund-order': 10,
  'take-withdrawal': 10,
  'carry-out-intent': 10,
  'send-letter': 20,
  'find-order-link': 20,
  'invite-to-review': 20,
  'reconcile-payments': 20,
  'mail-audit-head': 20,
  'offer-when-late': 20,
  'publish-due-articles': 20,
  'read-mailbox': 20,
  'run-batch': 20,
  'import-reviews': 30,
  'run-generator-batch': 30,
  'forget-secrets': 30,
  'erase-person': 20,
  'apply-erasures': 30,
  'keep-retention': 30,
  'prove-backup': 30,
};

/** Enough tries, with the queue's growing pauses, to outlast a long weekend without mail. */
const MOST_ATTEMPTS = 40;

/**
 * Puts a job into the queue as part of the caller's transaction: it exists exactly when the
 * transaction does. A job of the same key that still waits is replaced.
 * @param runAt when it may run, as a moment or in the words of the database; at once by default
 */
export async function addJob<Name extends keyof Jobs>(
  db: Queryable,
  name: Name,
  payload: Jobs[Name],
  { key, runAt }: { key: string; runAt?: Date | SQL },
): Promise<void> {
  const at = runAt instanceof Date ? sql`${runAt.toISOString()}` : (runAt ?? sql`null`);
  const when = sql`(${at})::timestamptz`;
  await db.execute(sql`
    select ${queued(name, when)}
    from (select ${JSON.stringify(payload)}::json as payload, ${key}::text as key) due`);
}

/** The part of a statement that queues a job for each row of `due`, which has a payload and a key. */
export function queued(name: keyof Jobs, runAt = sql`null`): SQL {
  return sql`graphile_worker.add_job(${name}, payload := due.payload, job_key := due.key,
    run_at := ${runAt}, max_attempts := ${MOST_ATTEMPTS}, priority := ${priorities[name]})`;
}

/** The end of a statement whose part `owed` returns the ids of e-mails: queues the sending of each. */
export const sendOwed = sql`select ${queued('send-letter')} from (
  select json_build_object('letterId', id) as payload, 'letter-' || id as key from owed) due`;

/**
 * When the first of the waiting jobs may run, as SQL: a step along the queue's index for each priority.
 * @param but a kind of job that is left out
 */
export function firstRunAt(but?: keyof Jobs): SQL {
  const known = sql.param([...new Set(Object.values(priorities))]);
  return sql`(
    select min(first.run_at) from unnest(${known}::integer[]) as given(priority)
    cross join lateral (
      select run_at from graphile_worker._private_jobs job
      where job.is_available and job.priority = given.priority and job.task_id not in (
        select id from graphile_worker._private_tasks where identifier = ${but ?? ''})
      order by run_at limit 1
    ) first)`;
}

/**
 * Gives a job that has failed for good all its attempts again, at once.
 * @returns its kind; undefined where there is no such job any more, or it has not failed for good
 */
export async function retryJob(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ task: string }>(sql`
    select again.task_identifier as task from (
      select array_agg(job.id) as ids from graphile_worker._private_jobs job
      where job.id = ${id}::bigint and job.attempts >= job.max_attempts and job.locked_at is null
    ) as failed
    cross join lateral graphile_worker.reschedule_jobs(failed.ids, run_at => now(), attempts => 0) done
    join graphile_worker.jobs again on again.id = done.id
    where failed.ids is not null`);
  return rows[0]?.task;
}

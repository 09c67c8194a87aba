import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#database/client.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { keysOf } from '#domain/records.ts';
import { isUuid } from '#domain/uuid.ts';

/** An id as the database knows it. */
const id = z.string().refine(isUuid);
const order = z.object({ orderId: id });
/** A moment or a cursor of the provider, as text. */
const short = z.string().max(500);

/** What a job is told that needs nothing. To one with a schedule the queue adds when it was due. */
const nothing = z
  .strictObject({
    _cron: z.strictObject({ ts: short, backfilled: z.boolean() }).optional(),
  })
  .transform(() => undefined);

/** What whoever queues a job has to know of it; `src/jobs/` has the rest. */
interface QueuedJob {
  /**
   * Which job runs first where several are due: the one with the smallest number. Checks of payments come before
   * refunds, and both before jobs that nobody waits for. A job queued without a priority has 0.
   */
  priority: number;
  /** What it is told; another payload fails. */
  payload: z.ZodType;
  /** How each run ended is noted, for the page of duties, which shows these jobs in this sequence. */
  isNoted?: true;
}

/** The jobs of the shop. */
export const jobs = {
  'check-payment': { priority: 0, payload: order },
  'refund-order': { priority: 10, payload: order },
  'take-withdrawal': { priority: 10, payload: z.object({ withdrawalId: id }) },
  'execute-action': { priority: 10, payload: z.object({ pendingActionId: id }) },
  'send-email': { priority: 20, payload: z.object({ emailId: id }) },
  'find-order-link': {
    priority: 20,
    payload: z.object({ number: z.int(), email: z.string().max(MAX_EMAIL_LENGTH) }),
  },
  'invite-to-review': { priority: 20, payload: order },
  'publish-due-articles': { priority: 20, payload: nothing },
  'read-mailbox': { priority: 20, payload: nothing },
  'run-bulk-action': { priority: 20, payload: z.object({ bulkActionId: id }) },
  'import-reviews': { priority: 30, payload: z.object({ importId: id }) },
  // `job` is the same with each attempt.
  'run-generator-batch': { priority: 30, payload: z.object({ batchId: id, job: id }) },
  'forget-secrets': { priority: 30, payload: nothing },
  'erase-person': { priority: 20, payload: z.object({ erasureId: id }) },
  'check-backup': { priority: 30, payload: nothing },
  'keep-retention': { priority: 30, payload: nothing, isNoted: true },
  'apply-erasures': { priority: 30, payload: nothing, isNoted: true },
  'mail-audit-head': { priority: 20, payload: nothing, isNoted: true },
  'reconcile-payments': {
    priority: 20,
    // A payload with one of them missing is a mistake, and does not begin a new comparison.
    payload: z.union([z.strictObject({ since: short, startedAt: short, after: short }), nothing]),
    isNoted: true,
  },
  'offer-when-late': { priority: 20, payload: nothing, isNoted: true },
} satisfies Record<string, QueuedJob>;

export type JobName = keyof typeof jobs;
/** What a job is told by whoever queues it. */
export type JobPayload<Name extends JobName> = z.input<(typeof jobs)[Name]['payload']>;
/** What a job has read of it. */
export type ReadPayload<Name extends JobName> = z.output<(typeof jobs)[Name]['payload']>;

const payloads: { [Name in JobName]: { payload: z.ZodType<ReadPayload<Name>> } } = jobs;

/** What a job is told. @throws where it is something else than the job needs */
export function readPayload<Name extends JobName>(name: Name, told: unknown): ReadPayload<Name> {
  return payloads[name].payload.parse(told);
}

export type NotedJob = {
  [Name in JobName]: (typeof jobs)[Name] extends { isNoted: true } ? Name : never;
}[JobName];

/** Whether it is noted how each run of a job ended. */
export function isNoted(name: JobName): name is NotedJob {
  return 'isNoted' in jobs[name];
}

export const notedJobs: readonly NotedJob[] = keysOf(jobs).filter(isNoted);

/** Enough tries, with the queue's growing pauses, to outlast a long weekend without mail. */
const MOST_ATTEMPTS = 40;

/**
 * Puts a job into the queue as part of the caller's transaction: it exists exactly when the
 * transaction does. A job of the same key that still waits is replaced.
 * @param runAt when it may run, as a moment or in the words of the database; at once by default
 */
export async function addJob<Name extends JobName>(
  db: Queryable,
  name: Name,
  payload: JobPayload<Name>,
  { key, runAt }: { key: string; runAt?: Date | SQL },
): Promise<void> {
  const at = runAt instanceof Date ? sql`${runAt.toISOString()}` : (runAt ?? sql`null`);
  const when = sql`(${at})::timestamptz`;
  await db.execute(sql`
    select ${enqueueEach(name, when)}
    from (select ${JSON.stringify(payload)}::json as payload, ${key}::text as key) due`);
}

/** The part of a statement that queues a job for each row of `due`, which has a payload and a key. */
export function enqueueEach(name: JobName, runAt = sql`null`): SQL {
  return sql`graphile_worker.add_job(${name}, payload := due.payload, job_key := due.key,
    run_at := ${runAt}, max_attempts := ${MOST_ATTEMPTS}, priority := ${jobs[name].priority})`;
}

/** The end of a statement whose part `enqueued` returns the ids of e-mails: queues the sending of each. */
export const queueSending = sql`select ${enqueueEach('send-email')} from (
  select json_build_object('emailId', id) as payload, 'email-' || id as key from enqueued) due`;

/**
 * When the first of the waiting jobs may run, as SQL: a step along the queue's index for each priority.
 * @param but a kind of job that is left out
 */
export function firstRunAt(but?: JobName): SQL {
  const known = sql.param([...new Set(Object.values(jobs).map(({ priority }) => priority))]);
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

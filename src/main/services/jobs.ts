import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, Logger as WorkerLogger, run, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseClient } from '#database/client.ts';
import type { Jobs } from '#database/queue/jobs.ts';
import { checkLater } from '#flows/payments/check-later.ts';
import { offerWhenLate } from '#flows/orders/offer-when-late.ts';
import { takeWithdrawal } from '#flows/orders/take-withdrawal.ts';
import { findOrderLink } from '#flows/orders/send-order-link.ts';
import { confirmPayment } from '#flows/payments/confirm-payment.ts';
import { carryOut } from '#flows/operator/carry-out.ts';
import { mailAuditHead } from '#flows/operator/mail-audit-head.ts';
import { runBatch } from '#flows/operator/run-batch.ts';
import { forgetSecrets } from '#flows/programs/manage-tokens.ts';
import { publishDueArticles } from '#flows/articles/publish-due-articles.ts';
import { applyErasures } from '#flows/people/apply-erasures.ts';
import { carryOutErasure } from '#flows/people/carry-out-erasure.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { remindOfPayment } from '#flows/payments/remind-of-payment.ts';
import { refundOrder } from '#flows/payments/refund-order.ts';
import { reconcilePayments } from '#flows/payments/reconcile-payments.ts';
import { runGeneratorBatch } from '#flows/generators/run-generator-batch.ts';
import { importReviews } from '#flows/reviews/import-reviews.ts';
import { inviteToReview } from '#flows/reviews/invite-to-review.ts';
import { proveBackup } from '#flows/upkeep/prove-backup.ts';
import { readMailbox } from '#flows/messages/read-mailbox.ts';
import { sendEmail } from '#flows/emails/send-email.ts';
import type { Services } from '#flows/services.ts';
import { withoutPersonal } from '#main/watch/describe-error.ts';
import { mapRecord } from '#domain/records.ts';
import { CRONTAB } from './crontab.ts';
import { payloads } from './job-payloads.ts';
import { namedWorkers } from './name-workers.ts';
import { ofThisMoment } from './of-this-moment.ts';
import { type JobTask, type JobTasks, notedRuns } from './noted-runs.ts';
import { observedTasks } from './observed-tasks.ts';

/**
 * Jobs of one group share its workers, other groups have their own: a mail server that takes half a minute
 * for each e-mail never occupies the workers that check payments and make refunds, nor does a mailbox, nor what
 * lasts for minutes.
 */
export const workerGroups = ['payments', 'emails', 'mailbox', 'upkeep', 'generators'] as const;
export type WorkerGroup = (typeof workerGroups)[number];

type EmailJob = 'send-letter' | 'find-order-link' | 'invite-to-review';
type MailboxJob = 'read-mailbox';
type UpkeepJob =
  | 'prove-backup'
  | 'import-reviews'
  | 'erase-person'
  | 'apply-erasures'
  | 'keep-retention';
/** What the jobs of a group do: a new one does not compile before one of the groups does it. */
type TasksOf<Job extends keyof Jobs> = Record<Job, JobTask>;

/** What each job does. A job that throws is tried again, later and later. */
function tasks({ services, long }: WorkerOptions): Record<WorkerGroup, JobTasks> {
  return {
    payments: eachOfItsMoment(services, paymentTasks),
    emails: eachOfItsMoment(services, emailTasks),
    mailbox: eachOfItsMoment(services, mailboxTasks),
    upkeep: eachOfItsMoment({ ...services, db: long.db }, upkeepTasks),
    generators: eachOfItsMoment(services, generatorTasks),
  };
}

/** A job does its work for the shop as it is when it begins. */
function eachOfItsMoment<Job extends string>(
  services: Services,
  make: (services: Services) => Record<Job, JobTask>,
): JobTasks {
  return mapRecord(
    make(services),
    (job): JobTask =>
      async (payload) =>
        make(await ofThisMoment(services))[job](payload),
  );
}

function paymentTasks(
  services: Services,
): TasksOf<Exclude<keyof Jobs, EmailJob | MailboxJob | UpkeepJob | 'run-generator-batch'>> {
  return {
    'refund-order': (payload) =>
      refundOrder(services, payloads['refund-order'].parse(payload).orderId),
    'take-withdrawal': (payload) =>
      takeWithdrawal(services, payloads['take-withdrawal'].parse(payload).withdrawalId),
    'carry-out-intent': (payload) =>
      carryOut(services, payloads['carry-out-intent'].parse(payload).intentId),
    'reconcile-payments': (payload) =>
      reconcilePayments(services, payloads['reconcile-payments'].parse(payload)),
    'mail-audit-head': () => mailAuditHead(services),
    'offer-when-late': () => offerWhenLate(services),
    'publish-due-articles': () => publishDueArticles(services),
    'run-batch': (payload) => runBatch(services, payloads['run-batch'].parse(payload).batchId),
    'forget-secrets': () => forgetSecrets(services),
    'check-payment': async (payload) => {
      const { orderId } = payloads['check-payment'].parse(payload);
      const asked = await confirmPayment(services, { by: 'asking', orderId });
      if (asked.ok) await remindOfPayment(services, orderId);
      await checkLater(services, orderId);
    },
  };
}

function emailTasks(services: Services): TasksOf<EmailJob> {
  return {
    'send-letter': (payload) =>
      sendEmail(services, payloads['send-letter'].parse(payload).letterId),
    'find-order-link': (payload) =>
      findOrderLink(services, payloads['find-order-link'].parse(payload)),
    'invite-to-review': (payload) =>
      inviteToReview(services, payloads['invite-to-review'].parse(payload).orderId),
  };
}

function mailboxTasks(services: Services): TasksOf<MailboxJob> {
  return { 'read-mailbox': () => readMailbox(services) };
}

function generatorTasks(services: Services): TasksOf<'run-generator-batch'> {
  const job = 'run-generator-batch';
  return { [job]: (payload) => runGeneratorBatch(services, payloads[job].parse(payload)) };
}

function upkeepTasks(services: Services): TasksOf<UpkeepJob> {
  return {
    'prove-backup': () => proveBackup(services),
    'import-reviews': (payload) =>
      importReviews(services, payloads['import-reviews'].parse(payload).importId),
    'erase-person': (payload) =>
      carryOutErasure(services, payloads['erase-person'].parse(payload).erasureId),
    'apply-erasures': () => applyErasures(services),
    'keep-retention': () => keepRetention(services),
  };
}

/** Without a crontab of its own a worker looks for a file of that name. */
const NOTHING_BY_ITSELF = '\n';

/** Milliseconds between checks whether the queue has noted how a job ended. */
const NOTED_MS = 5;
/** Milliseconds that jobs under way are given to end when the program closes. */
const STOP_MS = 10_000;

export interface WorkerOptions {
  /** The queue's own connections. */
  pool: Pool;
  /** With connections that are not those of requests: neither keeps the other waiting. */
  services: Services;
  /** For the jobs that read whole tables: their statements may take minutes. */
  long: DatabaseClient;
  log: Logger;
}

/** How many jobs of a group may be under way at once: each takes processor time from customers who wait. */
const places: Record<WorkerGroup, number> = {
  payments: 3,
  emails: 2,
  mailbox: 1,
  upkeep: 2,
  generators: 2,
};

/**
 * Starts the workers, which run jobs until they are stopped.
 * @param nameOf the name under which a group holds its jobs
 */
export async function startJobs(
  options: WorkerOptions,
  nameOf: (group: WorkerGroup) => string,
): Promise<Record<WorkerGroup, Runner>> {
  const all = tasks(options);
  const start = (group: WorkerGroup, crontab = NOTHING_BY_ITSELF) =>
    startGroup(all[group], options, { name: nameOf(group), places: places[group], crontab });
  return {
    payments: await start('payments', CRONTAB),
    emails: await start('emails'),
    mailbox: await start('mailbox'),
    upkeep: await start('upkeep'),
    generators: await start('generators'),
  };
}

interface GroupOptions {
  name: string;
  places: number;
  crontab: string;
}

function startGroup(
  taskList: JobTasks,
  { pool, services, log }: WorkerOptions,
  { name, places: concurrency, crontab }: GroupOptions,
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: observedTasks(notedRuns(taskList, services), log),
    crontab,
    concurrency,
    events: namedWorkers(name),
    // Then what is still under way is left to be done again.
    gracefulShutdownAbortTimeout: STOP_MS,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      // Its message about a failed job repeats the error in full; each attempt already has its own line.
      if (meta?.['failure']) return;
      const words = withoutPersonal(message);
      if (level === 'error') log.error(words);
      else if (level === 'warning') log.warn(words);
      else log.trace(words);
    }),
  });
}

/** Runs the jobs that are due now and returns; for tests. */
export async function runDueJobs(options: WorkerOptions): Promise<void> {
  const silent = new WorkerLogger(() => () => {});
  const { pool, services, log } = options;
  const { payments, emails, mailbox, upkeep, generators } = tasks(options);
  const worker = randomUUID();
  await runOnce({
    pgPool: pool,
    taskList: observedTasks(
      notedRuns({ ...payments, ...emails, ...mailbox, ...upkeep, ...generators }, services),
      log,
    ),
    noHandleSignals: true,
    logger: silent,
    events: namedWorkers(worker),
  });
  // The queue does not wait for its own notes on what has failed.
  while (await holdsJobs(pool, worker)) await delay(NOTED_MS);
}

async function holdsJobs(pool: Pool, worker: string): Promise<boolean> {
  const held = await pool.query('select from graphile_worker.jobs where locked_by = $1 limit 1', [
    worker,
  ]);
  return held.rowCount !== 0;
}

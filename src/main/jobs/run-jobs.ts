import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Runner,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
  run,
  runOnce,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseClient } from '#database/client.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';
import { type WorkerGroup, workerGroups } from '#jobs/define-job.ts';
import { crontab, jobsOf } from '#jobs/registry.ts';
import { withoutPersonal } from '#main/watch/describe-error.ts';
import { jobTask } from './job-task.ts';

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

/**
 * Starts the workers, which run jobs until they are stopped.
 * @param nameOf the name under which a group holds its jobs
 */
export async function startJobs(
  options: WorkerOptions,
  nameOf: (group: WorkerGroup) => string,
): Promise<Record<WorkerGroup, Runner>> {
  const start = (group: WorkerGroup, schedule = NOTHING_BY_ITSELF) => {
    const worker = tasksOf(group, options);
    const how = { name: nameOf(group), positions: workerGroups[group], crontab: schedule };
    return startGroup(worker, options, how);
  };
  return {
    payments: await start('payments', crontab),
    emails: await start('emails'),
    mailbox: await start('mailbox'),
    upkeep: await start('upkeep'),
    generators: await start('generators'),
  };
}

/** What the workers of a group do. A job that throws is tried again, later and later. */
function tasksOf(group: WorkerGroup, { services, long, log }: WorkerOptions): TaskList {
  const means = { log, services: group === 'upkeep' ? { ...services, db: long.db } : services };
  return Object.fromEntries(jobsOf(group).map((job) => [job.name, jobTask(job, means)]));
}

interface GroupOptions {
  name: string;
  positions: number;
  crontab: string;
}

function startGroup(
  taskList: TaskList,
  { pool, log }: WorkerOptions,
  { name, positions: concurrency, crontab }: GroupOptions,
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency,
    events: nameWorkers(name),
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
  const { pool } = options;
  const worker = randomUUID();
  const groups = keysOf(workerGroups).map((group) => tasksOf(group, options));
  await runOnce({
    pgPool: pool,
    taskList: Object.assign({}, ...groups),
    noHandleSignals: true,
    logger: silent,
    events: nameWorkers(worker),
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

/** Events of workers that then hold jobs under this name, in place of one that the queue draws. */
function nameWorkers(name: string): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = name;
  });
  return events;
}

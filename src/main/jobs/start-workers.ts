import type { Runner } from 'graphile-worker';
import type { Database } from '#database/client.ts';
import { giveBackJobs, WorkerPresence } from '#database/jobs/held-jobs.ts';
import { keysOf } from '#domain/records.ts';
import { type WorkerGroup, workerGroups } from '#jobs/define-job.ts';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { withTimeout } from '#main/with-timeout.ts';
import { type WorkerOptions, startJobs } from './run-jobs.ts';
import { takeOverJobs } from './take-over-jobs.ts';

/** @param mostMs milliseconds that jobs under way have to end before they are given back */
export type StopJobs = (mostMs: number) => Promise<void>;

interface Starting extends WorkerOptions {
  /** Of the queue. */
  db: Database;
  databaseUrl: string;
  clock: () => Date;
  work: Work;
}

/** Begins to work through the queue, what is owed since the last time included. */
export async function startWorkers(options: Starting): Promise<StopJobs> {
  const { db, databaseUrl, clock, work, log } = options;
  const presence = new WorkerPresence(databaseUrl);
  try {
    await enqueueMissingJobs(db, clock());
    // Before the first job: the others would take its worker for gone.
    await presence.connection();
    const nameOf = (group: string) => presence.nameOf(group);
    const runners = await startJobs(options, nameOf);
    const begun = watchWork(work, runners);
    const ended = () => [...work.stopped].map(nameOf);
    const stopTakingOver = takeOverJobs({ presence, ended, log });
    return async (mostMs) => {
      stopTakingOver();
      const late = (error: unknown) => log.warn({ err: error }, 'jobs did not end in time');
      const stopped = Promise.all(Object.values(runners).map((runner) => runner.stop()));
      await withTimeout(mostMs, stopped).catch(late);
      // The queue does not wait until it has noted how its last jobs ended.
      if (begun.size > 0) await giveBackJobs(db, [...begun].map(nameOf));
      await presence.close();
    };
  } catch (error) {
    await presence.close();
    throw error;
  }
}

/** The state of this program's own workers. */
export interface Work {
  /** Groups without running workers: all of them at first, later those whose workers have ended. */
  stopped: ReadonlySet<WorkerGroup>;
  /** When one was last begun that is no e-mail, in milliseconds since 1970; the start counts as well. */
  tookJobAt: number;
}

export function noWork(): Work {
  return { stopped: new Set(keysOf(workerGroups)), tookJobAt: 0 };
}

/**
 * Notes what the workers do from their start to their end.
 * @returns the groups that have begun a job, as they come to be known
 */
function watchWork(work: Work, runners: Record<WorkerGroup, Runner>): ReadonlySet<WorkerGroup> {
  const begun = new Set<WorkerGroup>();
  const stopped = new Set<WorkerGroup>();
  Object.assign(work, { stopped, tookJobAt: Date.now() });
  for (const group of keysOf(workerGroups)) {
    const runner = runners[group];
    const end = () => void stopped.add(group);
    runner.events.on('job:start', () => begun.add(group));
    runner.promise.then(end, end);
  }
  runners.payments.events.on('job:start', () => {
    work.tookJobAt = Date.now();
  });
  return begun;
}

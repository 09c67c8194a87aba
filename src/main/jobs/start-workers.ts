import { giveBackJobs } from '#database/queue/held-jobs.ts';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { WorkerPresence } from '#database/queue/worker-presence.ts';
import type { Database } from '#database/client.ts';
import { withTimeout } from '#main/with-timeout.ts';
import { type WorkerOptions, startJobs } from './run-jobs.ts';
import { takeOverJobs } from './take-over-jobs.ts';
import { type Work, watchWork } from './work.ts';

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

import type { Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { type RecurringJob, isRecurring, noteRun } from '#database/upkeep-runs.ts';
import type { Services } from '#flows/services.ts';

/** What a job does; what it answers is for its note alone. */
export type JobTask = (payload: unknown) => Promise<unknown>;
export type JobTasks = Record<string, JobTask>;

type Needed = Pick<Services, 'db' | 'clock'>;

/** What a job says that it took away, by kind. */
const countsShape = z.record(z.string(), z.number());

/**
 * The jobs' tasks, of which those that repeat by themselves note how each run ended, for the page of duties. That
 * it could not be noted fails the job no more than it had failed.
 */
export function notedRuns(tasks: JobTasks, services: Needed): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      isRecurring(name) ? notedRun(name, task, services) : (payload) => justDone(task(payload)),
    ]),
  );
}

function notedRun(job: RecurringJob, task: JobTask, { db, clock }: Needed): Task {
  return async (payload) => {
    const startedAt = clock();
    const note = (outcome: 'done' | 'failed', said?: unknown) => {
      const counts = countsShape.safeParse(said).data ?? {};
      return noteRun(db, { job, startedAt, endedAt: clock(), outcome, counts }).catch(() => {});
    };
    try {
      await note('done', await task(payload));
    } catch (error) {
      await note('failed');
      throw error;
    }
  };
}

/** The queue would read an answer as one of its own. */
async function justDone(done: Promise<unknown>): Promise<void> {
  await done;
}

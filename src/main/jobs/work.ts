import type { Runner } from 'graphile-worker';
import { keysOf } from '#domain/records.ts';
import { type WorkerGroup, workerGroups } from '#jobs/define-job.ts';

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
export function watchWork(
  work: Work,
  runners: Record<WorkerGroup, Runner>,
): ReadonlySet<WorkerGroup> {
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

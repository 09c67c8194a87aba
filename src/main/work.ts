import type { Runner } from 'graphile-worker';
import type { Line } from './jobs.ts';

/** How this program's own workers fare. */
export interface Work {
  /** False once those of any line have ended. */
  isRunning: boolean;
  /** When one was last begun that is no letter, in milliseconds since 1970; the start counts as well. */
  tookJobAt: number;
}

export function noWork(): Work {
  return { isRunning: false, tookJobAt: 0 };
}

/**
 * Notes what the workers do from their start to their end.
 * @returns the names under which they hold jobs, as they come to be known
 */
export function watchWork(work: Work, runners: Record<Line, Runner>): ReadonlySet<string> {
  const names = new Set<string>();
  const end = () => {
    work.isRunning = false;
  };
  Object.assign(work, { isRunning: true, tookJobAt: Date.now() });
  for (const runner of Object.values(runners)) {
    runner.events.on('job:start', ({ job }) => {
      if (job.locked_by !== null) names.add(job.locked_by);
    });
    runner.promise.then(end, end);
  }
  runners.payments.events.on('job:start', () => {
    work.tookJobAt = Date.now();
  });
  return names;
}

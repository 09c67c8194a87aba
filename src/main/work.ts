import type { Runner } from 'graphile-worker';

/** How this program's own worker fares. */
export interface Work {
  isRunning: boolean;
  /** When it last began a job, in milliseconds since 1970; its start counts as well. */
  tookJobAt: number;
  /** The name under which it holds jobs; undefined until it has had one. */
  name?: string | undefined;
}

export function noWork(): Work {
  return { isRunning: false, tookJobAt: 0 };
}

/** Notes what a worker does from its start to its end. */
export function watchWork(work: Work, runner: Runner): void {
  Object.assign(work, { isRunning: true, tookJobAt: Date.now() });
  runner.events.on('job:start', ({ job }) => {
    work.tookJobAt = Date.now();
    work.name = job.locked_by ?? undefined;
  });
  const end = () => {
    work.isRunning = false;
  };
  runner.promise.then(end, end);
}

import type { WorkerEvents } from 'graphile-worker';

/** The names under which workers come to hold jobs, as they begin them. */
export function noteWorkers(events: WorkerEvents, names: Set<string>): void {
  events.on('job:start', ({ job }) => {
    if (job.locked_by !== null) names.add(job.locked_by);
  });
}

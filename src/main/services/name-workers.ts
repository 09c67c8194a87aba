import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';

/** Events of workers that then hold jobs under this name, in place of one that the queue draws. */
export function namedWorkers(name: string): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = name;
  });
  return events;
}

import type { Task, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { withLogContext } from '#main/watch/log-context.ts';

/**
 * The jobs' tasks, with one line in the log for each attempt. A task that is still at work when the
 * program has waited long enough for its end is left, and the queue gets its job back.
 */
export function observedTasks(tasks: TaskList, log: Logger): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, observedTask(name, task, log)]),
  );
}

function observedTask(name: string, task: Task | undefined, log: Logger): Task {
  return (payload, helpers) => {
    const { id, attempts: attempt, max_attempts: most } = helpers.job;
    return withLogContext({ job: name, jobId: id }, async () => {
      const begunAt = performance.now();
      const note = (outcome: string) => ({
        attempt,
        outcome,
        ms: Math.round(performance.now() - begunAt),
      });
      try {
        await untilAborted(helpers.abortSignal, async () => task?.(payload, helpers));
        log.info(note('done'), 'job');
      } catch (error) {
        const isLast = attempt >= most;
        log[isLast ? 'error' : 'warn'](
          { ...note(isLast ? 'failed for good' : 'later'), err: error },
          'job',
        );
        throw error;
      }
    });
  };
}

async function untilAborted(
  signal: AbortSignal | undefined,
  action: () => Promise<unknown>,
): Promise<void> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new Error('The program is closing.'));
  signal?.addEventListener('abort', leave);
  try {
    await Promise.race([action(), left]);
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from 'pino';

/** A queue that is being worked through; `promise` fails where it broke down. */
type Queue = Pick<Runner, 'promise' | 'stop'>;

const AGAIN_MS = 5000;

/**
 * Starts the job queue, and starts it again where it broke down: it gives up when the database is away
 * for minutes in the moment in which it has to note how a job ended.
 * @returns stops it
 */
export async function keepQueueRunning(
  start: () => Promise<Queue>,
  log: Pick<Logger, 'error'>,
  againMs = AGAIN_MS,
): Promise<() => Promise<void>> {
  let isWanted = true;
  let queue: Queue | undefined;

  async function begin(): Promise<void> {
    try {
      const begun = await start();
      if (!isWanted) return await begun.stop();
      queue = begun;
      void watch(begun);
    } catch (error) {
      await again(error);
    }
  }

  async function watch(begun: Queue): Promise<void> {
    try {
      await begun.promise;
    } catch (error) {
      queue = undefined;
      await again(error);
    }
  }

  async function again(error: unknown): Promise<void> {
    if (!isWanted) return;
    log.error({ err: error }, 'the job queue broke down and is started again');
    await delay(againMs, undefined, { ref: false });
    if (isWanted) await begin();
  }

  queue = await start();
  void watch(queue);
  return async () => {
    isWanted = false;
    await queue?.stop();
  };
}

import type { Logger } from 'pino';
import { DatabaseSilent, isDatabaseAway } from '#database/database-away.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which nothing is asked after a failure: meanwhile no page waits. */
const FAILED_MS = 10_000;
/** Milliseconds that a page may wait for what it can do without. */
const PATIENCE_MS = 1000;

export type UnlessAway = <Value>(ask: () => Promise<Value>) => Promise<Value | 'away'>;

/**
 * Asks the database for what a page can do without. While it is away or silent the answer is 'away', at once
 * for some seconds after each failure; the log is told of the first.
 * @param what in the words of the log
 */
export function unlessAway(what: string, clock: () => Date, log: Logger): UnlessAway {
  let awayUntil = 0;
  let isTold = false;
  return async (ask) => {
    if (clock().getTime() < awayUntil) return 'away';
    try {
      const value = await withTimeout(PATIENCE_MS, ask(), () => new DatabaseSilent());
      isTold = false;
      return value;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!isTold) log.warn({ err: error }, `${what} could not be read`);
      isTold = true;
      awayUntil = clock().getTime() + FAILED_MS;
      return 'away';
    }
  };
}

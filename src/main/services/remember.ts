import type { Logger } from 'pino';
import { DatabaseSilent, isDatabaseAway } from '#database/connection/database-away.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which an answer is taken again without reading: pages are rendered in bursts. */
const KEPT_MS = 5000;
/** Milliseconds for which counts are kept: what is chosen most does not change by the minute. */
const COUNTS_KEPT_MS = 10 * 60_000;
/** Milliseconds for which nothing is asked after a failure: meanwhile no page waits. */
const FAILED_MS = 10_000;
/** Milliseconds that a page may wait for what it can do without. */
const PATIENCE_MS = 1000;

function askBriefly<Value>(answer: Promise<Value>): Promise<Value> {
  return withTimeout(PATIENCE_MS, answer, () => new DatabaseSilent());
}

/** What the operator has written, as pages read it: it never fails because the database is away. */
export interface Remembered<Value> {
  (): Promise<Value>;
  /** Asks anew the next time, because it has changed. */
  forget(): void;
}

export interface RememberedOptions<Value> {
  /** In the words of the log. */
  what: string;
  ask: () => Promise<Value>;
  /** What holds as long as nothing was ever read. */
  fallback: Value;
  clock: () => Date;
  log: Logger;
}

/**
 * Reads once for all who ask within some seconds. While the database is away or silent the last answer holds,
 * so that what the operator has corrected stays corrected, and before the first one the fallback.
 */
export function rememberAnswer<Value>(options: RememberedOptions<Value>): Remembered<Value> {
  const { what, ask, fallback, clock, log } = options;
  let last = fallback;
  let kept: Reading<Value> | undefined;
  const again = async (reading: Reading<Value>): Promise<Value> => {
    try {
      const value = await askBriefly(ask());
      if (kept === reading) last = value;
      return value;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, `${what} could not be read; what was read before holds`);
      reading.until = clock().getTime() + FAILED_MS;
      return last;
    }
  };
  const read = (): Promise<Value> => {
    const now = clock().getTime();
    if (kept?.answer && now < kept.until) return kept.answer;
    const reading: Reading<Value> = { until: now + KEPT_MS };
    kept = reading;
    reading.answer = again(reading);
    return reading.answer;
  };
  return Object.assign(read, { forget: () => void (kept = undefined) });
}

/** One reading of it, for all who ask meanwhile. */
interface Reading<Value> {
  answer?: Promise<Value>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Counts something once for all who ask within ten minutes; a failure is kept for ten seconds. */
export function countOnce<Counts>(
  count: () => Promise<Counts>,
  clock: () => Date,
): () => Promise<Counts> {
  let kept: { counts: Promise<Counts>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.counts;
    const counts = askBriefly(count());
    const asked = { counts, until: now + COUNTS_KEPT_MS };
    kept = asked;
    counts.catch(() => (asked.until = clock().getTime() + FAILED_MS));
    return counts;
  };
}

export type UnlessAway = <Value>(ask: () => Promise<Value>) => Promise<Value | 'away'>;

/**
 * Asks the database for what a page can do without. While it is away or silent the answer is 'away', at once
 * for some seconds after each failure; the log is told of the first.
 * @param what in the words of the log
 */
export function withFallback(what: string, clock: () => Date, log: Logger): UnlessAway {
  let awayUntil = 0;
  let isTold = false;
  return async (ask) => {
    if (clock().getTime() < awayUntil) return 'away';
    try {
      const value = await askBriefly(ask());
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

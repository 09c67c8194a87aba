import type { Logger } from 'pino';
import { DatabaseSilent, isDatabaseAway } from '#database/database-away.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which an answer is taken again without reading: pages are rendered in bursts. */
const KEPT_MS = 5000;
/** Milliseconds for which the last answer is taken while the database is away: meanwhile no page waits. */
const FAILED_MS = 10_000;
/** Milliseconds that a page may wait for it; it is whole without. */
const PATIENCE_MS = 1000;

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
export function remembered<Value>(options: RememberedOptions<Value>): Remembered<Value> {
  const { what, ask, fallback, clock, log } = options;
  let last = fallback;
  let kept: Reading<Value> | undefined;
  const again = async (reading: Reading<Value>): Promise<Value> => {
    try {
      const value = await withTimeout(PATIENCE_MS, ask(), () => new DatabaseSilent());
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

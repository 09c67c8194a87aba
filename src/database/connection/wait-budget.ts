import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSilent } from './database-away.ts';

/** Milliseconds that one request waits for the database, with all its questions together. */
const REQUEST_MS = 10_000;

/** The time spent waiting for the database; queries made at once are counted once. */
class WaitBudget {
  #spentMs = 0;
  #waiting = 0;
  #since = 0;

  get leftMs(): number {
    const current = this.#waiting > 0 ? performance.now() - this.#since : 0;
    return Math.max(0, REQUEST_MS - this.#spentMs - current);
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  end(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#spentMs += performance.now() - this.#since;
  }
}

const current = new AsyncLocalStorage<WaitBudget>();

/**
 * Answers a request that may wait for the database ten seconds in total. Waiting for anything else does not
 * count.
 */
export function withWaitBudget<T>(answer: () => T): T {
  return current.run(new WaitBudget(), answer);
}

/**
 * Waits for an answer of the database as long as the request still may; outside a request as long as the
 * connection may.
 * @throws DatabaseSilent when that time is over; the answer may still come and is ignored
 */
export async function awaitWithinBudget<T>(answer: Promise<T>): Promise<T> {
  const patience = current.getStore();
  if (!patience) return answer;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DatabaseSilent()), patience.leftMs);
  patience.begin();
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    patience.end();
    clearTimeout(timer);
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSilent } from './database-away.ts';

/** Milliseconds that one request waits for the database, with all its questions together. */
const REQUEST_MS = 10_000;

/** How long the database has been waited for; questions asked at once are waited for once. */
class Patience {
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

const current = new AsyncLocalStorage<Patience>();

/**
 * Answers a request: whatever it asks of the database within, it waits ten seconds for in all. What it
 * waits for elsewhere does not count.
 */
export function withPatience<T>(answer: () => T): T {
  return current.run(new Patience(), answer);
}

/**
 * An answer of the database, waited for as long as the request has patience; outside a request as long
 * as the connection has.
 * @throws DatabaseSilent where that has run out; the answer itself may still come, unheard
 */
export async function patiently<T>(answer: Promise<T>): Promise<T> {
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

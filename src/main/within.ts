import { setTimeout as delay } from 'node:timers/promises';

/**
 * What a deed gives, unless that takes too long; the deed itself goes on unheard.
 * @throws Error after so many milliseconds
 */
export async function within<T>(ms: number, deed: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = delay(ms, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw new Error(`Nothing came within ${ms} ms.`);
  });
  try {
    return await Promise.race([deed, late]);
  } finally {
    // The race has heard of what the late one throws now.
    waiting.abort();
  }
}

import { setTimeout as delay } from 'node:timers/promises';

/**
 * What an action gives, unless that takes too long; the action itself goes on unheard.
 * @throws Error after so many milliseconds
 */
export async function withTimeout<T>(ms: number, action: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = delay(ms, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw new Error(`Nothing came within ${ms} ms.`);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    // The race has heard of what the late one throws now.
    waiting.abort();
  }
}

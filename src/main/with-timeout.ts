import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for an action, but not for too long; the action itself continues and its result is ignored.
 * @throws what `tooLate` makes, after so many milliseconds
 */
export async function withTimeout<T>(
  ms: number,
  action: Promise<T>,
  tooLate = () => new Error(`Nothing came within ${ms} ms.`),
): Promise<T> {
  const waiting = new AbortController();
  const late = delay(ms, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw tooLate();
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    // The race handles the rejection that this causes.
    waiting.abort();
  }
}

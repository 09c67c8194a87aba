import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { ALL } from './page-cache.ts';

/** Whatever publishes something sends NOTIFY pages_changed, with the tag of what has changed. */
const CHANNEL = 'pages_changed';
const AGAIN_MS = 2000;
/** Milliseconds after which the connection is asked whether it still lives, and that it has to answer. */
const BEAT_MS = 15_000;
const ANSWER_MS = 5000;

/**
 * Makes this replica forget pages, and what they are made of, whenever any replica has published a change.
 * After a lost connection it listens again and forgets everything, because it may have missed a notification. One that
 * is dead without a word, as behind a proxy that hangs, is noticed by asking it.
 * @param forget what bears a tag, or everything where it is `all`
 * @param beatMs milliseconds from one question to the next
 * @returns how to end the listening
 */
export async function forgetPagesOnNotify(
  databaseUrl: string,
  forget: (tag: string) => void,
  log: Logger,
  beatMs = BEAT_MS,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let client: Client;
  const listen = async (): Promise<void> => {
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      query_timeout: Math.min(ANSWER_MS, beatMs),
    });
    next.on('error', (error) => log.warn({ err: error }, 'lost the word of published pages'));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.on('notification', ({ payload }) => forget(payload || ALL));
    // One that does not answer is ended, which is where it is noticed.
    const beat = setInterval(() => void next.query('select 1').catch(() => next.end()), beatMs);
    beat.unref();
    // Only now: a failed attempt ends too, and its caller makes the next one.
    next.on('end', () => {
      clearInterval(beat);
      void listenAgain();
    });
    client = next;
  };
  const listenAgain = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await delay(AGAIN_MS, undefined, { ref: false, signal: closing.signal });
        await listen();
        forget(ALL);
        return;
      } catch {
        // The database is still away, or the shop is closing.
      }
    }
  };
  await listen();
  return async () => {
    closing.abort();
    await client.end();
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { ALL } from './page-cache.ts';

/** Whatever publishes something sends NOTIFY pages_changed, with the tag of what has changed. */
const CHANNEL = 'pages_changed';
const AGAIN_MS = 2000;

/**
 * Makes this replica forget pages, and what they are made of, whenever any replica has published a change.
 * After a lost connection it listens again and forgets everything, because it may have missed a notification.
 * @param forget what bears a tag, or everything where it is `all`
 * @returns how to end the listening
 */
export async function forgetPagesWhenTold(
  databaseUrl: string,
  forget: (tag: string) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let client: Client;
  const listen = async (): Promise<void> => {
    const next = new Client({ connectionString: databaseUrl });
    next.on('error', (error) => log.warn({ err: error }, 'lost the word of published pages'));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.on('notification', ({ payload }) => forget(payload || ALL));
    // Only now: a failed attempt ends too, and its caller makes the next one.
    next.on('end', () => void listenAgain());
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

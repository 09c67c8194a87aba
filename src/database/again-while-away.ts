import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

/** Milliseconds before each further try: a crowd that holds every connection is gone by the last. */
const PAUSES_MS = [100, 300, 1000, 3000, 5000];

/**
 * Writes what has happened outside and must not be forgotten: while the database is away it is tried again, for some
 * seconds. Only for what may be written twice, because an answer that was lost may have been a yes.
 * @throws what the last try throws; at once what is no matter of the database being away
 */
export async function againWhileAway(write: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await delay(pause);
    }
  }
  await write();
}

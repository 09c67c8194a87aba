import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type WorkerPresence, giveBackJobs, listHolders } from '#database/jobs/held-jobs.ts';

/** Milliseconds from one look to the next, and to another try where the database was away. */
const LOOK_MS = 5000;
const AGAIN_MS = 1000;
/**
 * Looks in a row that find a worker away before it counts as gone. A database that was started again has lost all
 * connections, and whoever lives has made another before the others look once more: it has as many looks for it.
 */
const LOOKS_AWAY = 4;

export interface TakingOver {
  presence: WorkerPresence;
  /** Names of this process's own workers that have ended while it goes on. */
  ended(): readonly string[];
  log: Logger;
  lookMs?: number;
  /** An interval in the words of the database. */
  silentAfter?: string;
}

/**
 * Looks again and again for jobs whose worker is gone, so that another takes them over: its process is no longer
 * connected, or has said nothing for minutes. The look itself is the word of this process. The queue alone would keep
 * such jobs for four hours.
 * @returns how to end it
 */
export function takeOverJobs(options: TakingOver): () => void {
  const { presence, log, lookMs = LOOK_MS } = options;
  const closing = new AbortController();
  const away = new Map<string, number>();
  let isFailing = false;
  const look = async (): Promise<number> => {
    try {
      await lookOnce(options, away);
      isFailing = false;
      return lookMs;
    } catch (error) {
      if (closing.signal.aborted) return 0;
      if (!isFailing) log.warn({ err: error }, 'jobs of killed workers could not be taken over');
      isFailing = true;
      // Others may have been as unable to connect as this process was.
      away.clear();
      await presence.drop();
      return Math.min(AGAIN_MS, lookMs);
    }
  };
  void (async () => {
    while (!closing.signal.aborted) {
      await delay(await look(), undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  })();
  return () => closing.abort();
}

async function lookOnce(
  { presence, ended, silentAfter }: TakingOver,
  away: Map<string, number>,
): Promise<void> {
  const db = await presence.connection();
  const holders = await listHolders(db, silentAfter);
  const own = ended();
  const isAway = new Set(
    holders.filter(({ name, isAway }) => isAway || own.includes(name)).map(({ name }) => name),
  );
  for (const name of away.keys()) if (!isAway.has(name)) away.delete(name);
  for (const name of isAway) away.set(name, (away.get(name) ?? 0) + 1);
  const gone = holders.filter(
    ({ name, isSilent }) => isSilent || (away.get(name) ?? 0) >= LOOKS_AWAY,
  );
  if (gone.length > 0)
    await giveBackJobs(
      db,
      gone.map(({ name }) => name),
    );
}

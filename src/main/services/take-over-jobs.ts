import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { freeAbandonedJobs } from '#database/queue/jobs.ts';

const EVERY_MS = 60_000;

/** Looks now and every minute for jobs whose worker was killed, so that another takes them over. */
export function takeOverJobs(db: Database, log: Logger): () => void {
  const look = () =>
    void freeAbandonedJobs(db).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of killed workers could not be taken over'),
    );
  look();
  const timer = setInterval(look, EVERY_MS).unref();
  return () => clearInterval(timer);
}

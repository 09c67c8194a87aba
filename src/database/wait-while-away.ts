import type { Pool } from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { withAnswers } from './driver-answers.ts';

/** "Cannot connect now": the one code by which graphile-worker knows that it is worth trying again. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Has the job queue wait for a database that is away, however the driver says so. Otherwise the queue
 * ends the program where it cannot note how a job ended, and such notes it makes without waiting.
 */
export function waitWhileAway(pool: Pool): void {
  pool.connect = withAnswers(pool.connect, renaming);
  pool.on('connect', (client) => {
    client.query = withAnswers(client.query, renaming);
  });
}

async function renaming(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof Error && isDatabaseAway(error)) {
      Object.assign(error, { code: CANNOT_CONNECT_NOW });
    }
    throw error;
  });
}

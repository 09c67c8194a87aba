import type { Pool } from 'pg';
import { isDatabaseAway, isTooSlow } from './database-away.ts';
import { withAnswers } from './driver-answers.ts';

/** "Cannot connect now": the one code by which graphile-worker knows that it is worth trying again. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Has the job queue wait for a database that is away, however the driver says so. Otherwise the queue
 * ends the program where it cannot note how a job ended, and such notes it makes without waiting.
 * @param onTooSlow told of each statement that took too long, with its text: it is tried again, hours on
 *   end, and nothing else tells of it
 */
export function waitWhileAway(
  pool: Pool,
  onTooSlow: (error: unknown, query: string) => void,
): void {
  pool.connect = withAnswers(pool.connect, renamed);
  pool.on('connect', (client) => {
    client.query = withAnswers(client.query, (answer, asked) => {
      const telling = answer.catch((error: unknown) => {
        if (isTooSlow(error)) onTooSlow(error, textOf(asked));
        throw error;
      });
      return renamed(telling);
    });
  });
}

/** The text of a query, without its values. */
function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked && 'text' in asked ? String(asked.text) : '';
}

async function renamed(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof Error && isDatabaseAway(error)) {
      Object.assign(error, { code: CANNOT_CONNECT_NOW });
    }
    throw error;
  });
}

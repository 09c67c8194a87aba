import type { Pool } from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** "Cannot connect now": the one code by which graphile-worker knows that it is worth trying again. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Has the job queue wait for a database that is away, however the driver says so. Otherwise the queue
 * ends the program where it cannot note how a job ended, and such notes it makes without waiting.
 */
export function waitWhileAway(pool: Pool): void {
  pool.connect = renaming(pool.connect);
  pool.on('connect', (client) => {
    client.query = renaming(client.query);
  });
}

function renaming<Call extends (...args: never[]) => unknown>(call: Call): Call {
  return new Proxy(call, {
    apply(target, self, args) {
      const answer: unknown = Reflect.apply(target, self, args);
      return answer instanceof Promise ? answer.catch(rename) : answer;
    },
  });
}

function rename(error: unknown): never {
  if (error instanceof Error && isDatabaseAway(error)) {
    Object.assign(error, { code: CANNOT_CONNECT_NOW });
  }
  throw error;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/**
 * Wraps a function of the driver: its promises go through `change`, together with the first argument of the
 * call. Calls with a callback, which the driver makes internally, stay as they are.
 */
export function withAnswers<Call extends (...args: never[]) => unknown>(
  call: Call,
  change: (answer: Promise<unknown>, asked: unknown) => Promise<unknown>,
): Call {
  return new Proxy(call, {
    apply(target, self, args) {
      const answer: unknown = Reflect.apply(target, self, args);
      return answer instanceof Promise ? change(answer, args[0]) : answer;
    },
  });
}

/** The database takes questions and does not answer them. */
export class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

/**
 * SQLSTATEs (PostgreSQL, appendix A) of a server that takes no connections or has just ended one (08,
 * 57P01–57P03), and of one that cannot do its work for the moment: out of disk, memory or connections
 * (53), a statement took too long (57014), the disk fails (58030), nothing may be written (25006).
 */
const awayStates = /^(?:08...|53...|57P0[1-3]|57014|58030|25006)$/;
const TOO_SLOW = '57014';
const awayCodes = new Set([
  // A hanging server’s queue of connections is full.
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What says so only of a connection: a socket that is not there. Of a file it means something else. */
const NO_SOCKET = 'ENOENT';
/** The driver gives these no code. */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|not queryable|after calling end/i;
/** What the driver says where an answer has not come in the time that the connection gives it. */
const SILENT = 'Query read timeout';

/** Whether an error says that the database took a question and did not answer it in time. */
export function isSilence(error: unknown): boolean {
  return error instanceof DatabaseSilent || (error instanceof Error && error.message === SILENT);
}

/** Whether an error, or what caused it, says that the server gave a statement up: it took too long. */
export function isTooSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === TOO_SLOW) || isTooSlow(error.cause);
}

/** Whether an error, or what caused it, says that the database is of no use at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (awayStates.test(code) || awayCodes.has(code) || awayMessages.test(error.message)) return true;
  if (code === NO_SOCKET && 'syscall' in error && error.syscall === 'connect') return true;
  if (isSilence(error)) return true;
  return isDatabaseAway(error.cause);
}

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
  pool.connect = withAnswers(pool.connect, renameFault);
  pool.on('connect', (client) => {
    client.query = withAnswers(client.query, (answer, asked) => {
      const telling = answer.catch((error: unknown) => {
        if (isTooSlow(error)) onTooSlow(error, textOf(asked));
        throw error;
      });
      return renameFault(telling);
    });
  });
}

/** The text of a query, without its values. */
function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked && 'text' in asked ? String(asked.text) : '';
}

async function renameFault(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (error instanceof Error && isDatabaseAway(error)) {
      Object.assign(error, { code: CANNOT_CONNECT_NOW });
    }
    throw error;
  });
}

/** Milliseconds before each further try: a crowd that holds every connection is gone by the last. */
const PAUSES_MS = [100, 300, 1000, 3000, 5000];

/**
 * Writes what has happened outside and must not be forgotten: while the database is away it is tried again, for some
 * seconds. Only for what may be written twice, because an answer that was lost may have been a yes.
 * @throws what the last try throws; at once what is no matter of the database being away
 */
export async function retryWhileAway(write: () => Promise<void>): Promise<void> {
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

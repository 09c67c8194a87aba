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

/** SQLSTATEs of a server that takes no connections or has just ended one (PostgreSQL, appendix A). */
const awayStates = /^(?:08...|57P0[1-3]|53300)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver gives these no code. */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|not queryable|after calling end/i;

/** Whether an error, or what caused it, says that the database cannot be reached at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (awayStates.test(code) || awayCodes.has(code) || awayMessages.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}

import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The error as the user of a command should see it: for a failed query the message of the database or of
 * its connection.
 */
export function explainError(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause !== error && 'severity' in cause) return `the database says: ${cause.message}.`;
  // Where a host has several addresses and none answers, there is a code and no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

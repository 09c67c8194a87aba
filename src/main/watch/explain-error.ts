import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * What went wrong, for whoever gave the command: of a failed query what the database said of it, or what
 * its connection met.
 */
export function explainError(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause !== error && 'severity' in cause) return `the database says: ${cause.message}.`;
  // Where a host has several addresses and none answers, there is a code and no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

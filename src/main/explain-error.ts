import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What went wrong, for whoever gave the command: of a failed query what the database said of it. */
export function explainError(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) {
    return `the database says: ${error.cause.message}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

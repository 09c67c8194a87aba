import { DatabaseError } from 'pg';

/** SQLSTATEs of values that cannot be read, whose messages quote them. */
const QUOTES_VALUES = /^22/;

/**
 * What went wrong in the words of the database, and at which row where it says so. Not what stands in that row: a
 * proof is kept and mailed, and no erasure of a person looks into it.
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof DatabaseError)) {
    return error instanceof Error ? error.message : String(error);
  }
  const { code = '', message, where = '' } = error;
  const place = /^COPY \S+, line \d+(?:, column \w+)?/.exec(where)?.[0];
  return [QUOTES_VALUES.test(code) ? code : message, place].filter(Boolean).join(' ');
}

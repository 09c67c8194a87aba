import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type Logger, pino, stdSerializers } from 'pino';
import type { Settings } from './settings.ts';

/** The program's log. It holds no secrets and no customer's data. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    redact: ['*.secretKey', '*.webhookSecret'],
    serializers: { err: describeError },
  });
}

/** The message of a failed query repeats its parameters, tokens and names among them: they stay out. */
function describeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    return { query: error.query, cause: describeError(error.cause) };
  }
  return error instanceof Error ? stdSerializers.err(error) : error;
}

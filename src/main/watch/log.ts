import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, destination, pino, stdTimeFunctions } from 'pino';
import type { Settings } from '#main/settings/settings.ts';
import { describeError } from './describe-error.ts';
import { readableLines } from './readable-lines.ts';

/**
 * The program's log on its standard output: readable lines at a terminal, elsewhere a line of JSON each.
 * It holds no secrets and nothing that belongs to a customer: what is written to it is chosen field by
 * field.
 */
export function createLog(
  { logLevel }: Pick<Settings, 'logLevel'>,
  to: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: logLevel,
    timestamp: stdTimeFunctions.isoTime,
    mixin: logContext,
    redact: ['*.secretKey', '*.webhookSecret', '*.secretAccessKey'],
    serializers: { err: describeError },
  };
  return pino(options, to);
}

function standardOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: true });
  return process.stdout.isTTY ? readableLines(output) : output;
}

/** What a line of the log belongs to: the request or the job within which it was written. */
type LogContext = { requestId: string } | { job: string; jobId: string };

const current = new AsyncLocalStorage<LogContext>();

/** Runs an action; every log line written within it, at any depth, says what it belongs to. */
export function withLogContext<T>(context: LogContext, action: () => T): T {
  return current.run(context, action);
}

/** The current request or job; empty at start, at the end and in between. */
function logContext(): LogContext | Record<string, never> {
  return current.getStore() ?? {};
}

import { type DestinationStream, type Logger, destination, pino, stdTimeFunctions } from 'pino';
import { describeError } from './describe-error.ts';
import { logContext } from './log-context.ts';
import { readableLines } from './readable-lines.ts';
import type { Settings } from '#main/settings/settings.ts';

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

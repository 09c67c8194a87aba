import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeError } from './describe-error.ts';
import { logContext } from './log-context.ts';
import type { Settings } from '#main/settings/settings.ts';

/**
 * The program's log, a line of JSON each, on its standard output. It holds no secrets and nothing that
 * belongs to a customer: what is written to it is chosen field by field.
 */
export function createLog(
  { logLevel }: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    timestamp: stdTimeFunctions.isoTime,
    mixin: logContext,
    redact: ['*.secretKey', '*.webhookSecret', '*.secretAccessKey'],
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

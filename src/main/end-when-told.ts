import type { Logger } from 'pino';

interface Options {
  log: Logger;
  /** Milliseconds after which the program ends, with 1, whatever has not been closed. */
  mostMs: number;
  close(isHurried: boolean): Promise<void>;
}

/**
 * Ends the program once: at the first signal in order and with 0, or after the first error that nobody
 * caught, in a hurry and with 1, so that whoever started it starts it again.
 */
export function endWhenTold({ log, mostMs, close }: Options): void {
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    // It also keeps the program alive until everything has been closed.
    setTimeout(() => {
      log.error({ mostMs }, 'not everything could be closed in time: the program ends');
      process.exit(1);
    }, mostMs);
    void close(code !== 0).finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // Promises that fail unheard come here as well.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught: the program ends');
    end(1);
  });
}

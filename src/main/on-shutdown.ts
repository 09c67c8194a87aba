import type { Logger } from 'pino';

interface Options {
  log: Logger;
  /** Milliseconds after which the program ends with 1, even if something is still open. */
  mostMs: number;
  close(isHurried: boolean): Promise<void>;
}

/**
 * Ends the program once: in order and with 0 at the first signal, or in a hurry and with 1 after the first
 * uncaught error, so that whatever started it starts it again.
 */
export function onShutdown({ log, mostMs, close }: Options): void {
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
  // Unhandled rejections of promises come here as well.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught: the program ends');
    end(1);
  });
}

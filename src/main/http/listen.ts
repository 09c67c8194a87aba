import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 10;
const AGAIN_MS = 200;

/** A shop that was killed a moment ago may still hold the port; that is worth a short wait. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return;
    } catch (error) {
      if (takenPort(error) === undefined || tries === TRIES) throw error;
      await delay(AGAIN_MS);
    }
  }
}

/** The port that another program has, where that is what went wrong. */
export function takenPort(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('port' in error)) return undefined;
  return error.code === 'EADDRINUSE' && typeof error.port === 'number' ? error.port : undefined;
}

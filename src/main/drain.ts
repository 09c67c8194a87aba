import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Health } from './health.ts';
import type { ShopServer } from './server.ts';

/** Milliseconds that requests under way are given to end when the shop closes. */
const DRAIN_MS = 10_000;
/** Milliseconds in which a connection that was just made may still bring its request. */
const QUIET_MS = 500;
const LOOK_MS = 50;

/**
 * Ends the taking of requests without losing one: probes say so first, then load balancers have a
 * pause to notice, then nobody new comes in, and what is under way is answered.
 */
export async function drain(
  { server, beginClosing }: ShopServer,
  health: Health,
  pauseMs: number,
): Promise<void> {
  health.isClosing = true;
  beginClosing();
  await delay(pauseMs);
  // Right after the turn in which waiting connections are taken, so that few can wait in vain.
  await nextTurn();
  await end(server);
}

async function end(server: Server): Promise<void> {
  // The server's own `close` would cut off at once who has just connected and is about to ask.
  const closed = new Promise((resolve) => void NetServer.prototype.close.call(server, resolve));
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await Promise.race([closed, delay(QUIET_MS)]);
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(late);
}

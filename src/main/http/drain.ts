import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Health } from '#main/watch/health.ts';
import type { ShopServer } from './server.ts';

/** Milliseconds that requests under way have to end when the shop closes in order. */
const DRAIN_MS = 10_000;
/** Least and most milliseconds in which an open connection may still bring a request. */
const QUIET_MS = { least: 500, most: 5000 };
const LOOK_MS = 50;
/**
 * Turns of the event loop in which connections that wait are still accepted. It is an end to the waiting
 * where clients never stop coming, and more than can wait: the kernel keeps 511 of them.
 */
const MOST_TURNS = 1000;

interface Patience {
  /** Milliseconds between what probes are told and the end of taking requests. */
  pauseMs: number;
  /** Milliseconds that requests under way are given to end. */
  mostMs?: number;
}

/**
 * Stops taking requests without losing one: probes fail first, then load balancers have a pause to notice,
 * then no new connection is accepted, and requests under way are answered.
 */
export async function drain(
  { server, beginClosing }: ShopServer,
  health: Health,
  { pauseMs, mostMs = DRAIN_MS }: Patience,
): Promise<void> {
  health.isClosing = true;
  await delay(pauseMs);
  // Answers close their connections only from here on: a client whose connection is closed opens a new one,
  // and one that still waits to be accepted when the server stops listening is reset.
  await acceptWaiting(server);
  beginClosing();
  const quietMs = Math.min(Math.max(pauseMs, QUIET_MS.least), QUIET_MS.most);
  await end(server, quietMs, mostMs);
}

/** The server accepts one connection in each turn of the event loop, so none waits after a turn without one. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void (accepted += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; turn < MOST_TURNS && accepted > before; turn += 1) {
    before = accepted;
    await nextTurn();
  }
  server.off('connection', count);
}

async function end(server: Server, quietMs: number, mostMs: number): Promise<void> {
  // The server's own `close` would at once cut connections that are new or about to bring the next request.
  const closed = new Promise((resolve) => void NetServer.prototype.close.call(server, resolve));
  const late = setTimeout(() => server.closeAllConnections(), mostMs);
  await Promise.race([closed, delay(quietMs)]);
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(late);
}

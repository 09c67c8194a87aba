import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Health } from '#main/watch/health.ts';
import type { ShopServer } from './server.ts';

/** What requests under way are given when the shop closes in order. */
const DRAIN_MS = 10_000;
/** Milliseconds at least and at most in which a connection that is open may still bring a request. */
const QUIET_MS = { least: 500, most: 5000 };
const LOOK_MS = 50;

interface Patience {
  /** Milliseconds between what probes are told and the end of taking requests. */
  pauseMs: number;
  /** Milliseconds that requests under way are given to end. */
  mostMs?: number;
}

/**
 * Ends the taking of requests without losing one: probes say so first, then load balancers have a
 * pause to notice, then nobody new comes in, and what is under way is answered.
 */
export async function drain(
  { server, beginClosing }: ShopServer,
  health: Health,
  { pauseMs, mostMs = DRAIN_MS }: Patience,
): Promise<void> {
  health.isClosing = true;
  await delay(pauseMs);
  // Not before: each answer that closes its connection makes its client come with a new one, and who
  // waits in line when the door closes is turned away. For that too: right after the line was let in.
  await nextTurn();
  beginClosing();
  const quietMs = Math.min(Math.max(pauseMs, QUIET_MS.least), QUIET_MS.most);
  await end(server, quietMs, mostMs);
}

async function end(server: Server, quietMs: number, mostMs: number): Promise<void> {
  // The server's own `close` would cut off at once who has just connected, or is about to ask again.
  const closed = new Promise((resolve) => void NetServer.prototype.close.call(server, resolve));
  const late = setTimeout(() => server.closeAllConnections(), mostMs);
  await Promise.race([closed, delay(quietMs)]);
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(late);
}

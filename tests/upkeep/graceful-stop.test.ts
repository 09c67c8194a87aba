import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';
import { createVisitor } from '#tests/stage/visitor.ts';

/** Milliseconds: a job has ten seconds to end, and would go on for thirty. */
const LONGEST_MS = 25_000;

let database: TestDatabase;
type Probed = Replica & { isReady: boolean };

let replicas: Probed[];

beforeEach(async () => {
  database = await createTestDatabase();
  replicas = [];
});
afterEach(async () => {
  for (const replica of replicas) if (replica.child.exitCode === null) await replica.stop();
  await database.drop();
});

async function start(env: Record<string, string> = {}): Promise<Probed> {
  const replica = { ...(await startReplica(database.url, env)), isReady: true };
  replicas.push(replica);
  void probe(replica);
  return replica;
}

interface Told {
  lost: unknown[];
  statuses: number[];
}

/** What a load balancer does: it probes, and asks the first replica that is ready and takes connections. */
function balance(told: Told) {
  return async (request: Request): Promise<Response> => {
    for (const { port, isReady } of replicas) {
      if (!isReady) continue;
      const url = new URL(request.url);
      url.port = String(port);
      const body = request.body ? await request.clone().arrayBuffer() : undefined;
      const { method, headers } = request;
      try {
        const response = await fetch(url, { method, headers, body, redirect: 'manual' });
        const answer = await response.arrayBuffer();
        told.statuses.push(response.status);
        const kept = new Headers(response.headers);
        kept.delete('Content-Encoding');
        const { status } = response;
        return new Response(status === 304 ? null : answer, { status, headers: kept });
      } catch (error) {
        if (isRefused(error)) continue;
        told.lost.push(error);
        throw error;
      }
    }
    throw new Error('Nobody takes requests.');
  };
}

async function probe(replica: Probed): Promise<void> {
  while (replica.child.exitCode === null) {
    const ready = await fetch(`${replica.origin}/readyz`).catch(() => undefined);
    replica.isReady = ready?.ok ?? false;
    await delay(100);
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

it('answers everything that it took, says that it is closing, and leaves with 0', async () => {
  const first = await start({ SHUTDOWN_DELAY_MS: '5000' });
  const origin = first.origin;
  await start({ CS_ORIGIN: origin, EN_ORIGIN: origin.replace('localhost', 'en.localhost') });
  const told: Told = { lost: [], statuses: [] };
  const send = balance(told);
  const over = new AbortController();
  const paths = [
    '/',
    '/cenik',
    '/objednavka',
    '/instagram/lajky/100',
    '/speculation-rules.json',
    '/nic',
  ];
  const browsing = Array.from({ length: 8 }, async (_, index) => {
    const visitor = createVisitor({ send, origin });
    for (let i = index; !over.signal.aborted; i += 1)
      await visitor.get(paths[i % paths.length] ?? '/');
  });
  let placed = 0;
  const buying = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const visitor = createVisitor({ send, origin });
      fillCart(visitor, oneWish);
      const ordered = await pressDetails(visitor, await openDetails(visitor), someone);
      expect(ordered.status).toBe(303);
      placed += 1;
    }
  });
  await expect.poll(() => placed).toBeGreaterThan(4);
  first.child.kill('SIGTERM');
  const ready = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return [answer.status, await answer.json()];
  };
  await expect.poll(ready).toEqual([503, { status: 'closing' }]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await first.ended).toEqual([0, null]);
  const before = told.statuses.length;
  await expect.poll(() => told.statuses.length).toBeGreaterThan(before);
  over.abort();
  await Promise.all([...browsing, ...buying]);
  expect(told.lost).toEqual([]);
  expect(told.statuses.filter((status) => status >= 500)).toEqual([]);
  const books = { database: openDatabase(database.url, () => {}) };
  expect(await listOrders(books)).toHaveLength(placed);
  await books.database.close();
});

it('gives back the job that does not end, and leaves', async () => {
  const silent = await freePort();
  const books = { database: openDatabase(database.url, () => {}) };
  const mailServer = createServer(() => {}).listen(silent);
  const first = await start({ SMTP_URL: `smtp://127.0.0.1:${silent}` });
  const visitor = createVisitor({
    send: balance({ lost: [], statuses: [] }),
    origin: first.origin,
  });
  fillCart(visitor, oneWish);
  const ordered = await pressDetails(visitor, await openDetails(visitor), someone);
  await visitor.post(ordered.location ?? '', { action: 'pay' });
  const locked = `select id from graphile_worker._private_jobs where locked_at is not null`;
  while ((await query(books, locked)).length < 2) await delay(50);
  const begun = performance.now();
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual([0, null]);
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
  expect(await query(books, locked)).toEqual([]);
  mailServer.close();
  await books.database.close();
}, 60_000);

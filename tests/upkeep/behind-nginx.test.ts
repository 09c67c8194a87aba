import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { expectSales, listOrders, query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type Nginx, hasNginx, startNginx } from '#tests/stage/nginx.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';
import { createVisitor } from '#tests/stage/visitor.ts';
import { builtFile } from '#tests/stage/built-file.ts';

/** A production install to run instead of this folder, where somebody has made one. */
const production = process.env['PRODUCTION_FOLDER'] ?? process.cwd();
const isInstalled = hasNginx();
/** Pages read before one of the replicas is killed, and as many afterwards. */
const PAGES = 200;

let database: TestDatabase;
let books: { database: DatabaseClient };
let origin: string;
let replicas: [Replica, Replica];
let nginx: Nginx;

beforeAll(async () => {
  if (!isInstalled) return;
  database = await createTestDatabase();
  books = { database: openDatabase(database.url, () => {}) };
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { CS_ORIGIN: origin, EN_ORIGIN: `http://en.localhost:${port}`, FOLDER: production };
  // At once: they must not fight over the tables.
  replicas = await Promise.all([startReplica(database.url, env), startReplica(database.url, env)]);
  nginx = await startNginx({ port, replicas: replicas.map((replica) => replica.port) });
});

afterAll(async () => {
  if (!isInstalled) return;
  await nginx.stop();
  for (const replica of replicas) if (replica.child.exitCode === null) await replica.stop();
  await books.database.close();
  await database.drop();
});

/** A visitor as behind no other proxy: what he says of himself is his own invention. */
function visitor() {
  return createVisitor({ send: (request) => fetch(request), origin });
}

describe.skipIf(!isInstalled)('two replicas behind nginx', () => {
  it('serve pages and files, and sell', async () => {
    const home = await visitor().get('/cenik');
    expect(home.status).toBe(200);
    expect(home.headers.get('ETag')).toMatch(/^W\/"/);
    const file = await fetch(`${origin}${builtFile('inter-latin.woff2')}`);
    expect(file.status).toBe(200);
    await file.arrayBuffer();
    const buyer = visitor();
    const success = await pay(buyer, await placeOrder(buyer, oneWish));
    expect(success.html).toMatch(/data-payment="(paid|checking)"/);
    const sent = () => query(books, 'select from emails where sent_at is not null');
    await expect.poll(sent).toHaveLength(2);
    await expectSales(books, 1);
  });

  it('believe nothing that a client says of itself', async () => {
    const response = await fetch(`${origin}/objednavka`, {
      headers: {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'host=evil.example',
        'X-Request-Id': 'chosen-by-the-client',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f]{32}$/);
    expect(await response.text()).not.toContain('evil.example');
  });

  it('keep probes and metrics to themselves, and take no body that is too large', async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(404);
    expect((await fetch(`${origin}/healthz`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    const body = 'a'.repeat(2 * 1024 * 1024);
    expect((await fetch(`${origin}/objednavka`, { method: 'POST', body })).status).toBe(413);
  });

  it('write no address of a client and none of a private page', async () => {
    const read = () => readFile(nginx.accessLog, 'utf8');
    const before = (await read()).length;
    await visitor().get(`/objednavky/${'t'.repeat(32)}?secret=1`);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(before);
    const log = await read();
    expect(log).toMatch(/ GET 200 /);
    expect(log).not.toMatch(/tttt|secret|objednavky|127\.0\.0\.1 |::1/);
  });

  it('lose no request that may be repeated and no order when one is killed', async () => {
    const over = new AbortController();
    const failed: number[] = [];
    let answered = 0;
    const paths = ['/', '/cenik', '/objednavka', '/instagram/lajky/100', '/speculation-rules.json'];
    const browsing = Array.from({ length: 6 }, async (_, index) => {
      const someoneElse = visitor();
      for (let i = index; !over.signal.aborted; i += 1) {
        const page = await someoneElse.get(paths[i % paths.length] ?? '/');
        if (page.status >= 400) failed.push(page.status);
        answered += 1;
      }
    });
    const before = (await listOrders(books)).length;
    const checkouts = new Set<string>();
    const buying = Array.from({ length: 3 }, async () => {
      while (!over.signal.aborted) {
        const buyer = visitor();
        fillCart(buyer, oneWish);
        const details = await openDetails(buyer);
        if (details.status !== 200) continue;
        let ordered = await pressDetails(buyer, details, someone);
        // What a person does when the button led to an error: presses it again.
        while (ordered.status >= 500) ordered = await pressDetails(buyer, details, someone);
        expect(ordered.location).toContain('/test-checkout/pay/');
        checkouts.add(ordered.location ?? '');
        // All come from one address, which may post sixty times a minute.
        await delay(400);
      }
    });
    /** So many pages, and an order of each who buys, from now on. */
    const goOn = async () => {
      const [pages, orders] = [answered, checkouts.size];
      await expect.poll(() => answered - pages).toBeGreaterThan(PAGES);
      await expect.poll(() => checkouts.size - orders).toBeGreaterThan(buying.length);
    };
    await goOn();
    await replicas[0].stop();
    await goOn();
    over.abort();
    await Promise.all([...browsing, ...buying]);
    expect(failed).toEqual([]);
    expect((await listOrders(books)).length - before).toBe(checkouts.size);
  });

  it('go on with a replica that comes back, and with one that is stopped in order', async () => {
    const { port } = replicas[0];
    const env = {
      CS_ORIGIN: origin,
      EN_ORIGIN: origin.replace('localhost', 'en.localhost'),
      PORT: String(port),
      FOLDER: production,
    };
    replicas[0] = await startReplica(database.url, env);
    await delay(5500);
    const statuses: number[] = [];
    replicas[1].child.kill('SIGTERM');
    while (replicas[1].child.exitCode === null)
      statuses.push((await visitor().get('/cenik')).status);
    for (let i = 0; i < 10; i += 1) statuses.push((await visitor().get('/objednavka')).status);
    expect(await replicas[1].ended).toEqual([0, null]);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

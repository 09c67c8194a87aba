import { once } from 'node:events';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answered } from '#main/watch/observe-app.ts';
import { open } from '#tests/stage/wire/raw.ts';
import { listEmails, onlyOrder } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import {
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, importBuilt } from '#tests/stage/shop.ts';

type Line = Record<string, unknown>;

const note = 'Prosím až po obědě, děkuji.';
const address = '203.0.113.77';

let shop: TestShop;
let database: DatabaseProxy;
let written: string[];
let told: Answered[];

beforeEach(async () => {
  written = [];
  told = [];
  const { createLog } = await importBuilt();
  ({ shop, database } = await createCuttableShop({
    onAnswered: (answered) => void told.push(answered),
    log: createLog({ logLevel: 'trace' }, { write: (line) => void written.push(line) }),
  }));
});
afterEach(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

function lines(): Line[] {
  return written.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('of a whole journey, with its faults, holds nothing that belongs to its customer', async () => {
    await shop.startWork();
    const visitor = shop.visitor();
    const known = { 'X-Client-Address': address };
    await visitor.get('/?utm_source=zofie', known);
    const hosted = await placeOrder(visitor, oneWish, { note });
    const cartId = cartOf(visitor).id;
    await pay(visitor, hosted);
    const order = await onlyOrder(shop);
    const page = `/objednavky/${order.token}`;
    await visitor.get(page, known);
    await expect.poll(() => listEmails(shop)).toHaveLength(2);
    await visitor.get(`/objednavky/${'x'.repeat(32)}`);
    await visitor.post(page, { intent: 'nonsense' });
    fillCart(visitor, oneWish);
    await pressDetails(visitor, await openDetails(visitor), { ...someone, email: 'zofie@' });
    database.cut();
    expect((await visitor.get(page)).status).toBe(503);
    await shop.app(
      new Request('http://localhost:3000/webhooks/payments', { method: 'POST', body: 'zofie' }),
    );
    database.mend();

    const everything = written.join('');
    const routes = lines().map(({ route }) => route);
    for (const route of ['home', 'wizard', 'order', 'paymentSuccess', 'notification']) {
      expect(routes).toContain(route);
    }
    const secrets = [
      order.token,
      cartId,
      order.checkout_id ?? '',
      note,
      address,
      '777123456',
      '777 123',
    ];
    for (const secret of [...secrets, 'ofie', 'íhov', 'example.com', 'utm_source']) {
      expect(everything).not.toContain(secret);
    }
  });

  it('has one line for each request, with its id, its kind and its end', async () => {
    const response = await shop.get('/objednavka?x=1');
    expect(lines()).toEqual([
      expect.objectContaining({
        msg: 'request',
        requestId: response.headers.get('X-Request-Id'),
        method: 'GET',
        route: 'wizard',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('has the reference that stands on the page of an error', async () => {
    database.cut();
    const response = await shop.get(`/objednavky/${'x'.repeat(32)}`);
    const id = response.headers.get('X-Request-Id') ?? 'none';
    expect(await response.text()).toContain(id);
    const ofRequest = lines().filter(({ requestId }) => requestId === id);
    expect(ofRequest.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['a request could not be answered', 'request']),
    );
  });

  it('has one line for each attempt at a job', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    await shop.workOnce();
    const jobs = lines().filter(({ msg, job }) => msg === 'job' && job === 'send-email');
    expect(jobs).toHaveLength(2);
    for (const line of jobs) {
      expect(line).toMatchObject({ outcome: 'done', attempt: 1, jobId: expect.any(String) });
    }
  });
});

describe('a request at the door', () => {
  async function ask(trustProxy: boolean, headers: Record<string, string>): Promise<Response> {
    const { createLog } = await importBuilt();
    const log = createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) });
    const { server, origin } = await serveShop(shop, { log, trustProxy, keepsPages: false });
    const response = await fetch(`${origin}/objednavka`, { headers });
    await response.text();
    server.close();
    return response;
  }

  async function idOf(trustProxy: boolean, given: string): Promise<string> {
    const { headers } = await ask(trustProxy, { 'X-Request-Id': given });
    return headers.get('X-Request-Id') ?? '';
  }

  it('has the id that a trusted proxy gave it', async () => {
    expect(await idOf(true, 'from-the-proxy-1')).toBe('from-the-proxy-1');
  });

  it('never has the id that a client gave it', async () => {
    expect(await idOf(false, 'from-the-client')).toMatch(/^[\da-f]{16}$/);
  });

  it.each(['short', 'a'.repeat(65), 'with%20space', '{"json":1}'])(
    'has an id of our own where the proxy gave %j',
    async (given) => {
      expect(await idOf(true, given)).toMatch(/^[\da-f]{16}$/);
    },
  );

  it('has its line too where it is turned away before the app sees it', async () => {
    const { status } = await ask(true, { 'X-Forwarded-Host': 'no host/at all' });
    expect(status).toBe(400);
    expect(lines()).toEqual([
      expect.objectContaining({ msg: 'request', method: 'GET', route: 'other', status: 400 }),
    ]);
  });
});

describe('what anybody can do', () => {
  /** Lines that somebody is woken for. */
  const alarms = () => lines().filter(({ level }) => Number(level) >= 50);
  const answers = () => lines().filter(({ msg }) => msg === 'request');
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n';

  it.each([
    ['with a length', `Content-Length: 500\r\n\r\nintent=`],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n7\r\nintent=\r\n'],
    ['before it begins', 'Content-Length: 500\r\n\r\n'],
    ['in a chunk that lies', 'Transfer-Encoding: chunked\r\n\r\n7\r\nintent='],
  ])('is no alarm: to leave in the middle of a form %s', async (_, rest) => {
    const { server, origin } = await serveShop(shop, { keepsPages: false });
    const socket = await open(Number(new URL(origin).port));
    socket.write(`POST /objednavka HTTP/1.1\r\nHost: localhost\r\n${form}${rest}`);
    await once(server, 'request');
    socket.resetAndDestroy();
    await expect.poll(answers).toHaveLength(1);
    expect(answers()).toEqual([expect.objectContaining({ route: 'wizard', status: 499 })]);
    expect(alarms()).toEqual([]);
    expect(told).toEqual([expect.objectContaining({ status: 499 })]);
    server.close();
  });

  it('is no alarm: to leave while a page is waited for', async () => {
    const { server, origin } = await serveShop(shop, { keepsPages: false });
    const holder = new Client(shop.databaseUrl);
    await holder.connect();
    await holder.query('begin; lock table orders in access exclusive mode');
    const socket = await open(Number(new URL(origin).port));
    socket.write(`GET /objednavky/${'x'.repeat(32)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const waiting = `select from pg_locks join pg_database d on d.oid = database
      where not granted and datname = current_database()`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    socket.resetAndDestroy();
    // Who has left has no connection any more.
    const count = promisify(server.getConnections.bind(server));
    await expect.poll(() => count()).toBe(0);
    await holder.end();
    await expect.poll(answers).toHaveLength(1);
    expect(answers()).toEqual([expect.objectContaining({ route: 'order', status: 499 })]);
    expect(alarms()).toEqual([]);
    expect(told).toEqual([expect.objectContaining({ status: 499 })]);
    server.close();
  });

  it.each([
    ['of the other edition', { 'Sec-Fetch-Site': '', Origin: 'http://en.localhost:3000' }],
    ['of somebody else', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
    ['of nobody', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['that is none', { 'Sec-Fetch-Site': 'same-origin', Origin: '::' }],
  ])('is no alarm: to post with an origin %s', async (_, headers) => {
    const page = await shop.visitor().post('/objednavka', { intent: 'choose' }, headers);
    expect(page.status).toBe(403);
    expect(alarms()).toEqual([]);
  });
});

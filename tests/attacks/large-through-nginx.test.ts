import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { addresses } from '#domain/addresses.ts';
import type { Address } from '#domain/addresses/address-row.ts';
import { messageLimits } from '#domain/messages/sent-message.ts';
import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { character, post } from '#tests/stage/enquiries.ts';
import { filledDetails, fillLargestCart } from '#tests/stage/filled-order.ts';
import { errorsOf, readForm, readForms } from '#tests/stage/html.ts';
import { type Nginx, hasNginx, startNginx } from '#tests/stage/nginx.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { openDetails, pressDetails } from '#tests/stage/ordering.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';
import { createVisitor, type Visitor } from '#tests/stage/visitor.ts';
import { ask } from '#tests/stage/wire/raw.ts';

const isInstalled = hasNginx();
const MEGABYTE = 1024 * 1024;

let database: TestDatabase;
let client: DatabaseClient;
let replicas: Replica[];
let nginx: Nginx;
let port: number;
let origin: string;
let host: string;
let me: SignedIn;

beforeAll(async () => {
  if (!isInstalled) return;
  database = await createTestDatabase();
  client = openDatabase(database.url, () => {});
  port = await freePort();
  origin = `http://localhost:${port}`;
  host = `Host: localhost:${port}`;
  const env = { CS_ORIGIN: origin, EN_ORIGIN: `http://en.localhost:${port}` };
  replicas = await Promise.all([startReplica(database.url, env), startReplica(database.url, env)]);
  nginx = await startNginx({ port, replicas: replicas.map((replica) => replica.port) });
  const shop = {
    database: client,
    services: { clock: () => new Date(), shop: { origins: { cs: origin } } },
    visitor,
  };
  me = await signIn(shop);
});
afterAll(async () => {
  if (!isInstalled) return;
  await nginx.stop();
  for (const replica of replicas) if (replica.child.exitCode === null) await replica.stop();
  await client.close();
  await database.drop();
});

function visitor(): Visitor {
  return createVisitor({ send: (request) => fetch(request), origin });
}

/** Whatever was tried, each of the two replicas answers the next reader, whose turn they take. */
async function expectBothAnswer(): Promise<void> {
  for (const path of ['/', '/cenik', '/', '/cenik', '/objednavka', '/objednavka']) {
    expect([path, (await ask(port, path, [host])).status]).toEqual([path, 200]);
  }
  for (const { child } of replicas)
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
}

/** A file with the fields of the form that sends it. */
async function send(path: string, file: Blob, name: string): Promise<number> {
  const page = path === '/ad/reviews/import' ? await me.visitor.get(path) : undefined;
  const form = readForms(page?.html ?? '').find(({ action }) => action === '' || action === path);
  const body = new FormData();
  for (const [field, value] of Object.entries(form?.fields ?? {}))
    if (field !== 'file') body.set(field, value);
  body.set('file', file, name);
  const { name: cookie, value } = me.cookie;
  const headers = { Cookie: `${cookie}=${value}`, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' });
  await answer.text();
  return answer.status;
}

describe.skipIf(!isInstalled)('through nginx', () => {
  it.each<[string, string]>([
    ['a long address of the section', `/ad/${'a'.repeat(4500)}`],
    ['a thousand encoded slashes', `/ad/${'%2f'.repeat(1000)}`],
    ['a long page with a slash at its end', `/${'a'.repeat(7000)}/`],
    ['the longest address of the section that is none too long', `/ad/${'%2f'.repeat(330)}`],
    ['the same with a query', `/ad/orders?q=${'%'.repeat(9000)}`],
    ['the longest page with a slash at its end', `/${'a'.repeat(998)}/?${'a'.repeat(9000)}`],
  ])('no address takes a replica away from others: %s', async (_, target) => {
    for (const name of [host, `Host: en.localhost:${port}`, 'Host: evil.example']) {
      for (let round = 0; round < 5; round += 1) {
        const { status } = await ask(port, target, [name]);
        expect([303, 302, 308, 404, 414]).toContain(status);
      }
    }
    await expectBothAnswer();
  });

  it('forms as long as the section has them go through, and none that is longer', async () => {
    const page = await me.visitor.get('/ad/articles/new');
    const form = readForms(page.html).find(({ fields }) => 'title' in fields);
    expect(form).toBeDefined();
    const text = 'ž'.repeat(100_000);
    const body = new URLSearchParams({ ...form?.fields, title: 'Dlouhý článek', text });
    expect(String(body).length).toBeGreaterThan(600_000);
    const taken = await me.visitor.post('/ad/articles/new', [...body]);
    expect([303, 422]).toContain(taken.status);
    // Of a stranger the shop itself says that it does not read it, in words.
    const refused = await visitor().post('/ad/articles/new', [...body]);
    expect([refused.status, refused.text]).toEqual([
      413,
      expect.stringContaining('Text by měl být dál ve formuláři'),
    ]);
    await expectBothAnswer();
  });

  it('files go through wherever the shop takes them, as large as it takes them', async () => {
    const uploads = Object.values<Address>(addresses).filter(
      ({ requests }) => requests === 'upload' || requests === 'scripted-upload',
    );
    expect(uploads.length).toBeGreaterThan(1);
    for (const { path } of uploads) {
      for (const size of [600 * 1024, IMPORT_MEGABYTES * MEGABYTE]) {
        const status = await send(path.cs, new Blob(['a'.repeat(size)]), 'a.csv');
        expect([path.cs, size, [200, 303, 422].includes(status)]).toEqual([path.cs, size, true]);
      }
      const much = new Blob(['a'.repeat(12 * MEGABYTE)]);
      expect(await send(path.cs, much, 'a.csv')).toBe(413);
    }
    await expectBothAnswer();
  });

  it('every address is answered by the shop, and none by nginx', async () => {
    const paths = Object.values<Address>(addresses).map(({ path }) => path.cs);
    const plain = paths.filter((path) => !/[:*]/.test(path));
    expect(plain).toContain('/ad');
    const slashed = plain.map((path) => `${path}/`);
    for (const path of [...plain, ...slashed, `/ad?q=${'%C5%99'.repeat(300)}`]) {
      // Whatever the shop answers has a policy, and nothing of nginx's own has one.
      const { headers } = await ask(port, path, [host], { patienceMs: 30_000 });
      expect([path, headers['content-security-policy']]).toEqual([path, expect.any(String)]);
    }
  });

  it('a large picture is taken', async () => {
    const noise = { width: 1500, height: 1100, channels: 3, background: '#2a6' } as const;
    const create = { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
    const picture = await sharp({ create }).png().toBuffer();
    expect(picture.length).toBeGreaterThan(2 * MEGABYTE);
    const file = new Blob([new Uint8Array(picture)]);
    expect(await send('/ad/articles/pictures', file, 'a.png')).toBe(200);
  });

  it.each(['ž', '\u{1f680}', '語'])(
    'an order filled to every limit with %j keeps what was typed, with the largest cart',
    async (sign) => {
      const customer = visitor();
      fillLargestCart(customer);
      const input = { ...filledDetails(sign), discountCode: 'X'.repeat(40) };
      // As often as would once have put both replicas aside.
      let page = await openDetails(customer);
      for (let times = 0; times < 4; times += 1) {
        page = await pressDetails(customer, page, input);
        expect(page.status).toBe(200);
        expect(Object.keys(errorsOf(page.html))).toEqual(['discountCode']);
        const { fields } = readForm(page.html, 'order');
        expect(fields).toMatchObject(input);
      }
      const checkout = await pressDetails(customer, page, { ...input, discountCode: '' });
      expect(checkout.location).toContain('/test-checkout/pay/');
      await expectBothAnswer();
    },
  );

  it('a message filled to every limit goes through', async () => {
    const filled = {
      ...character,
      name: 'ž'.repeat(messageLimits.name),
      message: 'ž'.repeat(messageLimits.message),
    };
    const answer = await post(visitor(), 'home', filled);
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('sent=')]);
  });

  it('a replica that is down costs its readers nothing', async () => {
    await replicas[0]?.stop();
    const begunAt = performance.now();
    for (let reader = 0; reader < 20; reader += 1)
      expect((await ask(port, '/cenik', [host])).status).toBe(200);
    expect(performance.now() - begunAt).toBeLessThan(20 * 500);
  });
});

describe.skipIf(!isInstalled)('nginx', () => {
  it('puts no replica aside, whatever one request is answered', async () => {
    const strange: Record<string, (response: ServerResponse) => void> = {
      '/cut': (response) => void response.destroy(),
      '/long': (response) => void response.setHeader('X-Long', 'a'.repeat(40_000)).end(),
    };
    const reached = [0, 0];
    const servers = reached.map((_, at) =>
      createServer(({ url = '' }, response) => {
        const answer = strange[url];
        if (answer) return answer(response);
        reached[at] = (reached[at] ?? 0) + 1;
        response.end();
      }).listen(0, '127.0.0.1'),
    );
    for (const server of servers) if (!server.listening) await once(server, 'listening');
    const ports = servers.map((server) => {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    });
    const before = await freePort();
    const front = await startNginx({ port: before, replicas: ports });
    try {
      for (const path of Object.keys(strange)) {
        for (let asked = 0; asked < 10; asked += 1)
          expect((await ask(before, path, [host], { method: 'POST' })).status).toBe(502);
        reached.fill(0);
        for (let asked = 0; asked < 10; asked += 1)
          expect((await ask(before, '/', [host])).status).toBe(200);
        expect(Math.min(...reached), path).toBeGreaterThan(2);
      }
    } finally {
      await front.stop();
      for (const server of servers) server.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  CONTACT,
  REVIEWS,
  calls,
  checkout,
  expectUntouched,
  message,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { oneWish, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('a body', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it.each([
    ['nothing', ''],
    ['no JSON', '{"name":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['nothing at all', 'null'],
    ['two objects', '{}{}'],
    ['too deep', `{"name":${deep(30_000)}}`],
    ['unfinished quotes', `{"name":"${'\\"'.repeat(30_000)}`],
  ])('of %s is refused', async (_, body) => {
    for (const [name] of calls) {
      const answer = await createClient(shop).call(name, body);
      expect(answer.status, name).toBe(400);
      expect(errorOf(answer).code).toBe('body-unreadable');
    }
  });

  it('that is not UTF-8 is refused', async () => {
    const url = new URL(`/functions/v1/${CONTACT}`, shop.services.shop.origins.cs);
    const headers = { 'Content-Type': 'application/json' };
    const body = Buffer.from('{"name":"\xff"}', 'latin1');
    const answer = await shop.app(new Request(url, { method: 'POST', headers, body }));
    expect(answer.status).toBe(400);
  });

  it('of more than 64 kB is refused', async () => {
    for (const [name, body] of calls) {
      const answer = await createClient(shop).call(name, { ...body, note: 'x'.repeat(65_536) });
      expect(answer.status, name).toBe(413);
      expect(errorOf(answer).code).toBe('body-too-large');
    }
    await expectUntouched(shop);
  });

  it.each([
    '',
    'text/plain',
    'text/json',
    'application/json; charset=latin1',
    'multipart/form-data',
  ])('of type "%s" is refused', async (type) => {
    const headers = { 'Content-Type': type };
    const answer = await createClient(shop).call(CONTACT, message, { headers });
    expect(answer.status).toBe(415);
    expect(errorOf(answer).code).toBe('json-needed');
  });

  it('with its charset is read', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
    const answer = await createClient(shop).call(CONTACT, {}, { headers });
    expect(errorOf(answer).code).toBe('fields-missing');
  });

  it('cannot touch what objects are made of', async () => {
    for (const [name] of calls) {
      for (const body of ['{"__proto__":{"isPaid":true}}', '{"constructor":{"prototype":{}}}']) {
        const answer = await createClient(shop).call(name, body);
        expect(answer.status).toBe(422);
      }
    }
    expect(Object('x').isPaid).toBeUndefined();
    const polluted = `{"__proto__":{"x":1},${JSON.stringify(message).slice(1)}`;
    expect(errorOf(await createClient(shop).call(CONTACT, polluted)).fields).toHaveProperty([
      '__proto__',
    ]);
    await expectUntouched(shop);
  });

  it('that says a thing twice says the last of it', async () => {
    const body = `${JSON.stringify(message).slice(0, -1)},"email":"nobody"}`;
    const answer = await createClient(shop).call(CONTACT, body);
    expect(errorOf(answer).code).toBe('email-invalid');
  });
});

describe('a call', () => {
  it.each(['nothing', 'toString', '__proto__', '', `${CONTACT}/x`])(
    'of an unknown name is refused: "%s"',
    async (name) => {
      const answer = await createClient(shop).call(name, {});
      expect(answer.status).toBe(404);
      expect(errorOf(answer).code).toBe('call-unknown');
    },
  );

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])(
    'by another method is refused: %s',
    async (method) => {
      for (const [name] of calls) {
        const url = new URL(`/functions/v1/${name}`, shop.services.shop.origins.cs);
        const answer = await shop.app(new Request(url, { method }));
        expect(answer.status).toBe(405);
        expect(answer.headers.get('Allow')).toBe('POST');
        expect(answer.headers.get('Content-Type')).toContain('application/json');
      }
    },
  );

  it('is answered with what no browser takes for a page', async () => {
    for (const [name] of calls) {
      const { headers } = await createClient(shop).call(name, {
        '<script>': '<svg onload=alert(1)>',
      });
      expect(headers.get('Content-Type')).toContain('application/json');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('reads no cookie and sets none', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor, oneWish);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookie, Origin: 'http://localhost:3000' };
    const answer = await createClient(shop).call(CHECKOUT, checkout, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await listOrders(shop)).map(({ state }) => state)).toEqual(['pending', 'pending']);
  });

  it('comes sixty times a minute from one client', async () => {
    const client = createClient(shop);
    const statuses = [];
    for (let i = 0; i < 62; i += 1) statuses.push(await client.call(CONTACT, {}));
    expect(statuses.slice(0, 60).map(({ status }) => status)).not.toContain(429);
    const last = statuses[61];
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(last && errorOf(last)).toMatchObject({
      code: 'too-often',
      message: 'Příliš mnoho požadavků. Zkuste to prosím později.',
    });
    expect((await client.read(REVIEWS)).status).toBe(200);
  });

  it('places as many orders an hour for one mailbox and from one client as the wizard', async () => {
    const env = { ORDERS_PER_EMAIL: '2', ORDERS_PER_ADDRESS: '3' };
    const limited = await createTestShop({ env });
    try {
      const order = async (i: number, customerEmail: string, client: Client) => {
        const idempotencyKey = `cart-0123456789-${i}`;
        const body = { ...checkout, idempotencyKey, customerEmail };
        return (await client.call(CHECKOUT, body)).status;
      };
      const somebody = createClient(limited);
      const mailbox = [];
      for (let i = 0; i < 3; i += 1) {
        mailbox.push(await order(i, `zofie+${i}@example.com`, somebody));
      }
      expect(mailbox).toEqual([200, 200, 429]);
      const client = createClient(limited);
      const address = [];
      for (let i = 0; i < 4; i += 1) address.push(await order(i, `${i}@example.com`, client));
      expect(address).toEqual([200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

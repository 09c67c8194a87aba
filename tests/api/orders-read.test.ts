import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { type Program, openProgram, outcomeOf } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const likes = [{ packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' }];
const path = '/api/v1/orders';

let shop: TestShop;
let program: Program;
let admins: OrderAdmin[];
beforeAll(async () => {
  shop = await createTestShop();
  program = await openProgram(shop, { scopes: ['orders:read'] });
  admins = [];
  for (let made = 0; made < 5; made += 1)
    admins.push(await openOrderAdmin(shop, { wishes: likes, isPaid: made > 0 }));
});
afterAll(() => shop.close());

const numbers = () => admins.map(({ number }) => number);

interface Listed {
  number: number;
  version: number;
  state: string;
}

async function listed(query: string): Promise<{ orders: Listed[]; next: string | null }> {
  const { status, body } = await program.call(`${path}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return Object(body);
}

/** Page by page to the end. */
async function walked(query: string): Promise<Listed[]> {
  const found: Listed[] = [];
  let cursor = '';
  for (let pages = 0; pages < 20; pages += 1) {
    const { orders, next } = await listed(query + cursor);
    found.push(...orders);
    if (next === null) return found;
    cursor = `&cursor=${next}`;
  }
  throw new Error('The list has no end.');
}

describe('orders', () => {
  it('come newest first, page by page, each once', async () => {
    const found = await walked('limit=2');
    expect(found.map(({ number }) => number)).toEqual(numbers().toReversed());
  });

  it('are found by state, by number, and by the days on which they were made', async () => {
    const [unpaid = 0, paid = 0] = numbers();
    expect((await walked('state=pending')).map(({ number }) => number)).toEqual([unpaid]);
    expect((await walked('state=paid&limit=3')).map(({ number }) => number)).toHaveLength(4);
    expect((await listed(`number=${paid}`)).orders).toHaveLength(1);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(new Date());
    expect((await walked(`createdFrom=${day}&createdTo=${day}`)).length).toBe(5);
    expect(await walked('createdTo=2025-12-31')).toEqual([]);
    expect((await walked('createdFrom=2025-12-31&state=paid&limit=1')).length).toBe(4);
  });

  it('come by their last change, and only what has changed since', async () => {
    const before = await walked('sort=changed&limit=2');
    expect(before.map(({ number }) => number).toSorted()).toEqual(numbers().toSorted());
    const since = new Date(shop.services.clock().getTime()).toISOString();
    expect(await walked(`changedSince=${since}`)).toEqual([]);
    const admin = admins[2];
    await admin?.send('move-0', { to: 'delivering', startCount: '7' });
    const after = await walked(`changedSince=${since}`);
    expect(after.map(({ number, state }) => [number, state])).toEqual([
      [admin?.number, 'delivering'],
    ]);
    const all = await walked('sort=changed&limit=2');
    expect(all.at(-1)?.number).toBe(admin?.number);
    expect(all).toHaveLength(5);
    expect((await walked('sort=changed&state=delivering&limit=1')).length).toBe(1);
  });

  it('say what their delivery needs, and nothing of their customers', async () => {
    const { number } = admins[1] ?? { number: 0 };
    const { body, headers, text } = await program.call(`${path}/${number}`);
    expect(body).toMatchObject({
      number,
      state: 'paid',
      currency: 'CZK',
      lines: [
        {
          position: 0,
          status: 'waiting',
          packageId: 'ig-likes-1000',
          pieces: 1100,
          delivered: 0,
          target: { kind: 'post', url: 'https://www.instagram.com/p/Cabc123/' },
          hold: null,
        },
      ],
    });
    expect(headers.get('ETag')).toBe(`"${String(body['version'])}"`);
    expect(text).not.toMatch(/customer|@example\.com/);
    const nosy = await openProgram(shop, { scopes: ['orders:read', 'orders:people'] });
    const known = await nosy.call(`${path}/${number}`);
    expect(known.body['customer']).toMatchObject({ email: expect.stringContaining('@') });
  });

  it('answer HEAD like GET, without a body', async () => {
    const { status, headers, text } = await program.call(`${path}/${numbers()[1]}`, {
      method: 'HEAD',
    });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('ETag')).toMatch(/^"\d+"$/);
    expect((await program.call(path, { method: 'HEAD' })).status).toBe(200);
  });

  it.each([
    ['createdFrom=2026-02-01&createdTo=2026-01-01', 'createdTo'],
    ['createdFrom=2026-02-31', 'createdFrom'],
    ['createdFrom=0000-01-01', 'createdFrom'],
    ['changedSince=yesterday', 'changedSince'],
    ['changedSince=2026-01-01T00:00:00Z&sort=created', 'sort'],
    ['state=nothing', 'state'],
    ['number=2147483648', 'number'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['cursor=n1', 'cursor'],
    ['cursor=c1.1', 'cursor'],
    ['cursor=n1.1&sort=changed', 'cursor'],
    ['state=paid&state=pending', 'state'],
    ['stav=paid', 'stav'],
  ])('are not listed with %s', async (query, field) => {
    const answer = await program.call(`${path}?${query}`);
    expect(outcomeOf(answer)).toEqual([400, 'query-invalid']);
    expect(answer.body['errors']).toEqual([expect.objectContaining({ field })]);
  });

  it.each(['100999', '0', '99999999999', 'abc', '1e3', '%00', '100001%2Flines'])(
    'that are not there are not found: %s',
    async (number) => {
      expect(outcomeOf(await program.call(`${path}/${number}`))).toEqual([404, 'order-unknown']);
    },
  );

  it('know no other addresses and methods', async () => {
    for (const unknown of ['/api/v1', '/api/v1/', '/api/v1/nothing', `${path}/1/lines`])
      expect(outcomeOf(await program.call(unknown))).toEqual([404, 'path-unknown']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await program.call(path, { method });
      expect(outcomeOf(answer)).toEqual([405, 'method-not-allowed']);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    }
    const read = await program.call(`${path}/100001/lines/0/progress`);
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './books.ts';
import { WIZARD, addToCart, placeOrder } from './ordering.ts';
import { type TestShop, createTestShop } from './shop.ts';
import type { Visitor } from './visitor.ts';

const FORM = 'application/x-www-form-urlencoded';
const add = {
  intent: 'add',
  platform: 'instagram',
  service: 'likes',
  package: 'ig-likes-100',
  target: '@zofie',
  quantity: '1',
};

let shop: TestShop;
let customer: Visitor;
let order: string;
let hosted: string;
beforeAll(async () => {
  shop = await createTestShop();
  customer = shop.visitor();
  hosted = new URL(await placeOrder(customer)).pathname;
  const [row] = await query<{ token: string }>(shop, 'select token from orders');
  order = `/objednavky/${row?.token}`;
});
afterAll(() => shop.close());

/** Every address that takes a post, with something it would act on. */
const writes = (): { address: string; fields: Record<string, string> }[] => [
  { address: WIZARD, fields: add },
  { address: '/objednavka/firma', fields: { companyId: '45274649' } },
  { address: order, fields: { intent: 'cancel' } },
  { address: hosted, fields: { action: 'pay' } },
];

async function expectUntouched(): Promise<void> {
  expect(await query(shop, `select * from orders where state <> 'pending'`)).toEqual([]);
  const open = await query(shop, `select * from test_checkout.session where status = 'open'`);
  expect(open).toHaveLength(1);
}

describe('a post', () => {
  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
    { 'Sec-Fetch-Site': '' },
  ])('from elsewhere is refused at every address: %o', async (headers) => {
    for (const { address, fields } of writes()) {
      const answer = await shop.visitor().post(address, fields, headers);
      expect(answer.status, address).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await expectUntouched();
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of type %s is refused at every address',
    async (type) => {
      for (const { address, fields } of writes()) {
        const answer = await shop.visitor().post(address, fields, { 'Content-Type': type });
        expect(answer.status, address).toBe(415);
      }
      await expectUntouched();
    },
  );

  it('that is too large is refused at every address', async () => {
    for (const { address, fields } of writes()) {
      const answer = await shop.visitor().post(address, { ...fields, note: 'n'.repeat(70_000) });
      expect(answer.status, address).toBe(413);
    }
    await expectUntouched();
  });

  it('that comes too often is refused for that client alone', async () => {
    const busy = shop.visitor();
    const answers = [];
    for (let i = 0; i < 62; i += 1) {
      answers.push((await busy.post('/objednavka/firma', { companyId: '1' })).status);
    }
    expect(answers.slice(0, 60)).not.toContain(429);
    expect(answers.slice(60)).toEqual([429, 429]);
    expect((await busy.get(WIZARD)).status).toBe(200);
    expect(
      (await addToCart(shop.visitor(), { packageId: 'ig-likes-100', target: '@z' })).status,
    ).toBe(303);
  });

  it('that is refused has a page in the language of its reader', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const cs = await shop.visitor('cs').post(WIZARD, add, headers);
    const en = await shop.visitor('en').post(WIZARD, add, headers);
    expect(cs.html).toContain('<html lang="cs"');
    expect(en.html).toContain('<html lang="en"');
    expect(cs.text).not.toBe(en.text);
  });
});

describe('another method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('is refused: %s', async (method) => {
    for (const { address } of [...writes(), { address: '/' }, { address: '/cenik' }]) {
      const headers = { 'Content-Type': FORM, 'Sec-Fetch-Site': 'same-origin' };
      const url = new URL(address, 'http://localhost:3000');
      const answer = await shop.app(new Request(url, { method, headers }));
      expect(answer.status, address).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST');
    }
    await expectUntouched();
  });

  it('POST changes nothing where there is nothing to change', async () => {
    for (const address of [
      '/',
      '/cenik',
      '/instagram/sledujici/1000',
      '/payment-success',
      '/neco',
    ]) {
      const answer = await shop.visitor().post(address, { intent: 'order' });
      expect([404, 405], address).toContain(answer.status);
    }
  });
});

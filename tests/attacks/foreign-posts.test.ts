import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { WIZARD, addToCart, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';
import routes from '#web/routes.ts';
import { addressAt } from '#domain/addresses.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

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

/** Every address of the router whose route does something with a post, found where the routes stand. */
async function actionPaths(): Promise<string[]> {
  const found: string[] = [];
  for (const { path = '', file } of routes.flatMap(({ children = [] }) => children)) {
    const source = await readFile(`src/web/${file}`, 'utf8');
    if (/export (async )?function action|export const action/.test(source)) {
      found.push(`/${path.replace(/^\//, '').replaceAll(/:\w+/g, 'x')}`);
    }
  }
  return found;
}

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
    // A page of ours in somebody's sandbox.
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    { 'Sec-Fetch-Site': '' },
  ])('from elsewhere is refused at every address: %o', async (headers) => {
    for (const { address, fields } of writes()) {
      const answer = await shop.visitor().post(address, fields, headers);
      expect(answer.status, address).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    await expectUntouched();
  });

  it('from our own page is taken where the browser hides which page it was', async () => {
    const answer = await shop.visitor().post(WIZARD, { intent: 'choose' }, { Origin: 'null' });
    expect(answer.status).toBe(200);
  });

  it('from elsewhere is refused wherever a route takes one', async () => {
    const paths = await actionPaths();
    expect(paths).toEqual(
      expect.arrayContaining(['/objednavka', '/objednavka/firma', '/objednavky/x', '/orders/x']),
    );
    // Limits know by this which posts lead somewhere.
    for (const path of paths) {
      expect(['page', 'search', 'call', 'local', undefined], path).not.toContain(
        addressAt(path)?.requests,
      );
    }
    const { cookies } = customer;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const origins: Record<string, string>[] = [
      {
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'navigate',
        Origin: 'https://evil.example',
      },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://shop.localhost:3000' },
      { 'Sec-Fetch-Site': '', Origin: 'null' },
      { 'Sec-Fetch-Site': '' },
      // The browser's own word counts for more than an origin that fits.
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
    ];
    const types = [FORM, 'text/plain', 'application/json', 'multipart/form-data; boundary=x', ''];
    // Our editions may be two sites, so one address takes our own origin (tests/orders/carried-cart.test.ts).
    const own = paths.filter((path) => addressAt(path)?.requests !== 'carried');
    for (const path of own) {
      for (const origin of origins) {
        for (const type of types) {
          const headers = { ...origin, 'Content-Type': type, Cookie: cookie };
          const answer = await shop.visitor().post(path, { intent: 'cancel' }, headers);
          expect(answer.status, `${path} ${type}`).toBe(403);
        }
      }
    }
    await expectUntouched();
  });

  it.each(['cross-site', 'same-site'])(
    'of a call from a page of others is refused: %s',
    async (site) => {
      for (const name of ['create-order-checkout', 'send-order-email', 'send-contact-email']) {
        for (const type of ['application/json', 'text/plain', FORM]) {
          const headers = {
            'Sec-Fetch-Site': site,
            Origin: 'https://evil.example',
            'Content-Type': type,
          };
          const answer = await shop.visitor().post(`/functions/v1/${name}`, { x: '{}' }, headers);
          expect([403, 415], name).toContain(answer.status);
          expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
        }
        // Nor is a form that another client sends there taken for a call.
        const url = `http://localhost:3000/functions/v1/${name}`;
        const plain = await shop.app(new Request(url, { method: 'POST', body: '{}' }));
        expect(plain.status).toBe(415);
      }
    },
  );

  it.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded-evil',
    'application/x-www-form-urlencoded, multipart/form-data; boundary=x',
    'text/plain; application/x-www-form-urlencoded',
  ])('of type %s is refused at every address', async (type) => {
    for (const { address, fields } of writes()) {
      const answer = await shop.visitor().post(address, fields, { 'Content-Type': type });
      expect(answer.status, address).toBe(415);
    }
    await expectUntouched();
  });

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

describe('a post to a public shop', () => {
  it('comes from its own pages over TLS, also where the browser names no site', async () => {
    const open = await createTestShop({ env: publicShop });
    try {
      const from = async (origin: string, host = 'vzlet.example') => {
        const headers = { Origin: origin, 'Content-Type': FORM };
        const url = `https://${host}${WIZARD}`;
        const request = new Request(url, { method: 'POST', body: 'intent=choose', headers });
        return (await open.app(request)).status;
      };
      expect(await from('https://vzlet.example')).toBe(200);
      expect(await from('https://www.vzlet.example', 'www.vzlet.example')).toBe(200);
      for (const origin of [
        'http://vzlet.example',
        'http://en.vzlet.example',
        'https://evil.vzlet.example',
        'https://vzlet.example:8443',
        'https://vzlet.example.evil.example',
        'null',
      ]) {
        expect(await from(origin), origin).toBe(403);
      }
    } finally {
      await open.close();
    }
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
      expect(await answer.text(), address).toContain('Takový požadavek nepřijímáme');
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

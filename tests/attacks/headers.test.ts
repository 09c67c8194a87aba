import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { listOrders } from '#tests/stage/books.ts';
import {
  WIZARD,
  addToCart,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';
import { type RawAnswer, ask, send } from '#tests/stage/wire/raw.ts';

const HOST = 'Host: vzlet.example';

let shop: ShopOnPort;
let local: ShopOnPort;
let order: string;
let invoice: string;
let checkout: string;
beforeAll(async () => {
  shop = await openShop({ env: publicShop });
  local = await openShop();
  const visitor = shop.visitor();
  await addToCart(visitor, { packageId: 'ig-likes-100', target: '@zofie' });
  const left = await pressDetails(visitor, await openDetails(visitor), someone);
  checkout = left.location ?? '';
  await pay(visitor, checkout);
  const [kept] = await listOrders(shop);
  order = `/objednavky/${kept?.token}`;
  invoice = kept?.invoice_number ?? '';
  await pay(local.visitor(), await placeOrder(local.visitor()));
  await local.workOnce();
});
afterAll(async () => {
  await shop.close();
  await local.close();
});

function post(path: string, lines: string[], body = ''): Promise<RawAnswer[]> {
  const head = [`POST ${path} HTTP/1.1`, HOST, 'Connection: close', ...lines];
  return send(shop.port, [...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
}

const ownPage = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'];

/** Each kind of answer that the program itself gives, by what it is. */
const kinds: Record<string, () => Promise<RawAnswer | undefined>> = {
  'a public page': () => ask(shop.port, '/cenik/tiktok', [HOST]),
  'a kept page': async () => {
    await ask(shop.port, '/cenik', [HOST]);
    return ask(shop.port, '/cenik', [HOST]);
  },
  'a page for one reader': () => ask(shop.port, WIZARD, [HOST]),
  'the page of an order': () => ask(shop.port, order, [HOST]),
  'a page that is not there': () => ask(shop.port, '/neni/tu', [HOST]),
  'a redirect': () => ask(shop.port, '/pricelist', [HOST]),
  'a redirect within a page': () => ask(shop.port, '/objednavky/neni', [HOST]),
  'a refused post': async () => (await post(WIZARD, ['Sec-Fetch-Site: cross-site']))[0],
  'a refused kind of post': async () => (await post(WIZARD, [ownPage[0] ?? '']))[0],
  'a form with a mistake': async () => (await post(WIZARD, ownPage, 'intent=continue'))[0],
  'an answer to a script': async () => (await post(`${WIZARD}/firma`, ownPage, 'companyId=1'))[0],
  'another method': async () =>
    (await send(shop.port, `DELETE / HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`))[0],
  'a wrong host': () => ask(shop.port, '/', ['Host: evil.example']),
  'a notification that is none': async () => (await post('/webhooks/payments', []))[0],
  'the test checkout': () => ask(shop.port, new URL(checkout).pathname, [HOST]),
  'a payment that is not there': () => ask(shop.port, '/test-checkout/pay/neni', [HOST]),
  'an invoice': () => ask(shop.port, `${order}/doklady/${invoice}.pdf`, [HOST]),
  'a call': async () =>
    (await post('/functions/v1/send-contact-email', ['Content-Type: application/json'], '{}'))[0],
  'a file': () => ask(shop.port, '/speculation-rules.json', [HOST]),
  'a file for programs': () => ask(shop.port, '/sitemap.xml', [HOST]),
};

/** The order's post to the other edition is let in by its origin, which browsers send only so. */
const referrers: Record<string, RegExp> = {
  'a page for one reader': /^strict-origin$/,
  'a form with a mistake': /^strict-origin$/,
};

describe.each(Object.entries(kinds))('%s', (kind, get) => {
  it('comes with every header that keeps others out', async () => {
    const answer = await get();
    expect(answer?.headers, kind).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    const policy = answer?.headers['content-security-policy'];
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain("frame-ancestors 'none'");
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer?.headers).not.toHaveProperty(name);
    }
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    if (kind === 'an invoice') {
      expect(answer?.status).toBe(200);
      expect(policy).toContain('sandbox');
      expect(answer?.headers['content-disposition']).toMatch(/^attachment;/);
    }
    if (kind === 'a file') return;
    expect(answer?.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': expect.stringMatching(referrers[kind] ?? /^(same-origin|no-referrer)$/),
    });
  });

  it('says who may keep it', async () => {
    const answer = await get();
    const expected =
      kind === 'a file'
        ? 'public, max-age=3600'
        : ['a public page', 'a kept page', 'a file for programs'].includes(kind)
          ? 'public, max-age=0, must-revalidate'
          : 'no-store';
    expect(answer?.headers['cache-control']).toBe(expected);
    if (expected === 'no-store') expect(answer?.headers).not.toHaveProperty('etag');
    if (kind === 'a kept page') expect(answer?.headers['vary']).toBe('Accept-Encoding');
  });
});

it('a picture may be shown by pages of others, and nothing else of the shop may', async () => {
  const [, address = ''] =
    /og:image" content="[^"]*?(\/pictures[^"]*)"/.exec((await ask(shop.port, '/', [HOST])).body) ??
    [];
  // The first picture loads what paints it.
  const { status, headers } = await ask(shop.port, address, [HOST], { patienceMs: 30_000 });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

describe('the pages of the embedded services', () => {
  it('have their style by its hash, and e-mails are shown in a box without scripts', async () => {
    const { port } = local;
    const host = `Host: localhost:${port}`;
    const list = await ask(port, '/outbox', [host]);
    const link = /\/outbox\/\d+/.exec(list.body)?.[0] ?? '';
    const email = await ask(port, link, [host]);
    for (const { headers } of [list, email]) {
      expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[^']{44}';/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
    const inside = await ask(port, `${link}/html`, [host]);
    expect(inside.status).toBe(200);
    const policy = inside.headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/; sandbox (?!.*allow-(scripts|same-origin|forms))/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    for (const { headers } of [list, email, inside]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('speculation-rules');
    }
  });
});

describe('a local shop', () => {
  it('does not ask browsers for TLS', async () => {
    const answer = await ask(local.port, '/', [`Host: localhost:${local.port}`]);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });
});

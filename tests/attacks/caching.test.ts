import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { listOrders } from '#tests/stage/books.ts';
import { WIZARD, fillCart, oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
import { ask, send } from '#tests/stage/wire/raw.ts';

let shop: ShopOnPort;
let host: string;
let token: string;
let cart: string;
const somebody = { name: 'Dobroslava Tajná', email: 'tajna@example.com' };
beforeAll(async () => {
  shop = await openShop();
  host = `Host: localhost:${shop.port}`;
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish, somebody));
  fillCart(visitor, [{ packageId: 'ig-likes-100', target: '@tajna.dobroslava' }]);
  cart = `Cookie: cart=${visitor.cookies.get('cart')}; draft=${visitor.cookies.get('draft')}`;
  token = (await listOrders(shop))[0]?.token ?? '';
});
afterAll(() => shop.close());

describe('a page that is kept', () => {
  it.each([
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Scheme: nothttps',
    'X-Forwarded-Prefix: /evil',
    'X-Original-URL: /404',
    'X-Rewrite-URL: /404',
    'X-HTTP-Method-Override: POST',
    'Forwarded: host=evil.example',
    'Origin: https://evil.example',
    'Referer: https://evil.example/',
    'User-Agent: <script>alert(1)</script>',
    'Accept-Language: en',
    'Accept: application/json',
    'Range: bytes=0-10',
    'Cookie: cart=evil.example; lang=en',
    'If-None-Match: "evil"',
    'X-Client-Address: 127.0.0.1',
  ])('is the same for the next reader, whatever the first one sends: %s', async (header) => {
    // A path of its own, so that the one who attacks is the first to ask for it.
    const path = `/cenik/tiktok?x=${encodeURIComponent(header)}`;
    const attacked = await ask(shop.port, path, [host, header]);
    const next = await ask(shop.port, '/cenik/tiktok', [host]);
    expect(next.status).toBe(200);
    expect(next.body).not.toContain('evil');
    expect(next.body).toContain('<html lang="cs"');
    expect(attacked.body).not.toContain('evil');
    expect(next.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    'utm_source=evil.example',
    'lang=en',
    '_method=POST',
    'callback=evil',
    '<evil>=1',
    '%ff',
  ])('has nothing of the query: %s', async (query) => {
    const asked = await ask(shop.port, `/instagram/lajky/500?${query}`, [host]);
    const next = await ask(shop.port, '/instagram/lajky/500', [host]);
    expect(next.status).toBe(200);
    expect(next.body).toBe(asked.body);
    expect(next.body).not.toMatch(/evil|%ff|lang=en"/);
  });

  it('takes nothing from the body of a reading request', async () => {
    const body = 'platform=evil&package=evil';
    const lines = [
      'GET /cenik/youtube HTTP/1.1',
      host,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ];
    await send(shop.port, lines.join('\r\n'));
    const next = await ask(shop.port, '/cenik/youtube', [host]);
    expect(next.status).toBe(200);
    expect(next.body).not.toContain('evil');
  });

  it('is not made of another one by a host that holds a path', async () => {
    const evil = `Host: localhost:${shop.port}/instagram/lajky/100?x=`;
    const before = await ask(shop.port, '/', [host]);
    for (let i = 0; i < 3; i += 1) expect((await ask(shop.port, '/', [evil])).status).toBe(400);
    expect((await ask(shop.port, '/', [host])).body).toBe(before.body);
  });

  it('comes in the edition of its host, in whatever letters', async () => {
    const first = await ask(shop.port, '/', [`Host: EN.LOCALHOST:${shop.port}`]);
    expect(first.body).toContain('<html lang="en"');
    expect((await ask(shop.port, '/', [host])).body).toContain('<html lang="cs"');
    const again = await ask(shop.port, '/', [`Host: en.localhost:${shop.port}`]);
    expect(again.body).toContain('<html lang="en"');
  });

  it.each(['/instagram/lajky/%3100', '/%69nstagram/lajky/100', '/x/../cenik', '/cenik/./tiktok'])(
    'is kept under one spelling of its address, so that nobody pushes the others out: %s',
    async (path) => {
      for (let i = 0; i < 2; i += 1) {
        expect((await ask(shop.port, path, [host])).headers).not.toHaveProperty('etag');
      }
      expect((await ask(shop.port, '/cenik', [host])).headers).toHaveProperty('etag');
    },
  );

  it('is no page of errors and no redirect', async () => {
    for (const path of ['/neni', '/instagram/lajky/123456', '/cenik/myspace', '/pricelist']) {
      const answers = [await ask(shop.port, path, [host]), await ask(shop.port, path, [host])];
      for (const { status, headers } of answers) {
        expect([302, 308, 404]).toContain(status);
        expect(headers['cache-control']).toBe('no-store');
      }
    }
  });
});

describe('what is private', () => {
  const disguises = (path: string) => [
    path,
    `${path}/x.css`,
    `${path}.css`,
    `${path}/..%2fstyle.css`,
    `${path}%2fstyle.css`,
    `${path};style.css`,
    `${path}%3bstyle.css`,
    `${path}%0astyle.css`,
    `${path}%00.css`,
    `${path}%23.css`,
    `${path}%3f.css`,
    `${path}?x.css`,
    `${path}/`,
    `${path}//x.js`,
    `/assets/..%2f${path.slice(1)}`,
    `/assets/../${path.slice(1)}`,
    `/instagram/lajky/..${path}`,
    `/%2e%2e${path}`,
    `/.${path}`,
    `/${path}`,
    path.toUpperCase(),
  ];

  it.each(['wizard', 'order', 'success', 'canceled'])(
    'is never given to be kept under the name of a file: %s',
    async (which) => {
      const paths = {
        wizard: WIZARD,
        order: `/objednavky/${token}`,
        success: '/payment-success',
        canceled: '/payment-canceled',
      };
      for (const path of disguises(new Map(Object.entries(paths)).get(which) ?? '')) {
        const query = which === 'success' || which === 'canceled' ? `?order=${token}` : '';
        const address = path.includes('?') ? path : path + query;
        const answer = await ask(shop.port, address, [host, cart]);
        const isPrivate = /ajn[aá]|tajna/.test(answer.body);
        if (isPrivate || answer.headers['set-cookie']) {
          expect(answer.headers['cache-control'], address).toBe('no-store');
        }
        // Whatever it was, the next one does not get it from what is kept.
        const next = await ask(shop.port, path, [host]);
        if (which !== 'order') expect(next.body, path).not.toMatch(/ajn[aá]|tajna/);
      }
    },
  );
});

describe('an address', () => {
  const strange = [
    '/cenik.',
    '/cenik/.',
    '/CENIK',
    '//cenik',
    '/cenik//tiktok',
    '/./cenik',
    '/x/../cenik',
    '/cenik%2ftiktok',
    '/%63enik',
    '/cenik%00',
    '/%00',
    '/%ff',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cwindows%5cwin.ini',
    '/instagram/lajky/0',
    '/instagram/lajky/-1',
    '/instagram/lajky/1e9',
    '/instagram/lajky/9007199254740993',
    '/instagram/lajky/0x64',
    '/instagram/lajky/100%20',
    '/instagram/lajky/٥٠٠',
    '/Instagram/Lajky/100',
    '/instagram/__proto__/100',
    '/constructor/prototype/1',
    '/toString',
    '/__proto__',
    `/${'a'.repeat(8000)}`,
    `/${'a/'.repeat(4000)}`,
    `/cenik?${'x'.repeat(8000)}`,
    '/cenik?page=-1&page=1e9',
    '/outbox?before=-1',
    '/outbox?before=99999999999999999999',
    '/outbox/0',
    '/outbox/99999999999999999999/html',
    '/outbox/..%2f..%2fobjednavka',
    '/test-checkout/pay/%2e%2e',
    '/test-checkout/',
    '/rest/v1/testimonials?limit=1e9&offset=-1',
    '/rest/v1/testimonials?limit=9007199254740993',
    '/rest/v1/orders?select=*',
    '/rest/v1/rate_limits',
    '/rest/v1/blog_posts?select=*,orders(*)',
    '/rest/v1/blog_posts?slug=eq.%27%20or%201=1--',
    '/rest/v1/__proto__',
    '/functions/v1/constructor',
    '/functions/v1/../../ad',
  ];
  it.each(strange)(
    'has a page, or leads to one, or is not found, and nothing breaks: %s',
    async (path) => {
      const bytes = Buffer.from(path, 'utf8').toString('latin1');
      for (const name of ['localhost', 'en.localhost']) {
        const answer = await ask(shop.port, bytes, [`Host: ${name}:${shop.port}`]);
        expect([200, 302, 303, 308, 400, 403, 404, 405, 414], path).toContain(answer.status);
        expect(answer.body).not.toMatch(/node_modules|at \w+ \(|Error:|root:x:/);
        const { location } = answer.headers;
        // The section of the operator lives on the Czech origin, and the other host leads there.
        const isOwn = location?.startsWith(`http://localhost:${shop.port}/ad`);
        if (location && !isOwn) expect(location).toMatch(/^\/(?![/\\])/);
      }
    },
  );

  it('that is longer than any of ours is refused before it is read', async () => {
    const answer = await ask(shop.port, `/${'a'.repeat(20_000)}`, [host]);
    expect(answer.status).toBe(431);
  });
});

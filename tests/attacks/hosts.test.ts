import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { linksOf } from '#tests/stage/html.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';
import { ask, send } from '#tests/stage/wire/raw.ts';
import { builtFile } from '#tests/stage/built-file.ts';

let local: ShopOnPort;
let open: ShopOnPort;
let proxied: ShopOnPort;
beforeAll(async () => {
  [local, open, proxied] = await Promise.all([
    openShop(),
    openShop({ env: publicShop }),
    openShop({ env: { ...publicShop, TRUST_PROXY: 'true' } }),
  ]);
});
afterAll(async () => {
  await Promise.all([local, open, proxied].map((shop) => shop.close()));
});

const pages = ['/', '/cenik', '/objednavka', '/404', builtFile('inter-latin.woff2')];
const foreign = [
  'evil.example',
  'vzlet.example.evil.example',
  'evil-vzlet.example',
  'vzlet.example.',
  'vzlet.example:8443',
  'localhost',
  '127.0.0.1',
  '[::1]',
];

describe('a public shop', () => {
  it.each([
    ['vzlet.example', 'cs'],
    ['VZLET.example', 'cs'],
    ['vzlet.example:443', 'cs'],
    ['www.vzlet.example', 'cs'],
    ['en.vzlet.example', 'en'],
  ])('serves its own host %s', async (host, language) => {
    const answer = await ask(open.port, '/', [`Host: ${host}`]);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}"`);
    // Wherever it was asked for, links say where it is.
    const origin = language === 'cs' ? publicShop.CS_ORIGIN : publicShop.EN_ORIGIN;
    expect(linksOf(answer.body, 'canonical')).toEqual([`${origin}/`]);
  });

  it.each(foreign)(
    'leads who asks for %s to its Czech edition, and shows nothing there',
    async (host) => {
      for (const path of [...pages, '//evil.example/', '/cenik?x=//evil.example']) {
        // Asked for twice, it does not come from what is kept either.
        for (let i = 0; i < 2; i += 1) {
          const answer = await ask(open.port, path, [`Host: ${host}`]);
          expect(answer.status, path).toBe(308);
          expect(answer.headers['location']).toBe(publicShop.CS_ORIGIN + path);
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(answer.body).not.toMatch(/[a-z]/i);
        }
      }
    },
  );

  it('is posted to under its own hosts alone', async () => {
    const request = [
      'POST /objednavka HTTP/1.1',
      'Host: evil.example',
      'Origin: http://evil.example',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 10',
      'Connection: close',
      '',
      'intent=add',
    ].join('\r\n');
    const [answer] = await send(open.port, request);
    expect(answer?.status).toBe(421);
  });

  it('does not believe headers that only a proxy may write', async () => {
    for (const shop of [open, local]) {
      const own = new URL(shop.services.shop.origins.cs).host;
      const headers = [
        `Host: ${own}`,
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: gopher',
        'X-Forwarded-For: <script>',
        'Forwarded: host=evil.example;proto=http',
        'X-Host: evil.example',
        'X-Original-URL: /ad',
        'X-Rewrite-URL: /ad',
        'X-Client-Address: 127.0.0.1',
      ];
      for (const path of ['/', '/objednavka']) {
        const answer = await ask(shop.port, path, headers);
        expect(answer.status).toBe(200);
        expect(answer.body).not.toContain('evil.example');
      }
    }
  });
});

describe('behind a trusted proxy', () => {
  const behind = (...headers: string[]) =>
    ask(proxied.port, '/', ['Host: inside:3000', ...headers]);

  it('the host is the one that the proxy names', async () => {
    const answer = await behind('X-Forwarded-Host: en.vzlet.example', 'X-Forwarded-Proto: https');
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<html lang="en"');
  });

  it('what the client put before the proxy’s own word is not believed', async () => {
    const answer = await behind('X-Forwarded-Host: evil.example, vzlet.example');
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('evil.example');
    const turned = await behind('X-Forwarded-Host: vzlet.example, evil.example');
    expect(turned.headers['location']).toBe(`${publicShop.CS_ORIGIN}/`);
    const twice = await behind('X-Forwarded-Host: vzlet.example', 'X-Forwarded-Host: evil.example');
    expect(twice.headers['location']).toBe(`${publicShop.CS_ORIGIN}/`);
  });

  it('the Forwarded header is never believed', async () => {
    const answer = await behind('Forwarded: host=vzlet.example;proto=https;for=127.0.0.1');
    expect(answer.status).toBe(308);
  });

  it.each([
    'X-Forwarded-Host: vzlet.example/evil',
    'X-Forwarded-Host: user@vzlet.example',
    'X-Forwarded-Host: vzlet.example#',
    'X-Forwarded-Host:',
    'X-Forwarded-Host: vzlet.example,',
    'X-Forwarded-Proto: gopher',
    'X-Forwarded-Proto: https://',
    'X-Forwarded-For: <script>',
    `X-Forwarded-For: ${'1'.repeat(100)}`,
  ])('what makes no sense is refused: %s', async (header) => {
    const own = header.includes('Host') ? [] : ['X-Forwarded-Host: vzlet.example'];
    const answer = await ask(proxied.port, '/objednavka', ['Host: inside', ...own, header]);
    expect(answer.status).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  async function postFrom(forwarded: string): Promise<number | undefined> {
    const lines = [
      'POST /objednavka/firma HTTP/1.1',
      'Host: vzlet.example',
      `X-Forwarded-For: ${forwarded}`,
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 13',
      'Connection: close',
      '',
      'companyId=123',
    ];
    return (await send(proxied.port, lines.join('\r\n')))[0]?.status;
  }

  it('each client is counted by the address that the proxy saw', async () => {
    for (let i = 0; i < 60; i += 1) await postFrom(`10.0.0.${i}, 192.0.2.9`);
    expect(await postFrom('10.1.1.1, 192.0.2.9')).toBe(429);
    expect(await postFrom('192.0.2.9, 10.1.1.1')).toBe(200);
  });

  it.each([
    ['192.0.2.10', (port: number) => `192.0.2.10:${port}`],
    ['2001:db8:7:7::1', (port: number) => `[2001:db8:7:7::${port.toString(16)}]:${port}`],
  ])('a client is the same from each of its ports: %s', async (bare, written) => {
    for (let i = 0; i < 60; i += 1) await postFrom(written(40_000 + i));
    expect(await postFrom(written(50_000))).toBe(429);
    expect(await postFrom(bare)).toBe(429);
  });
});

describe('what names no host', () => {
  it.each([
    'vzlet.example/objednavka?x=',
    'vzlet.example#',
    'user:password@vzlet.example',
    'vzlet.example, evil.example',
    'vzlet.example:99999999',
    'vzlet example',
    '[::1',
    '%76zlet.example',
    'žabka.example',
    '',
  ])('is no request: %j', async (host) => {
    for (const shop of [open, local]) {
      for (const path of ['/', '/objednavka', '/speculation-rules.json']) {
        const answer = await ask(shop.port, path, [`Host: ${host}`]);
        expect(answer.status, path).toBe(400);
      }
    }
  });

  it('is no request where it names two, or none', async () => {
    const two = await ask(open.port, '/', ['Host: vzlet.example', 'Host: evil.example']);
    expect(two.status).toBe(400);
    expect((await ask(open.port, '/', [])).status).toBe(400);
    const [old] = await send(open.port, 'GET / HTTP/1.0\r\n\r\n');
    expect(old?.headers['location']).toBe(`${publicShop.CS_ORIGIN}/`);
  });

  it.each(['http://evil.example/', 'https://vzlet.example/cenik', '//evil.example:80', '*'])(
    'is no request either where the line begins with %s',
    async (target) => {
      const answer = await ask(open.port, target, ['Host: vzlet.example']);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toContain('evil.example"');
    },
  );
});

describe('a local shop', () => {
  it.each([
    'localhost:1',
    'cs.localhost',
    '127.0.0.1:3000',
    '[::1]',
    '192.168.1.20',
    'laptop.local',
  ])('serves the Czech edition under %s', async (host) => {
    const answer = await ask(local.port, '/', [`Host: ${host}`]);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<html lang="cs"');
  });

  it('shows its outbox to this machine alone, under no name that could be somebody else’s', async () => {
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', 'en.localhost']) {
      expect((await ask(local.port, '/outbox', [`Host: ${host}`])).status).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example', 'laptop.local', 'notlocalhost']) {
      expect((await ask(local.port, '/outbox', [`Host: ${host}`])).status).toBe(404);
    }
    // Like every address of one part that nothing lies at.
    expect((await ask(open.port, '/outbox', ['Host: vzlet.example'])).status).toBe(302);
  });
});

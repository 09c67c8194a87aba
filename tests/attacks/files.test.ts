import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { ask } from '#tests/stage/wire/raw.ts';

let shop: ShopOnPort;
let host: string;
beforeAll(async () => {
  shop = await openShop();
  host = `Host: localhost:${shop.port}`;
});
afterAll(() => shop.close());

describe('what is no file of the shop', () => {
  it.each([
    '/.env',
    '/.env.example',
    '/.git/config',
    '/.git/HEAD',
    '/.npmrc',
    '/.well-known/security.txt~',
    '/package.json',
    '/package-lock.json',
    '/node_modules/pg/package.json',
    '/src/main/serve.ts',
    '/build/server/index.js',
    '/server/index.js',
    '/data/postgres/PG_VERSION',
    '/assets/',
    '/assets',
    '/fonts/',
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..%5c..%5cserver%5cindex.js',
    '/assets/....//....//package.json',
    '/..%c0%af..%c0%afetc/passwd',
    '/fonts/..;/package.json',
    '/speculation-rules.json.br',
    '/speculation-rules.json%00.html',
    '/phpinfo.php',
    '/wp-login.php',
    '/debug',
    '/server-status',
    '/metrics',
    '/__manifest',
    '/_data',
    '/cenik.data',
    '/objednavka.data',
    '/_root.data',
    '/.data',
    '/cenik%2edata',
    '/cenik.data/',
    '/payment-success.data',
  ])('is not there: %s', async (path) => {
    const answer = await ask(shop.port, path, [host]);
    expect([302, 308, 400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/"dependencies"|\[core\]|root:x:|import \{|PG_VERSION/);
    expect(answer.body).not.toMatch(/node_modules|\/src\//);
  });

  it('has no map of the program beside it', async () => {
    const page = await ask(shop.port, '/objednavka', [host]);
    const scripts = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, path = ''] of scripts) {
      const file = await ask(shop.port, path, [host]);
      expect(file.status).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
      expect(file.body).not.toContain('sourceMappingURL');
      expect((await ask(shop.port, `${path}.map`, [host])).status).toBe(404);
    }
  });

  it('is the page of what is not found, also for the name of a file', async () => {
    const answer = await ask(shop.port, '/assets/none.js', [host]);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

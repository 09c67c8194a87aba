import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { type RawAnswer, ask } from '#tests/stage/wire/raw.ts';
import { builtFile } from '#tests/stage/built-file.ts';

const SEED = 20_261_122;

let shop: ShopOnPort;
let host: string;
beforeAll(async () => {
  shop = await openShop();
  host = `Host: localhost:${shop.port}`;
});
afterAll(() => shop.close());

const unpack = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** What an answer says, whatever it came in. */
function read({ headers, body }: RawAnswer): string {
  const bytes = Buffer.from(body, 'latin1');
  const encoding = headers['content-encoding'];
  return (encoding === undefined ? bytes : (unpack.get(encoding)?.(bytes) ?? bytes)).toString();
}

const kinds = [
  '',
  ' ',
  ',',
  ',,,',
  ';',
  ';q=1',
  '*',
  'identity',
  'gzip',
  'GZIP',
  'Br',
  'gzip, deflate, br, zstd',
  'gzip;q=1.000, br;q=0.001',
  'gzip;q=2',
  'gzip;q=-1',
  'gzip;q=NaN',
  'gzip;q=1;q=0',
  'gzip ; q = 1',
  'x-gzip',
  'compress',
  'exi',
  'br\tgzip',
  'gzip;level=9',
  'br,'.repeat(2000),
  '*;q=0.5, '.repeat(500),
  ';'.repeat(5000),
  '"gzip"',
  'gzip\u00e9',
];

describe('whatever encodings a reader says that he takes', () => {
  it.each(kinds.map((kind) => [kind.slice(0, 30), kind]))(
    'he gets the same page and the same file: %j',
    async (_, kind) => {
      const line = `Accept-Encoding: ${kind}`;
      for (const path of ['/cenik', builtFile('icons.svg'), builtFile('inter-latin.woff2')]) {
        const plain = await ask(shop.port, path, [host]);
        const answer = await ask(shop.port, path, [host, line]);
        expect(answer.status, path).toBe(200);
        expect(read(answer) === read(plain), path).toBe(true);
        const head = await ask(shop.port, path, [host, line], { method: 'HEAD' });
        expect(head.status, path).toBe(200);
      }
      const own = await ask(shop.port, '/objednavka', [host, line]);
      expect(own.status).toBe(200);
      expect(read(own)).toContain('</html>');
    },
  );

  it('he gets nothing in an encoding that he refused', async () => {
    const quality = fc.constantFrom('', ';q=0', ';q=0.0', ';q=0.000', ';q=0.5', ';q=1');
    const coding = fc.constantFrom('br', 'gzip', 'identity', 'deflate', '*');
    const list = fc.uniqueArray(fc.tuple(coding, quality), { selector: ([name]) => name });
    for (const entries of fc.sample(list, { seed: SEED, numRuns: 150 })) {
      const kind = entries.map((pair) => pair.join('')).join(', ');
      const refused = entries.filter(([, q]) => /^;q=0(?:\.0*)?$/.test(q)).map(([name]) => name);
      for (const path of [builtFile('icons.svg'), '/cenik', '/objednavka']) {
        const answer = await ask(shop.port, path, [host, `Accept-Encoding: ${kind}`]);
        const chosen = answer.headers['content-encoding'];
        expect(answer.status, kind).toBe(200);
        expect(refused, `seed ${SEED}: ${path} ${kind}`).not.toContain(chosen);
      }
    }
  });

  it('a proxy may weaken the page’s ETag, or send several', async () => {
    const { headers } = await ask(shop.port, '/cenik', [host]);
    const etag = headers['etag'] ?? 'none';
    for (const known of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
      const answer = await ask(shop.port, '/cenik', [host, `If-None-Match: ${known}`]);
      expect(answer, known).toMatchObject({ status: 304, body: '' });
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(answer.headers['cache-control']).toBe(headers['cache-control']);
    }
    const other = await ask(shop.port, '/cenik', [host, 'If-None-Match: "other"']);
    expect(other.status).toBe(200);
  });

  it('the head of a kept page says what the page would', async () => {
    const page = await ask(shop.port, '/cenik', [host, 'Accept-Encoding: br']);
    const head = await ask(shop.port, '/cenik', [host, 'Accept-Encoding: br'], { method: 'HEAD' });
    for (const name of ['etag', 'vary', 'content-length', 'content-encoding', 'content-type']) {
      expect(head.headers[name], name).toBe(page.headers[name]);
    }
    expect(head.body).toBe('');
  });
});

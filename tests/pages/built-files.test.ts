import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { wordsOf } from '#messages/words.ts';
import { type RawAnswer, ask } from '#tests/stage/wire/raw.ts';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';

const SCRIPT = '/assets/page-abcdefgh.js';
const script = `console.log('${'ahoj '.repeat(200)}');`;

let shop: TestShop;
let served: ServedShop;
let folder: string;

beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(join(tmpdir(), 'vzlet-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, SCRIPT), script);
  await writeFile(join(folder, `${SCRIPT}.br`), brotliCompressSync(script));
  await writeFile(join(folder, `${SCRIPT}.gz`), gzipSync(script));
  await writeFile(join(folder, 'font.woff2'), 'letters');
  await writeFile(join(folder, 'speculation-rules.json'), '{}');
  const { serveFiles } = await importBuilt();
  served = await serveShop(shop, { files: serveFiles(folder, { isLocal: false }) });
});
afterAll(async () => {
  served.server.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

function get(path: string, headers: string[] = [], method = 'GET'): Promise<RawAnswer> {
  const port = Number(new URL(served.origin).port);
  return ask(port, path, ['Host: localhost', ...headers], { method });
}

describe('a built file', () => {
  it('comes with its kind, and with how long it may be kept', async () => {
    const hashed = await get(SCRIPT);
    expect(hashed.body).toBe(script);
    expect(hashed.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    const font = await get('/font.woff2?v=2');
    expect(font.body).toBe('letters');
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=3600',
    });
    const rules = await get('/speculation-rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0, *;q=0', undefined],
    ['abracadabra', undefined],
    ['identity', undefined],
    ['', undefined],
    ['identity;q=0, *;q=0', undefined],
  ])('comes in the best encoding that its reader takes: "%s"', async (accepted, encoding) => {
    const answer = await get(SCRIPT, [`Accept-Encoding: ${accepted}`]);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    const bytes = Buffer.from(answer.body, 'latin1');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? same;
    expect(unpack(bytes).toString()).toBe(script);
  });

  it('is not sent again to a client that has it, in whatever form the ETag comes back', async () => {
    const { headers } = await get(SCRIPT, ['Accept-Encoding: br']);
    const etag = headers['etag'] ?? 'none';
    const known = [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*'];
    for (const value of known) {
      const answer = await get(SCRIPT, [`If-None-Match: ${value}`]);
      expect(answer, value).toMatchObject({ status: 304, body: '' });
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    expect((await get(SCRIPT, ['If-None-Match: "other"'])).status).toBe(200);
  });

  it('answers HEAD with the headers of the whole file', async () => {
    const head = await get(SCRIPT, ['Accept-Encoding: gzip'], 'HEAD');
    const whole = await get(SCRIPT, ['Accept-Encoding: gzip']);
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const { headers } of [head, whole]) delete headers['date'];
    expect(head.headers).toEqual(whole.headers);
  });

  it('stays for the pages that are open when a newer build takes it away', async () => {
    await rm(folder, { recursive: true });
    for (const encoding of ['br', 'gzip', 'identity']) {
      expect((await get(SCRIPT, [`Accept-Encoding: ${encoding}`])).status).toBe(200);
    }
    expect((await get('/assets/never-there.js')).status).toBe(404);
  });

  it('has no second address for what is only its smaller form', async () => {
    for (const end of ['.br', '.gz']) expect((await get(SCRIPT + end)).status).toBe(404);
  });
});

function same(bytes: Buffer): Buffer {
  return bytes;
}

describe('the build for browsers', () => {
  it('holds islands and what they need, no pages and no list of them', async () => {
    const scripts = (await readdir('build/client/assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((file) => /^(?:root|layout|route|manifest)-/.test(file))).toEqual([]);
  });

  it('holds no words but those that its islands say, each language by itself', async () => {
    const folder = 'build/client/assets';
    const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
    const holders = (words: string) => scripts.filter((_, at) => texts[at]?.includes(words));
    for (const locale of locales) {
      const { home, admin, wizard } = wordsOf(locale);
      expect(holders(home.features.title)).toEqual([]);
      expect(holders(admin.list.clear)).toEqual([]);
      expect(holders(wizard.notices.prefilled)).toEqual([
        expect.stringContaining(`order-wizard.${locale}.`),
      ]);
    }
  });
});

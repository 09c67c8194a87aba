import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareShop, largestFile, startBareShop } from '#tests/stage/wire/bare-shop.ts';
import { ask } from '#tests/stage/wire/raw.ts';
import { builtFile } from '#tests/stage/built-file.ts';

let shop: BareShop;
let files: string[];
beforeAll(async () => {
  shop = await startBareShop();
  const script = await largestFile(shop);
  files = [
    builtFile('favicon.svg'),
    builtFile('inter-latin.woff2'),
    '/speculation-rules.json',
    script,
  ];
});
afterAll(() => shop.stop());

describe('a part of a file', () => {
  it.each([
    'bytes=5-4',
    '5-4',
    'bytes=4-1,2',
    'bytes=0-99999999999999999999',
    'bytes=-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=9007199254740993-9007199254740992',
    'bytes=0-0',
    'bytes=0-0,-1',
    `bytes=${'0-,'.repeat(20)}0-`,
    'bytes=-0',
    'bytes=-',
    'bytes=',
    'bytes',
    '-1--1',
    'bytes=1.5-1e3',
    'bytes=NaN-Infinity',
    'bytes=0x5-0x4',
    'bytes= 5 - 4 ',
    'items=5-4',
    'bytes=5-4\u00ff',
    'bytes=\u0663-\u0662',
  ])('asked for by "Range: %s" is the whole of it, and the shop goes on', async (range) => {
    const line = `Range: ${Buffer.from(range, 'utf8').toString('latin1')}`;
    for (const path of files) {
      const whole = await readFile(`build/client${path}`, 'latin1');
      const got = await ask(shop.port, path, [shop.host, line]);
      expect(got.status, path).toBe(200);
      expect(got.body === whole, path).toBe(true);
      const head = await ask(shop.port, path, [shop.host, line], { method: 'HEAD' });
      expect(head.status, path).toBe(200);
      expect(head.headers, path).toMatchObject({
        'content-length': String(whole.length),
        'accept-ranges': 'none',
      });
    }
    expect(shop.fault()).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is not given to %s', async (method) => {
    const ours = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'];
    for (const path of files) {
      for (const more of [[], ['Range: bytes=5-4'], ours]) {
        const lines = [shop.host, 'Content-Length: 0', ...more];
        const answer = await ask(shop.port, path, lines, { method });
        expect([403, 405], path).toContain(answer.status);
        expect(answer.headers, path).not.toHaveProperty('etag');
      }
    }
    expect(shop.fault()).toBeUndefined();
  });
});

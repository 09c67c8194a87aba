import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeBody } from '#main/http/compress-body.ts';
import { PageCache } from './page-cache.ts';

const KEPT_MS = 60_000;
const PUT_OFF_MS = 5000;

let now: number;
let renders: number;
let cache: PageCache;

const page = (body: string) =>
  Promise.resolve(new Response(body, { headers: { 'Cache-Control': 'public, max-age=0' } }));
const body = () => cache.find('cs /')?.page.answers.identity.body.toString();

/** Two hundred readers at once, each of whom asks for a new page where what is kept has grown old. */
async function read(rendering: () => Promise<Response>): Promise<void> {
  const render = async () => {
    renders += 1;
    await nextTurn();
    return rendering();
  };
  const readers = Array.from({ length: 200 }, async () => {
    if (cache.find('cs /')?.isStale) await cache.renew('cs /', render).catch(() => undefined);
  });
  await Promise.all(readers);
}

beforeEach(async () => {
  now = 0;
  renders = 0;
  cache = new PageCache(() => now);
  await cache.fill('cs /', () => page('old'));
  now += KEPT_MS + 1;
});

describe('a page that has grown old', () => {
  it('is rendered once for all its readers', async () => {
    await read(() => page('new'));
    expect([renders, body()]).toEqual([1, 'new']);
    now += KEPT_MS;
    await read(() => page('newer'));
    expect([renders, body()]).toEqual([1, 'new']);
  });

  it.each([
    ['is answered with an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('stays for five seconds where rendering it %s, and is tried again then', async (_, fail) => {
    await read(fail);
    await read(fail);
    now += PUT_OFF_MS;
    await read(fail);
    expect([renders, body()]).toEqual([1, 'old']);
    now += 1;
    await read(fail);
    expect([renders, body()]).toEqual([2, 'old']);
    now += PUT_OFF_MS + 1;
    await read(() => page('new'));
    expect([renders, body()]).toEqual([3, 'new']);
  });
});

describe('a page that lacks something', () => {
  const incomplete = () =>
    page('half').then((answer) => {
      answer.headers.set('X-Page-Incomplete', '1');
      return answer;
    });

  it('is kept for five seconds where there was none before', async () => {
    cache.forget('all');
    await cache.fill('cs /', incomplete);
    expect(cache.find('cs /')).toMatchObject({ isStale: false });
    now += PUT_OFF_MS + 1;
    expect(cache.find('cs /')).toMatchObject({ isStale: true });
    await read(() => page('whole'));
    expect(body()).toBe('whole');
    now += KEPT_MS;
    expect(cache.find('cs /')).toMatchObject({ isStale: false });
  });
});

describe('a large page', () => {
  it('is compressed in a moment, a small one as well as can be', async () => {
    const long = Array.from(
      { length: 40_000 },
      (_, index) => `${index} ${(index * 7919) % 104_729}`,
    );
    for (const [text, quality] of [
      [long.join(' '), 6],
      [long.slice(0, 1000).join(' '), 11],
    ] as const) {
      cache.forget('all');
      await cache.fill('cs /', () => page(text));
      const sent = cache.find('cs /')?.page.answers.br.body;
      expect(sent).toEqual(await encodeBody(Buffer.from(text), 'br', quality));
    }
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '#main/http/compress-body.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

const HEADERS = { 'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html' };

function publicPage(body = 'Ceník', more: ResponseInit = {}): Response {
  return new Response(body, { headers: HEADERS, ...more });
}

/** A page that is rendered when the test says so. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let renders = 0;
  const render = () => {
    renders += 1;
    return promise.then((page) => page.clone());
  };
  return { render, finish: resolve, renders: () => renders };
}

function kept(answer: CachedPage | Response): CachedPage {
  if (answer instanceof Response) throw new Error('The page was not kept.');
  return answer;
}

describe('the page cache', () => {
  it('renders once for many who wait', async () => {
    const cache = new PageCache();
    const page = slowPage();
    const waiting = Array.from({ length: 50 }, () => cache.fill('cs /', page.render));
    page.finish(publicPage());
    const answers = await Promise.all(waiting);
    expect(page.renders()).toBe(1);
    expect(new Set(answers.map((answer) => kept(answer).etag)).size).toBe(1);
    expect(cache.find('cs /')?.page).toBe(answers[0]);
  });

  it('keeps the two editions and all addresses apart', async () => {
    const cache = new PageCache();
    await cache.fill('cs /', async () => publicPage('česky'));
    await cache.fill('en /', async () => publicPage('English'));
    const body = (key: string) => cache.find(key)?.page.answers.identity.body.toString();
    expect([body('cs /'), body('en /'), body('cs /cenik')]).toEqual([
      'česky',
      'English',
      undefined,
    ]);
  });

  it('never renders anew what may be kept for ever, unless it is told to forget', async () => {
    let now = 0;
    const cache = new PageCache(() => now);
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    await cache.fill('cs /p', async () => publicPage('picture', { headers }));
    now += 1e12;
    expect(cache.find('cs /p')).toMatchObject({ isStale: false });
    cache.forget('all');
    expect(cache.find('cs /p')).toBeUndefined();
  });

  it('gives a page that has grown old while it is rendered anew', async () => {
    let now = 0;
    const cache = new PageCache(() => now);
    await cache.fill('cs /', async () => publicPage('old'));
    expect(cache.find('cs /')?.isStale).toBe(false);
    now += 60_001;
    expect(cache.find('cs /')).toMatchObject({ isStale: true });
    const page = slowPage();
    const renewed = cache.fill('cs /', page.render);
    expect(cache.find('cs /')?.page.answers.identity.body.toString()).toBe('old');
    page.finish(publicPage('new'));
    await renewed;
    expect(cache.find('cs /')).toMatchObject({ isStale: false });
    expect(cache.find('cs /')?.page.answers.identity.body.toString()).toBe('new');
  });

  it('keeps what it has where a page cannot be rendered anew', async () => {
    let now = 0;
    const cache = new PageCache(() => now);
    await cache.fill('cs /', async () => publicPage('old'));
    now += 60_001;
    await cache.fill('cs /', async () => new Response('away', { status: 503 }));
    await expect(cache.fill('cs /', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(cache.find('cs /')?.page.answers.identity.body.toString()).toBe('old');
  });

  it('holds a thousand pages and lets the oldest go', async () => {
    const cache = new PageCache();
    for (let i = 0; i <= 1000; i += 1) await cache.fill(`cs /${i}`, async () => publicPage());
    expect(cache.find('cs /0')).toBeUndefined();
    expect(cache.find('cs /1')).toBeDefined();
    expect(cache.find('cs /1000')).toBeDefined();
  });

  it.each([
    ['a page that was not found', publicPage('', { status: 404 })],
    ['an error', publicPage('', { status: 500 })],
    ['a redirect', publicPage('', { status: 302 })],
    ['a page that sets a cookie', publicPage('', { headers: { ...HEADERS, 'Set-Cookie': 'a=b' } })],
    ['a private page', publicPage('', { headers: { 'Cache-Control': 'private' } })],
    ['a page that says no-store', publicPage('', { headers: { 'Cache-Control': 'no-store' } })],
    ['a page that says nothing', publicPage('', { headers: {} })],
  ])('never keeps %s', async (_, response) => {
    const cache = new PageCache();
    expect(await cache.fill('cs /', async () => response)).toBe(response);
    expect(cache.find('cs /')).toBeUndefined();
  });

  it('gives everybody who waits an answer of his own where none is kept', async () => {
    const cache = new PageCache();
    let renders = 0;
    const render = async () => new Response(`no ${(renders += 1)}`, { status: 404 });
    const answers = await Promise.all([1, 2, 3].map(() => cache.fill('cs /x', render)));
    const bodies = await Promise.all(
      answers.map((answer) => (answer instanceof Response ? answer.text() : 'kept')),
    );
    expect(bodies.toSorted()).toEqual(['no 1', 'no 2', 'no 3']);
  });

  it('tries again after a rendering that failed', async () => {
    const cache = new PageCache();
    const broken = () => Promise.reject(new Error('broken'));
    const both = await Promise.allSettled([cache.fill('cs /', broken), cache.fill('cs /', broken)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(kept(await cache.fill('cs /', async () => publicPage())).etag).toMatch(
      /^W\/"[\w-]{22}"$/,
    );
  });

  it('forgets everything when told', async () => {
    const cache = new PageCache();
    await cache.fill('cs /', async () => publicPage());
    cache.forget('all');
    expect(cache.find('cs /')).toBeUndefined();
  });

  it('forgets what bears a tag, and nothing else', async () => {
    const cache = new PageCache();
    const tagged = (tags: string) =>
      publicPage('', { headers: { ...HEADERS, 'X-Page-Tags': tags } });
    await cache.fill('cs /blog', async () => tagged('article:a article:b'));
    await cache.fill('cs /blog/a', async () => tagged('article:a'));
    const kept = await cache.fill('cs /blog/b', async () => tagged('article:b'));
    expect(JSON.stringify(kept)).not.toContain('x-page-tags');
    cache.forget('article:a');
    expect(['cs /blog', 'cs /blog/a', 'cs /blog/b'].map((key) => !!cache.find(key))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('forgets a page that is gone', async () => {
    let now = 0;
    const cache = new PageCache(() => now);
    await cache.fill('cs /x', async () => publicPage());
    now += 60_001;
    await cache.fill('cs /x', async () => new Response('', { status: 404 }));
    expect(cache.find('cs /x')).toBeUndefined();
  });

  it('does not compress again what has not changed', async () => {
    let now = 0;
    const cache = new PageCache(() => now);
    const first = kept(await cache.fill('cs /', async () => publicPage()));
    now += 60_001;
    const second = kept(await cache.fill('cs /', async () => publicPage()));
    expect(second.answers).toBe(first.answers);
    expect(cache.find('cs /')).toMatchObject({ isStale: false });
    now += 60_001;
    const changed = kept(await cache.fill('cs /', async () => publicPage('new')));
    expect(changed.answers).not.toBe(first.answers);
  });

  it('leaves an image as it is', async () => {
    const cache = new PageCache();
    const headers = { ...HEADERS, 'Content-Type': 'image/png' };
    const { answers } = kept(
      await cache.fill('cs /x.png', async () => publicPage('bytes', { headers })),
    );
    expect(answers.br.body.toString()).toBe('bytes');
    expect(headersOf(answers.br.headers).has('Content-Encoding')).toBe(false);
  });

  it('does not keep what was rendered before it was told to forget', async () => {
    const cache = new PageCache();
    const page = slowPage();
    const before = cache.fill('cs /', page.render);
    cache.forget('all');
    const after = cache.fill('cs /', async () => publicPage('new'));
    page.finish(publicPage('old'));
    await Promise.all([before, after]);
    expect(cache.find('cs /')?.page.answers.identity.body.toString()).toBe('new');
  });
});

describe('a kept page', () => {
  it('is the same in every encoding, with its length and ETag', async () => {
    const cache = new PageCache();
    const body = '<p>Ceník sledujících</p>'.repeat(50);
    const { answers, etag } = kept(await cache.fill('cs /', async () => publicPage(body)));
    expect(answers.identity.body.toString()).toBe(body);
    expect(brotliDecompressSync(answers.br.body).toString()).toBe(body);
    expect(gunzipSync(answers.gzip.body).toString()).toBe(body);
    for (const [encoding, answer] of Object.entries(answers)) {
      const headers = headersOf(answer.headers);
      expect(headers.get('Content-Length')).toBe(String(answer.body.length));
      expect(headers.get('ETag')).toBe(etag);
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('Content-Type')).toBe('text/html');
    }
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['abracadabra', 'identity'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ])('goes to a client that takes %j as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

function headersOf(pairs: string[]): Headers {
  const headers = new Headers();
  for (let i = 0; i < pairs.length; i += 2) headers.set(pairs[i] ?? '', pairs[i + 1] ?? '');
  return headers;
}

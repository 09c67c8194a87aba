import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { locales } from '#domain/locale.ts';
import { bytesOf, closeAfterEach, openApp, openServer } from '#tests/stage/opened-shops.ts';
import { readPng } from '#tests/stage/read-png.ts';

closeAfterEach();

const articles = locales.map((locale) => {
  const article = builtInArticles.find(({ language }) => language === locale);
  if (!article) throw new Error(`There is no article in ${locale}.`);
  return article;
});
const coverAddress = `/covers/${articles[0]?.id ?? ''}.png`;

describe('the cover of an article', () => {
  it('is there as it is shared, under both hosts the same', async () => {
    const shop = await openApp();
    for (const { id: name } of articles) {
      const pictures = [];
      for (const locale of locales) {
        const answer = await shop.get(`/covers/${name}.png`, locale);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toBe('image/png');
        expect(answer.headers.get('X-Page-Tags')).toBe('articles');
        expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
        expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
        pictures.push(await bytesOf(answer));
      }
      const { width, height } = readPng(pictures[0] ?? new Uint8Array());
      expect([width, height]).toEqual([1200, 630]);
      expect(pictures[0]).toEqual(pictures[1]);
    }
  });

  it.each([
    'Nejneobhospodařovávatelnější a nejneuvěřitelnější výsledky nejnepravděpodobnějších příspěvků',
    'What the networks’ own rules say about bought followers, likes, views and subscribers, and when',
    'Začínáme 🚀 s 漢字 → v názvu článku ☎️ o nejčastějších otázkách',
    'slovo '.repeat(60),
    'm'.repeat(300),
  ])('has the whole title %j beside the drawing and over the word mark', async (title) => {
    const shop = await openApp();
    const { db } = shop.services;
    await db.execute(sql`
      insert into articles (id, language, title, excerpt, content, format, author, date, keywords, origin, state, created_at)
      values ('titled', 'cs', '', 'x', '<p>x</p>', 'html', 'x', '2026-11-23', '{}', 'operator', 'published', now())`);
    const paint = async (text: string) => {
      await db.execute(sql`update articles set title = ${text} where id = 'titled'`);
      const answer = await shop.get('/covers/titled.png');
      expect(answer.status).toBe(200);
      return readPng(await bytesOf(answer));
    };
    const [short, long] = [await paint('A'), await paint(title)];
    const differing = short.values.flatMap((value, at) => {
      const dot = Math.floor(at / 3);
      const place = { x: dot % short.width, y: Math.floor(dot / short.width) };
      return Math.abs(value - (long.values[at] ?? 0)) > 60 ? [place] : [];
    });
    expect(differing.length).toBeGreaterThan(500);
    const beside = differing.filter(({ x, y }) => x < 60 || x > 630 || y < 50 || y > 510);
    expect(beside.slice(0, 5)).toEqual([]);
  });

  it('is told by its head alone too, and whoever has it gets it no second time', async () => {
    const shop = await openServer();
    const url = shop.services.shop.origins.cs + coverAddress;
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const whole = await fetch(url);
    const etag = whole.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const length = (await bytesOf(whole)).byteLength;
    expect(head.headers.get('Content-Length')).toBe(String(length));
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('is none where there is no article', async () => {
    const shop = await openApp();
    await shop.services.storage.put('blog/nothing.png', new Uint8Array(9), 'image/png');
    expect((await shop.get('/covers/nothing.png')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { articleTopics } from '#domain/content/articles/article.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { storeArticles } from '#tests/stage/blog-articles.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { alternatesOf, linksOf, textOf, titleOf } from '#tests/stage/html.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { listAddress } from '#web/blog/addresses.ts';

/** So that the Czech list has more pages than the English one, and one topic more than one page. */
const STORED = 25;

let shop: TestShop;
let database: DatabaseProxy;
beforeAll(async () => {
  ({ shop, database } = await createCuttableShop());
  await storeArticles(shop, STORED, { id: (number) => `ulozeny-${number}`, topic: 'growth' });
});
afterAll(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

const read = (path: string, locale: Locale = 'cs') => shop.visitor(locale).get(path);
const cardsOn = (html: string) =>
  [...html.matchAll(/<h2 class="article-card__title"><a href="\/([^"]+)"/g)].map(([, id]) => id);
const builtIn = (locale: Locale) =>
  builtInArticles.filter(({ language }) => language === locale).length;

describe('the list of articles', () => {
  it('has ten on each page, the newest first, and every one once', async () => {
    const pages = Math.ceil((builtIn('cs') + STORED) / 10);
    const shown: (string | undefined)[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { status, html } = await read(listAddress('cs', { page }));
      expect(status).toBe(200);
      const cards = cardsOn(html);
      expect(cards.length).toBe(page < pages ? 10 : (builtIn('cs') + STORED) % 10 || 10);
      shown.push(...cards);
    }
    expect(new Set(shown).size).toBe(builtIn('cs') + STORED);
    expect(shown.slice(-2)).toEqual([`ulozeny-${STORED - 1}`, `ulozeny-${STORED}`]);
  });

  it('says on which page one is, and leads to the others', async () => {
    const { html, text } = await read('/blog/page/2');
    expect(html).toMatch(/<h1>Blog, strana 2<\/h1>/);
    expect(titleOf(html)).toBe('Blog o\u00a0sociálních sítích, strana 2 | Vzlet');
    expect(html).toMatch(/href="\/blog" rel="prev"/);
    expect(html).toMatch(/href="\/blog\/page\/3" rel="next"/);
    expect(html).toMatch(/href="\/blog\/page\/2" aria-label="Strana 2" aria-current="page"/);
    expect(text).toMatch(/Předchozí.*Další/);
    expect((await read('/blog')).html).not.toContain('rel="prev"');
  });

  it.each([
    ['/blog/page/1', 308, '/blog'],
    ['/blog/tema/rust/page/1', 308, '/blog/tema/rust'],
    ['/blog/tema/growth', 308, '/blog/tema/rust'],
    ['/blog/tema/growth/page/2', 308, '/blog/tema/rust/page/2'],
    ['/blog/page/99', 302, '/404'],
    ['/blog/tema/rust/page/99', 302, '/404'],
    ['/blog/page/0', 302, '/404'],
    ['/blog/page/02', 302, '/404'],
    ['/blog/page/x', 302, '/404'],
    ['/blog/page/999999', 302, '/404'],
    ['/blog/tema/jidlo', 302, '/404'],
    ['/blog/topic/growth', 308, '/blog/tema/growth'],
  ])('leads from %s by a %i to %s', async (path, status, to) => {
    const answer = await read(path);
    expect([answer.status, answer.location]).toEqual([status, `http://localhost:3000${to}`]);
  });

  it.each(locales)('has a list of its own for each topic (%s)', async (locale) => {
    for (const topic of articleTopics) {
      const { status, html } = await read(listAddress(locale, { topic }), locale);
      expect(status).toBe(200);
      expect(html).toContain(`href="${listAddress(locale, { topic })}" aria-current="page"`);
      const ids = new Set(builtInArticles.filter((one) => one.topic === topic).map(({ id }) => id));
      expect(cardsOn(html).length).toBeGreaterThan(0);
      for (const id of cardsOn(html))
        expect(ids.has(id ?? '') || id?.startsWith('ulozeny')).toBe(true);
    }
  });

  it('says of each card which topic it is of, but not where all are of one', async () => {
    const days = /<p class="article-card__day">(.*?)<time/g;
    const topicsOn = (html: string) => [...html.matchAll(days)].map(([, topic]) => topic);
    expect(topicsOn((await read('/blog')).html)).toContain('Bezpečí · ');
    const { html, text } = await read('/blog/tema/bezpeci');
    expect(new Set(topicsOn(html))).toEqual(new Set(['']));
    expect(text).toContain('Co zakazují pravidla sítí');
  });

  it('names its twin only where there is one, and leads to the other language all the same', async () => {
    const first = await read('/blog/tema/rust');
    expect(alternatesOf(first.html)).toEqual({
      cs: 'http://localhost:3000/blog/tema/rust',
      en: 'http://en.localhost:3000/blog/topic/growth',
      'x-default': 'http://localhost:3000/blog/tema/rust',
    });
    const further = await read('/blog/tema/rust/page/2');
    expect(alternatesOf(further.html)).toEqual({});
    expect(linksOf(further.html, 'canonical')).toEqual([
      'http://localhost:3000/blog/tema/rust/page/2',
    ]);
    const switchTo = (html: string) => /href="([^"]*)"[^>]*data-language-switch/.exec(html)?.[1];
    expect(switchTo(first.html)).toBe('http://en.localhost:3000/blog/topic/growth');
    expect(switchTo(further.html)).toBe('http://en.localhost:3000/blog/topic/growth');
  });

  it('names the feeds in its head', async () => {
    const { html } = await read('/blog');
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json'])
      expect(html).toMatch(new RegExp(`<link rel="alternate" type="${type.replace('+', '\\+')}"`));
  });

  it('shows what the shop comes with while the database is away, and says so calmly', async () => {
    database.cut();
    try {
      const { status, text, html, headers } = await read('/blog');
      expect(status).toBe(200);
      expect(text).toContain('Některé články teď nevidíte');
      expect(cardsOn(html)).toHaveLength(Math.min(10, builtIn('cs')));
      expect(headers.has('X-Page-Incomplete')).toBe(true);
      // What is not found for the moment is not gone.
      expect((await read('/blog/page/9')).status).toBe(503);
      expect((await read('/blog/page/x')).status).toBe(302);
    } finally {
      database.mend();
    }
  });
});

describe('what readers read', () => {
  it('is in their language', async () => {
    const { html } = await read('/blog', 'en');
    expect(textOf(html)).toContain('What numbers mean');
    expect(textOf(html)).not.toContain('Odběr článků');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { storeArticles } from '#tests/stage/blog-articles.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { textOf } from '#tests/stage/html.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { searchAddress } from '#web/blog/addresses.ts';

let shop: TestShop;
let database: DatabaseProxy;
beforeAll(async () => {
  ({ shop, database } = await createCuttableShop());
  const store = (count: number, word: string) =>
    storeArticles(shop, count, { id: (number) => `${word}-${number}`, content: `Slovo ${word}.` });
  await store(1, 'jednorozec');
  await store(3, 'trojkolka');
  await store(12, 'tucnak');
  await storeArticles(shop, 1, { id: () => 'pismena', content: 'Łódź a Straße.' });
});
afterAll(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

const search = (words: string, page?: number, locale: Locale = 'cs') =>
  shop.visitor(locale).get(searchAddress(locale, words, page));

describe('the search', () => {
  it.each([
    ['jednorozec', 'Nalezen 1 článek pro „jednorozec“'],
    ['trojkolka', 'Nalezeny 3 články pro „trojkolka“'],
    ['tucnak', 'Nalezeno 12 článků pro „tucnak“'],
    ['lodz', 'Nalezen 1 článek pro „lodz“'],
    ['ŁÓDŹ', 'Nalezen 1 článek pro „ŁÓDŹ“'],
    ['strasse', 'Nalezen 1 článek pro „strasse“'],
  ])('says how many articles have %s', async (words, said) => {
    const { status, text, html, headers } = await search(words);
    expect(status).toBe(200);
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
    expect(html).toContain(`name="q" `);
    expect(html).toContain(`value="${words}"`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('has pages of its own, and none beyond the last', async () => {
    const first = await search('tucnak');
    expect(first.html).toContain('href="/blog/hledat?q=tucnak&amp;page=2" rel="next"');
    const second = await search('tucnak', 2);
    expect(second.status).toBe(200);
    expect(second.html.match(/class="article-card"/g)).toHaveLength(2);
    for (const page of ['3', '0', 'x', '99999999']) {
      const answer = await shop.visitor().get(`/blog/hledat?q=tucnak&page=${page}`);
      expect([answer.status, answer.location]).toEqual([302, 'http://localhost:3000/404']);
    }
  });

  it('says what to do where nothing was found', async () => {
    const { status, text, html } = await search('xyzzyx');
    expect(status).toBe(200);
    expect(text).toContain('Pro „xyzzyx“ jsme nic nenašli');
    expect(text).toContain('Zkuste jiné nebo obecnější slovo');
    expect(html).toContain('href="/blog/tema/rust"');
  });

  it.each(['', '   ', '\u200b', '%00'])(
    'asks for words where there are none: %j',
    async (words) => {
      const { status, text } = await shop.visitor().get(`/blog/hledat?q=${words}`);
      expect(status).toBe(200);
      expect(text).toContain('Napište slovo nebo dvě');
      expect(text).not.toContain('jsme nic nenašli');
    },
  );

  it('repeats what was typed as text, in one line and no longer than it may be', async () => {
    const markup = '"><img src=x onerror=alert(1)>';
    const { html } = await search(markup);
    expect(textOf(html)).toContain(markup);
    expect(html).not.toContain('<img src=x');
    const { status, html: long } = await search('slovo '.repeat(2000));
    expect(status).toBe(200);
    expect(/ value="([^"]*)"/.exec(long)?.[1]?.length).toBeLessThanOrEqual(100);
  });

  it('keeps its words where the language is changed', async () => {
    const { html } = await search('trojkolka & spol.');
    const to = /href="([^"]*)"[^>]*data-language-switch/.exec(html)?.[1] ?? '';
    const url = new URL(to.replaceAll('&amp;', '&'));
    expect(url.origin + url.pathname).toBe('http://en.localhost:3000/blog/search');
    expect(url.searchParams.get('q')).toBe('trojkolka & spol.');
    const wrong = await shop.visitor('en').get('/blog/hledat?q=trojkolka');
    expect(wrong.location).toBe('http://en.localhost:3000/blog/search?q=trojkolka');
  });

  it('says that it is away while the database is, and what to do until then', async () => {
    database.cut();
    try {
      const { status, text, html } = await search('tucnak');
      expect(status).toBe(200);
      expect(text).toContain('Hledání teď nefunguje');
      expect(html).toContain('href="/blog/tema/site"');
    } finally {
      database.mend();
    }
  });

  it('asks a client who searches without end to wait, and nobody else', async () => {
    const eager = shop.visitor();
    // At once, for what is counted is a minute.
    const asked = Array.from({ length: 45 }, (_, times) =>
      eager.get(searchAddress('cs', `slovo ${times}`)),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    const refused = await eager.get(searchAddress('cs', 'ještě jedno'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.text).toContain('Příliš mnoho pokusů');
    expect((await eager.get('/blog')).status).toBe(200);
    expect((await search('tucnak')).status).toBe(200);
  });
});

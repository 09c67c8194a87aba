import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { locales } from '#domain/locale.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const READ = [
  '/blog',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/rest/v1/blog_posts?select=*&language=eq.cs&order=date.desc',
];

const statuses = async (...more: string[]) => {
  shop.forget('articles');
  const read = [...READ, ...more].map((address) => shop.visitor().get(address));
  return new Set((await Promise.all(read)).map(({ status }) => status));
};

describe('a row of an article', () => {
  it.each([
    ['date', 'infinity'],
    ['date', '-infinity'],
    ['date', '0044-03-15 BC'],
    ['date', '12026-11-23'],
    ['checked_on', 'infinity'],
    ['checked_on', '12026-11-23'],
    ['created_at', 'infinity'],
    ['created_at', '0044-03-15 BC'],
    ['keywords', '{NULL,a}'],
    ['keywords', '{{a,b},{c,d}}'],
  ])('whose %s nobody could write out (%s) is refused', async (column, value) => {
    const id = 'neposlusny';
    await storeArticle(shop, { id });
    await expect(
      query(shop, `update articles set ${column} = $1 where id = $2`, [value, id]),
    ).rejects.toThrow();
    await query(shop, 'delete from articles where id = $1', [id]);
  });

  it('of the first and of the last day that can be written is shown everywhere', async () => {
    await storeArticle(shop, { id: 'prvni', date: '0001-01-01' });
    await storeArticle(shop, { id: 'posledni', date: '9999-12-31', checkedOn: '9999-12-31' });
    await query(shop, `update articles set keywords = '{}' where id = 'prvni'`);
    expect(await statuses('/prvni', '/posledni', '/blog/hledat?q=prvni')).toEqual(new Set([200]));
    await query(shop, 'delete from articles');
  });

  it('with more sources than marks can lead to names as many as those', async () => {
    const sources = Array.from({ length: 20_000 }, (_, index) => ({
      readOn: '2026-11-23',
      title: `Strana ${index}`,
      url: `https://stranka.example/${index}`,
    }));
    await storeArticle(shop, { id: 'zdroje', sources });
    const found = await shop.services.articles.find({ language: 'cs', id: 'zdroje' });
    expect(found?.sources).toHaveLength(999);
    await query(shop, 'delete from articles');
  });
});

it('a search that waits for the database leaves the lists as they are', async () => {
  const { articles } = shop.services;
  const other = new Client({ connectionString: shop.databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table built_in_articles in access exclusive mode');
    for (const language of locales) {
      expect(await articles.search({ language, words: 'a', page: 1 })).toBe('away');
      expect(await articles.list({ language, page: 1 })).toMatchObject({ away: false });
    }
  } finally {
    await other.end();
  }
});

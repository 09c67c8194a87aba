import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  STORE_ARTICLES,
  STORE_ODD_ARTICLES,
  builtIn,
  builtInArticle,
  ownArticles,
} from '#tests/stage/articles.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const ROWS = 45;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ builtInArticles: ownArticles });
  await query(shop, STORE_ARTICLES.replace('$1', String(ROWS)));
  await query(shop, STORE_ODD_ARTICLES);
});
afterAll(() => shop.close());

const found = async (words: string, language: 'cs' | 'en' = 'cs') => {
  const answer = await shop.services.articles.search({ language, words, page: 1 });
  return answer === 'away' ? [answer] : answer.heads.map(({ id }) => id);
};

describe('the search', () => {
  it.each([
    ['reklamace', 'as it is written'],
    ['REKLAMACE', 'in capital letters'],
    ['zlutoucky kun', 'without diacritics'],
    ['žluťoučký kůň', 'with diacritics'],
    ['žlu', 'begun'],
    ['reklamaci', 'in another case'],
    ['klesaji', 'of the title'],
    ['reklamace, odstoupení!', 'with punctuation'],
  ])('finds %s: %s', async (words) => {
    expect(await found(words)).toEqual(['proc-cisla-klesaji']);
  });

  it('finds all words, in its own language', async () => {
    expect(await found('reklamace velryba')).toEqual([]);
    expect(await found('reklamace', 'en')).toEqual([]);
    expect(await found('withdrawals refunded', 'en')).toEqual(['why-counts-drop']);
  });

  it.each([
    ['4000', 'without its separator'],
    ['4.000', 'with it'],
    ['4000 hodin', 'beside a word'],
    ['2007', 'of a year'],
  ])('finds the number %s: %s', async (words) => {
    expect(await found(words)).toEqual(['nejstarsi']);
    expect(await found(words.replace('hodin', 'hours'), 'en')).toEqual(['why-counts-drop']);
  });

  it('finds neither drafts nor what may not be there, nor tags and codes', async () => {
    expect(await found('velryba')).toEqual(['clanek-7']);
    expect(await found('onclick')).toEqual([]);
    expect(await found('nbsp')).toEqual([]);
    expect(await found('price')).toEqual([]);
    expect(await found('kytovcich')).toEqual(['html']);
  });

  it('puts those first that have it in the title', async () => {
    expect((await found('cisla'))[0]).toBe('proc-cisla-klesaji');
  });

  it('gives a page of ten and says how many there are', async () => {
    const asked = { language: 'cs' as const, words: 'pribyvaji' };
    const [first, last] = await Promise.all(
      [1, 5].map((page) => shop.services.articles.search({ ...asked, page })),
    );
    expect(first).toMatchObject({ total: ROWS });
    expect(first !== 'away' && first?.heads).toHaveLength(10);
    expect(last !== 'away' && last?.heads).toHaveLength(5);
  });

  it.each([
    '',
    ' ',
    "'",
    '"',
    "' or 1=1 --",
    '&',
    '!',
    '()',
    '<->',
    ':*',
    'a:*',
    '!reklamace & | (',
    '\\',
    '\\:',
    'a\u0000b',
    '\uD800',
    '%_',
    '[[price:x]]',
    '<script>',
    '日本',
    'the',
    'x'.repeat(10_000),
    'a '.repeat(10_000),
    '{}',
    '$1',
  ])('takes %j without an error', async (words) => {
    for (const language of ['cs', 'en'] as const) {
      const answer = await shop.services.articles.search({ language, words, page: 1 });
      expect(answer).toMatchObject({ total: expect.any(Number) });
    }
  });
});

describe('a shop that starts again', () => {
  it('searches what it comes with now, and not what it came with before', async () => {
    const changed = builtIn(builtInArticle('novy', { content: 'Papoušek.' }));
    const start = () =>
      createTestShop({ onDatabaseUrl: shop.databaseUrl, builtInArticles: changed });
    // Two at once, as replicas.
    const shops = await Promise.all([start(), start()]);
    const stored = await query(shop, 'select id from built_in_articles');
    expect(stored).toEqual([{ id: 'novy' }]);
    for (const other of shops) {
      const answer = await other.services.articles.search({
        language: 'cs',
        words: 'papousek',
        page: 1,
      });
      expect(answer).toMatchObject({ heads: [{ id: 'novy' }], total: 1 });
      await other.close();
    }
    const again = await createTestShop({
      onDatabaseUrl: shop.databaseUrl,
      builtInArticles: ownArticles,
    });
    await again.close();
    expect(await found('reklamace')).toEqual(['proc-cisla-klesaji']);
  });
});

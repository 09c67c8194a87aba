import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleText } from '#domain/content/articles/article-rules.ts';
import { slugOf } from '#domain/content/articles/slugs.ts';
import { type WantedArticle, storeArticle } from '#flows/articles/store-article.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const text: ArticleText = {
  title: 'Proč reels nikdo nevidí',
  excerpt: 'O dosahu krátkých videí.',
  content: 'Text o dosahu.',
  format: 'markdown',
  topic: 'growth',
  keywords: ['reels'],
  sources: [],
  author: '',
  date: '2026-11-24',
  checkedOn: null,
  translation: null,
  imageUrl: null,
};

interface Values extends Partial<Omit<WantedArticle, 'text' | 'stateOf'>> {
  text?: Partial<ArticleText>;
  state?: 'draft' | 'published';
}

function store({ text: more, state = 'published', ...wanted }: Values = {}) {
  const { db, clock } = shop.services;
  return db.transaction((tx) =>
    storeArticle(tx, {
      id: slugOf(text.title, 'cs'),
      language: 'cs',
      origin: 'operator',
      stateOf: () => state,
      onTaken: 'refuse',
      operatorId: null,
      at: clock(),
      ...wanted,
      text: { ...text, ...more },
    }),
  );
}

const stored = (id: string) => query(shop, 'select * from articles where id = $1', [id]);
const versions = (id: string) =>
  query<{ version: number; content: string }>(
    shop,
    'select version, content from article_versions where article_id = $1 order by version',
    [id],
  );

describe('an id that is taken', () => {
  it('is refused, numbered or replaced, as whoever stores it wants', async () => {
    expect(await store()).toMatchObject({ ok: true, id: 'proc-reels-nikdo-nevidi', isNew: true });
    expect(await store()).toMatchObject({ ok: false, problems: { slug: 'slug-taken' } });
    const numbered = await store({ onTaken: 'number', language: 'en' });
    expect(numbered).toMatchObject({ ok: true, id: 'proc-reels-nikdo-nevidi-2' });
    expect(await store({ onTaken: 'number' })).toMatchObject({ id: 'proc-reels-nikdo-nevidi-3' });
    const replaced = await store({ onTaken: 'replace', text: { content: 'Nový text.' } });
    expect(replaced).toMatchObject({ ok: true, id: 'proc-reels-nikdo-nevidi', isNew: false });
    expect(await versions('proc-reels-nikdo-nevidi')).toEqual([
      { version: 1, content: 'Text o dosahu.' },
    ]);
    const [row] = await stored('proc-reels-nikdo-nevidi');
    expect(row).toMatchObject({ version: 2, content: 'Nový text.', state: 'published' });
  });

  it('is never replaced by an article in the other language', async () => {
    await store({ id: 'obsazena' });
    const other = await store({ id: 'obsazena', language: 'en', onTaken: 'replace' });
    expect(other).toMatchObject({ ok: false, problems: { slug: 'slug-taken' } });
  });

  it.each([
    ['proc-cisla-klesaji', 'slug-taken'],
    ['cenik', 'slug-page'],
    ['ad', 'slug-page'],
    ['../ad', 'slug-form'],
    ['Velka-Pismena', 'slug-form'],
    ['', 'slug-form'],
  ])('%s is refused: %s', async (id, slug) => {
    expect(await store({ id, onTaken: 'replace' })).toMatchObject({ problems: { slug } });
  });

  it('is given to one of many who want it at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () => store({ id: 'o-zavod', onTaken: 'number' })),
    );
    const ids = all.map((one) => (one.ok ? one.id : ''));
    expect(ids.toSorted()).toEqual(['o-zavod', ...[2, 3, 4, 5].map((n) => `o-zavod-${n}`)]);
  });
});

describe('the text', () => {
  it.each<[string, Partial<ArticleText>, object]>([
    ['no title', { title: ' ' }, { title: 'title-missing' }],
    ['a title without end', { title: 'a'.repeat(161) }, { title: 'title-long' }],
    ['no excerpt', { excerpt: '' }, { excerpt: 'excerpt-missing' }],
    ['more than 200 kB', { content: 'ž'.repeat(100_001) }, { content: 'content-long' }],
    ['marks without end', { content: '['.repeat(10_001) }, { content: 'content-marks' }],
    ['too many headings', { content: '# a\n'.repeat(301) }, { content: 'content-headings' }],
    ['no such day', { date: '2026-02-30' }, { date: 'day-wrong' }],
    [
      'many keywords',
      { keywords: Array.from({ length: 13 }, (_, i) => `slovo ${i}`) },
      { keywords: 'keywords-long' },
    ],
    [
      'a source that is a script',
      { sources: [{ readOn: '2026-11-24', title: 'x', url: 'javascript:alert(1)' }] },
      { sources: 'sources-wrong' },
    ],
    [
      'a picture of another protocol',
      { imageUrl: '//evil.example/x' },
      { imageUrl: 'picture-address' },
    ],
    [
      'a translation that is not there',
      { translation: 'neni' },
      { translation: 'translation-unknown' },
    ],
  ])('with %s is refused at its field', async (_, more, problems) => {
    expect(await store({ id: 'odmitnuty', text: more })).toEqual({
      ok: false,
      problem: 'input-wrong',
      problems,
    });
    expect(await stored('odmitnuty')).toEqual([]);
  });

  it('always says how it is written, in each of its versions', async () => {
    await store({ id: 'psany', text: { content: 'První.' } });
    await store({ id: 'psany', text: { content: 'Druhý.' }, onTaken: 'replace' });
    for (const table of ['articles', 'article_versions'])
      await expect(query(shop, `update ${table} set format = null`)).rejects.toThrow('"format"');
  });

  it('is stored without characters that nobody sees, NUL among them', async () => {
    await store({
      id: 'neviditelne',
      text: { title: 'Ti\u0000tu\u200Blek', content: 'a\u0000b\r\nc' },
    });
    expect((await stored('neviditelne'))[0]).toMatchObject({ title: 'Titulek', content: 'ab\nc' });
  });

  it('of a translation links both articles, and the former partner no longer', async () => {
    await store({ id: 'cesky' });
    await store({ id: 'english', language: 'en', text: { translation: 'cesky' } });
    const linked = () =>
      query(shop, `select id, translation from articles where id = any($1) order by id`, [
        ['cesky', 'english', 'english-new'],
      ]);
    expect(await linked()).toEqual([
      { id: 'cesky', translation: 'english' },
      { id: 'english', translation: 'cesky' },
    ]);
    await store({ id: 'english-new', language: 'en', text: { translation: 'cesky' } });
    expect(await linked()).toEqual([
      { id: 'cesky', translation: 'english-new' },
      { id: 'english', translation: null },
      { id: 'english-new', translation: 'cesky' },
    ]);
  });
});

it('a stored article is on its page at once, and a draft is not', async () => {
  const visitor = shop.visitor();
  expect((await visitor.get('/prave-ulozeny')).status).toBe(302);
  await store({ id: 'prave-ulozeny', state: 'draft' });
  expect((await visitor.get('/prave-ulozeny')).status).toBe(302);
  await store({ id: 'prave-ulozeny', onTaken: 'replace' });
  await expect.poll(async () => (await visitor.get('/prave-ulozeny')).status).toBe(200);
});

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showClaims } from '#domain/content/claims/show-claims.ts';
import { STORE_ARTICLES, STORE_ODD_ARTICLES, ownArticles } from '#tests/stage/articles.ts';
import { query } from '#tests/stage/books.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import type { TestShop } from '#tests/stage/shop.ts';

const ROWS = 45;

let shop: TestShop;
let database: DatabaseProxy;
const lines: string[] = [];
let now = new Date();

beforeAll(async () => {
  ({ shop, database } = await createCuttableShop({
    builtInArticles: ownArticles,
    clock: () => now,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  }));
  await query(shop, STORE_ARTICLES.replace('$1', String(ROWS)));
  await query(shop, STORE_ODD_ARTICLES);
});
afterAll(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

const all = async (topic?: 'numbers' | 'safety') => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { heads, total } = await shop.services.articles.list({ language: 'cs', topic, page });
    ids.push(...heads.map(({ id }) => id));
    if (heads.length === 0) return { ids, total };
  }
};

describe('the list', () => {
  it('has built-in articles and those of the database, newest first, each once', async () => {
    const { ids, total } = await all();
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `clanek-${from + i}`);
    expect(ids).toEqual([
      ...rows(1, 2),
      // On the day of clanek-3, and behind it in the alphabet that both know.
      'proc-cisla-klesaji',
      ...rows(3, 28),
      'jiny-predmet',
      ...rows(29, ROWS),
      'nejstarsi',
      'html',
    ]);
    expect(total).toBe(ids.length);
  });

  it('of a topic has that alone', async () => {
    const { ids, total } = await all('safety');
    expect(ids).toHaveLength(total);
    expect(total).toBe(ROWS / 5 + 1);
    expect(ids).toContain('jiny-predmet');
  });

  it('shows heads without texts', async () => {
    const { heads } = await shop.services.articles.list({ language: 'cs', page: 1 });
    expect(JSON.stringify(heads)).not.toContain('Nadpis');
    expect(heads).toHaveLength(10);
    for (const head of heads) expect(Object.keys(head)).not.toContain('content');
  });
});

describe('an article', () => {
  it('of the program is found in its own language alone', async () => {
    const { articles } = shop.services;
    expect(await articles.find({ language: 'cs', id: 'nejstarsi' })).toMatchObject({
      origin: 'built-in',
    });
    // A row has taken the id in the other language: it is refused.
    expect(await articles.find({ language: 'en', id: 'nejstarsi' })).toBeUndefined();
  });

  it.each(['koncept', 'faq', 'neni', '', '\u0000', "'", 'Html'])(
    'is none by the id %j',
    async (id) => {
      expect(await shop.services.articles.find({ language: 'cs', id })).toBeUndefined();
    },
  );

  it('of the database says its format, and names no source or picture that is code', async () => {
    const article = await shop.services.articles.find({ language: 'cs', id: 'html' });
    expect(article).toMatchObject({ format: 'html', origin: 'generated', author: 'Jana' });
    expect(article?.sources).toEqual([{ readOn: '2026-01-01', title: 'T', url: 'https://t.cz' }]);
    expect(article?.imageUrl).toBeUndefined();
    expect(article?.cover.values).toHaveLength(8);
  });

  it('has neighbours on both sides, and others on its topic', async () => {
    const { articles } = shop.services;
    const article = await articles.find({ language: 'cs', id: 'proc-cisla-klesaji' });
    const around = article && (await articles.around(article));
    expect(around?.next?.id).toBe('clanek-2');
    expect(around?.previous?.id).toBe('clanek-3');
    expect(around?.related).toHaveLength(3);
    expect(around?.related.map(({ topic }) => topic)).toEqual(['numbers', 'numbers', 'numbers']);
    expect(around?.related.map(({ id }) => id)).not.toContain('proc-cisla-klesaji');
  });

  it('at the ends of the list has one neighbour', async () => {
    const { articles } = shop.services;
    const last = await articles.find({ language: 'cs', id: 'html' });
    const first = await articles.find({ language: 'cs', id: 'clanek-1' });
    const ends = [last && (await articles.around(last)), first && (await articles.around(first))];
    expect(ends.map((end) => end?.previous?.id)).toEqual([undefined, 'clanek-2']);
    expect(ends.map((end) => end?.next?.id)).toEqual(['nejstarsi', undefined]);
  });

  it('is rendered with the prices of the moment, and once more when something has changed', async () => {
    const { articles, offering } = shop.services;
    const article = await articles.find({ language: 'cs', id: 'proc-cisla-klesaji' });
    const facts = {
      locale: 'cs' as const,
      offering: offering(),
      claims: showClaims(writtenClaims, 'cs', true),
    };
    const render = () => article && articles.render(article, facts);
    const first = await render();
    expect(first?.html).toContain('1.999');
    expect(await render()).toBe(first);
    shop.forget('press');
    expect(await render()).toBe(first);
    shop.forget('articles');
    expect(await render()).not.toBe(first);
    expect(await render()).toEqual(first);
    // What means nothing is told: the article has no sources.
    expect(lines.filter((line) => line.includes('[^1]'))).toHaveLength(2);
  });
});

describe('while the database is away', () => {
  it('the articles that the shop comes with are there, and the log says it once', async () => {
    const { articles } = shop.services;
    const before = lines.length;
    database.cut();
    const answers = [
      await articles.list({ language: 'cs', page: 1 }),
      await articles.list({ language: 'cs', page: 1 }),
    ];
    for (const { heads, total, away } of answers) {
      expect(heads.map(({ id }) => id)).toEqual([
        'proc-cisla-klesaji',
        'jiny-predmet',
        'nejstarsi',
      ]);
      expect({ total, away }).toEqual({ total: 3, away: true });
    }
    const article = await articles.find({ language: 'cs', id: 'proc-cisla-klesaji' });
    expect(article && (await articles.around(article))).toMatchObject({
      previous: { id: 'jiny-predmet' },
      next: undefined,
      away: true,
    });
    expect(await articles.search({ language: 'cs', words: 'reklamace', page: 1 })).toBe('away');
    await expect(articles.find({ language: 'cs', id: 'clanek-1' })).rejects.toThrow();
    expect(lines.slice(before).filter((line) => line.includes('articles of'))).toHaveLength(1);
    expect(lines.slice(before).filter((line) => line.includes('search of'))).toHaveLength(1);
    database.mend();
    now = new Date(now.getTime() + 11_000);
    expect(await articles.list({ language: 'cs', page: 1 })).toMatchObject({ away: false });
  });
});

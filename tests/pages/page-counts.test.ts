import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PageCount, addPageCounts, readPageCounts } from '#database/figures/funnel.ts';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const GOOGLE = { referer: 'https://www.google.com/' };
const ALWAYS = { from: '2000-01-01', to: '2100-01-01' };

let now: Date;
let shop: TestShop;
let served: ServedShop;

beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z');
  shop = await createTestShop({ clock: () => now });
  served = await serveShop(shop);
});
afterEach(async () => {
  served.server.close();
  await shop.close();
});

/** Asks the real server, as a browser unless told. */
async function ask(
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<number> {
  const asked = request(new URL(path, served.origin), {
    method,
    agent: false,
    headers: { 'user-agent': BROWSER, ...headers },
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  await answer.resume().toArray();
  return answer.statusCode;
}

async function counted(): Promise<PageCount[]> {
  await shop.counts.write();
  return readPageCounts(shop.database.db, ALWAYS);
}

/** What was counted in few words: page and kind with the number. */
async function inWords(): Promise<string[]> {
  return (await counted()).map(({ edition, page, kind, n }) => `${edition} ${page} ${kind} ${n}`);
}

describe('a page', () => {
  it('is counted when it is drawn and when it is kept, and when the reader has it already', async () => {
    for (let times = 0; times < 3; times += 1) await ask('/cenik', GOOGLE);
    const known = await fetch(`${served.origin}/cenik`);
    const etag = known.headers.get('etag') ?? '';
    expect(await ask('/cenik', { ...GOOGLE, 'if-none-match': etag })).toBe(304);
    // Whoever sends no name of a browser is a robot: this was the shop's own fetch.
    expect(await inWords()).toEqual(['cs priceList robot 1', 'cs priceList search 4']);
  });

  it('is counted by day in Prague, edition, name and kind of source', async () => {
    const host = new URL(shop.services.shop.origins.en).host;
    await ask('/instagram/sledujici/1000', GOOGLE);
    await ask('/instagram/sledujici/1000?utm_source=letter', GOOGLE);
    await ask('/pricelist', { host, referer: 'https://chatgpt.com/' });
    now = new Date('2026-11-22T23:30:00Z');
    await ask('/', { referer: 'https://l.facebook.com/' });
    await ask('/objednavka', { referer: `${served.origin}/`, 'sec-fetch-site': 'same-origin' });
    expect(await counted()).toEqual(
      [
        ['2026-11-22', 'cs', 'ig-followers-1000', 'campaign'],
        ['2026-11-22', 'cs', 'ig-followers-1000', 'search'],
        ['2026-11-22', 'en', 'priceList', 'assistant'],
        ['2026-11-23', 'cs', 'home', 'social'],
        ['2026-11-23', 'cs', 'wizard', 'inside'],
      ].map(([day, edition, page, kind]) => ({ day, edition, page, kind, n: 1 })),
    );
  });

  it('is not counted where it is not there, moved, or only its headers are asked for', async () => {
    expect(await ask('/nothing/here')).toBe(404);
    expect(await ask('/nothing')).toBe(302);
    expect(await ask('/instagram/sledujici/7')).toBe(302);
    expect(await ask('/pricelist')).toBe(308);
    expect(await ask('/ad')).toBe(303);
    expect(await ask('/cenik', { method: 'HEAD' })).toBe(200);
    expect(await ask('/cenik', { method: 'HEAD' })).toBe(200);
    expect(await inWords()).toEqual([]);
  });

  it('is counted apart for robots and where it is fetched ahead', async () => {
    const bot =
      'Mozilla/5.0 (compatible; SeznamBot/4.0; +https://o-seznam.cz/napoveda/vyhledavani/seznambot/)';
    for (const robot of [bot, 'GPTBot/1.2', 'curl/8.5.0']) await ask('/', { 'user-agent': robot });
    await ask('/', { 'sec-purpose': 'prefetch' });
    await ask('/', { purpose: 'prefetch' });
    await ask('/', { 'sec-fetch-dest': 'empty' });
    expect(await inWords()).toEqual(['cs home ahead 3', 'cs home robot 3']);
  });

  it('tells that it was drawn by asking for its styles', async () => {
    const styles = '/assets/every-page-B56M4kws.css';
    await ask(styles, { referer: `${served.origin}/cenik?a=1` });
    await ask(styles, { referer: `${served.origin}/objednavky/a-secret-token` });
    await ask(styles, { referer: `${served.origin}/cenik`, 'user-agent': 'GPTBot/1.2' });
    await ask(styles, { referer: 'https://elsewhere.example/cenik' });
    await ask(styles);
    expect(await inWords()).toEqual(['cs order drawn 1', 'cs priceList drawn 1']);
  });

  it('leaves nothing of what a client sent in the database', async () => {
    const marked = 'marked-by-the-client';
    for (const path of [`/cenik?utm_source=${marked}`, `/cenik?${marked}`, `/${marked}`]) {
      await ask(path, { referer: `https://${marked}.example/${marked}` });
      await ask(path, { 'user-agent': marked });
    }
    expect(JSON.stringify(await counted())).not.toContain(marked);
  });
});

describe('what was counted', () => {
  it('is added to what was written before', async () => {
    await Promise.all(Array.from({ length: 40 }, () => ask('/cenik', GOOGLE)));
    expect(await counted()).toMatchObject([{ page: 'priceList', kind: 'search', n: 40 }]);
    await ask('/cenik', GOOGLE);
    expect(await counted()).toMatchObject([{ n: 41 }]);
  });

  it('goes on from there once the shop writes by itself, by kind, edition and day', async () => {
    shop.counts.start();
    const { host } = new URL(shop.services.shop.origins.en);
    const askAll = async () => {
      await ask('/', GOOGLE);
      await ask('/', GOOGLE);
      await ask('/', { ...GOOGLE, host });
      await ask('/', { 'user-agent': 'GPTBot/1.2' });
      await ask('/objednavka?step=details');
    };
    const inOrder = (n: number) => [
      `cs home robot ${n}`,
      `cs home search ${2 * n}`,
      `cs wizard details ${n}`,
      `cs wizard direct ${n}`,
      `en home search ${n}`,
    ];
    await askAll();
    await askAll();
    expect((await inWords()).toSorted()).toEqual(inOrder(2));
    await askAll();
    expect((await inWords()).toSorted()).toEqual(inOrder(3));
    now = new Date('2026-11-23T10:00:00Z');
    await expect
      .poll(async () => {
        await ask('/', GOOGLE);
        return (await counted()).map(({ day }) => day);
      })
      .toContain('2026-11-23');
  });

  it('is added up where replicas write at the same time', async () => {
    const { db } = shop.database;
    const kinds = ['search', 'social', 'site', 'direct'] as const;
    const pages = ['home', 'faq', 'priceList'];
    const rows = pages.flatMap((page) =>
      kinds.map((kind): PageCount => ({ day: '2026-11-22', edition: 'cs', page, kind, n: 1 })),
    );
    const turns = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? rows : rows.toReversed()));
    await Promise.all(turns.map((each) => addPageCounts(db, each)));
    const counts = await readPageCounts(db, ALWAYS);
    expect(counts.map(({ n }) => n)).toEqual(rows.map(() => turns.length));
  });

  it('waits in memory while the database is away, and is written when the shop closes', async () => {
    const { pool } = shop.database;
    await ask('/cenik', GOOGLE);
    await pool.query('alter table page_counts rename to away');
    await shop.counts.write();
    await ask('/cenik', GOOGLE);
    await pool.query('alter table away rename to page_counts');
    await shop.counts.close();
    expect(await readPageCounts(shop.database.db, ALWAYS)).toMatchObject([
      { page: 'priceList', kind: 'search', n: 2 },
    ]);
  });
});

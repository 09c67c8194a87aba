import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_ARTICLES } from '#tests/stage/articles.ts';
import { noteOne } from '#tests/stage/auditing.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder } from '#tests/stage/stored-orders.ts';

/** A list of the section: how it gets rows, its rows in a page, and something that none of them has. */
interface List {
  path: string;
  title: string;
  /** Rows that it has at least, and those of a page. */
  rows: number;
  perPage: number;
  /** The links of its rows. */
  row: RegExp;
  missing?: string;
  fill: (shop: TestShop) => Promise<unknown>;
}

const MANY = 120;
const UUID = String.raw`[\da-f-]{36}`;

const lists: List[] = [
  {
    path: '/ad/messages',
    title: 'Zprávy',
    rows: MANY,
    perPage: 50,
    row: /href="\/ad\/messages\/(\d+)"/g,
    missing: 'q=nikdo+takový',
    fill: (shop) =>
      query(
        shop,
        `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, opened_at,
           changed_at)
         select gen_random_uuid(), 'contact', 'cs', 'Někdo', 'n@example.com', '', '', 'instagram', 'Text ' || i, now(),
           now(), now() - make_interval(mins => i / 3) from generate_series(1, ${MANY}) i`,
      ),
  },
  {
    path: '/ad/codes',
    title: 'Slevové kódy',
    rows: MANY,
    perPage: 50,
    row: new RegExp(`href="/ad/codes/(${UUID})"`, 'g'),
    missing: 'q=NENI',
    fill: (shop) =>
      query(
        shop,
        `insert into discount_codes (code, percent) select 'KOD-' || i, 5 from generate_series(1, ${MANY}) i`,
      ),
  },
  {
    path: '/ad/reviews',
    title: 'Recenze',
    rows: MANY,
    perPage: 50,
    row: new RegExp(`href="/ad/reviews/(${UUID})"`, 'g'),
    missing: 'rating=1',
    fill: (shop) =>
      query(
        shop,
        `insert into reviews (id, name, text, rating, service, language, origin, state, created_at)
         select gen_random_uuid(), 'J' || i, 'Dobré.', 5, 'Instagram', 'cs', 'sample',
           case when i % 4 = 0 then 'pending' else 'published' end, now() - i / 10 * interval '1 day'
         from generate_series(1, ${MANY}) i`,
      ),
  },
  {
    path: '/ad/audit',
    title: 'Záznam změn',
    rows: MANY,
    perPage: 50,
    row: /class="log__seq">#(\d+)</g,
    missing: 'day=2020-01-01',
    fill: async (shop) => {
      for (let i = 0; i < MANY; i += 1)
        await noteOne(shop, { personalBefore: {}, personalAfter: {} });
    },
  },
  {
    path: '/ad/outbox',
    title: 'E‑maily',
    rows: MANY,
    perPage: 50,
    row: new RegExp(`href="/ad/outbox/(${UUID})"`, 'g'),
    missing: 'search=nikdo',
    fill: async (shop) => {
      const { id } = await storeOrder(shop, paidOrderAt(new Date()));
      await query(
        shop,
        `insert into emails (id, order_id, kind, copy, enqueued_at)
         select gen_random_uuid(), $1, 'order-paid-shop', i, now() - make_interval(mins => i / 3)
         from generate_series(1, ${MANY}) i`,
        [id],
      );
    },
  },
  {
    path: '/ad/articles',
    title: 'Články',
    rows: MANY,
    perPage: 30,
    row: /href="\/ad\/articles\/(?:cs|en)\/([\w-]+)"/g,
    missing: 'q=nikdeneni',
    fill: (shop) => query(shop, STORE_ARTICLES, [MANY / 2]),
  },
];

describe.each(lists)('the list at $path', (list) => {
  let shop: TestShop;
  let me: SignedIn;
  beforeAll(async () => {
    shop = await createTestShop();
    me = await signIn(shop);
    await list.fill(shop);
  });
  afterAll(() => shop.close());

  const open = async (path: string) => {
    const { html, text, status } = await me.visitor.get(path);
    expect(status).toBe(200);
    const rows = [...html.matchAll(list.row)].map(([, row = '']) => row);
    const link = (rel: string) =>
      new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    return { html, text, rows, next: link('next'), previous: link('prev') };
  };

  it('goes on page by page without losing or repeating a row, and back to where it began', async () => {
    const first = await open(list.path);
    expect(first.rows).toHaveLength(list.perPage);
    expect(first.previous).toBeUndefined();
    const seen = [...first.rows];
    let page = first;
    while (page.next !== undefined) {
      page = await open(page.next);
      seen.push(...page.rows);
    }
    expect(seen.length).toBeGreaterThanOrEqual(list.rows);
    expect(new Set(seen).size).toBe(seen.length);
    while (page.previous !== undefined) page = await open(page.previous);
    expect(page.rows).toEqual(first.rows);
  });

  it('begins at its beginning for a cursor that it has not written', async () => {
    const first = await open(list.path);
    for (const cursor of ['x', '1~2~3~4', `2026-01-01 09:00:00+00~${randomUUID()}`, "'"]) {
      const { rows } = await open(`${list.path}?${new URLSearchParams({ after: cursor })}`);
      expect(rows).toEqual(first.rows);
    }
  });

  it('says what it is in the tab, and what a filter leaves of it', async () => {
    const { html } = await open(list.path);
    expect(html).toContain(`<title>${list.title} – správa, Vzlet</title>`);
    expect(html).not.toContain('Zrušit filtr');
    const none = await open(`${list.path}?${list.missing}`);
    expect(none.rows).toEqual([]);
    expect(none.text).toContain('Nic takového tu není');
    expect(none.html).toContain(`href="${list.path}"`);
  });
});

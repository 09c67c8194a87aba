import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type Shown, cellsOf, columnsOf, sumOf, tableOf } from '#tests/stage/figure-page.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { hoursBefore, storeOrder, storeRefund } from '#tests/stage/waiting-orders.ts';

const NOW = new Date('2026-11-23T11:00:00Z');
const MONTH = 'from=2026-10-25&to=2026-11-23';
let shop: TestShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW });
  owner = await signIn(shop, { language: 'en' });
});
afterAll(() => shop.close());
beforeEach(() => query(shop, 'truncate orders, page_counts, funnel_counts cascade'));

async function page(address: string): Promise<string> {
  const { status, html } = await owner.visitor.get(address);
  expect([address, status]).toEqual([address, 200]);
  return html;
}

async function count(day: string, edition: string, named: string, kind: string, n: number) {
  await query(shop, 'insert into page_counts values ($1, $2, $3, $4, $5)', [
    day,
    edition,
    named,
    kind,
    n,
  ]);
}

async function file(subject: string, span = MONTH): Promise<string[][]> {
  const response = await shop.get(`/ad/figures.csv?subject=${subject}&${span}`, 'cs', {
    Cookie: `${owner.cookie.name}=${owner.cookie.value}`,
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [, ...lines] = (await response.text()).trim().split('\r\n');
  return lines.map((line) => line.split(';'));
}

it('has a page for each subject of an empty shop, and a file', async () => {
  for (const subject of ['visits', 'sources', 'funnel', 'orders']) {
    expect(await page(`/ad/figures?subject=${subject}`)).toContain(
      'There is nothing in this period',
    );
    expect((await file(subject)).length).toBeGreaterThanOrEqual(0);
  }
});

it('keeps wrong dates at their fields, with what is wrong', async () => {
  const html = await page('/ad/figures?subject=orders&from=2026-02-30&to=2026-03-01');
  expect(html).toContain('value="2026-02-30"');
  expect(html).toContain('value="2026-03-01"');
  expect(html).toContain('id="figures-from-error"');
});

describe('visits', () => {
  beforeEach(async () => {
    await count('2026-11-20', 'cs', 'home', 'search', 30);
    await count('2026-11-20', 'en', 'home', 'direct', 10);
    await count('2026-11-21', 'cs', 'ig-likes-100', 'inside', 7);
    await count('2026-11-21', 'cs', 'home', 'robot', 500);
    await count('2026-11-21', 'cs', 'wizard', 'cart', 6);
    await count('2026-09-21', 'cs', 'faq', 'site', 1000);
  });

  it('are readings of people, and each table adds up to them', async () => {
    const html = await page(`/ad/figures?${MONTH}`);
    expect(sumOf(html, 'readings')?.value).toBe(47);
    for (const id of ['steps', 'pages', 'sources']) {
      const { added, sums } = columnsOf(tableOf(html, id));
      expect([id, sums, added]).toEqual([id, [37, 10, 47], [37, 10, 47]]);
    }
    expect(html.match(/<rect class="chart__bar"/g)).toHaveLength(30);
    const year = await page('/ad/figures?from=2025-12-01&to=2026-11-23');
    expect(columnsOf(tableOf(year, 'pages')).sums).toEqual([1037, 10, 1047]);
  });

  it('lead from every figure to a page that says the same', async () => {
    const html = await page(`/ad/figures?${MONTH}`);
    for (const id of ['steps', 'pages', 'sources']) {
      for (const { href, value } of cellsOf(tableOf(html, id))) {
        const led = await page(href.replace(/#.*/, ''));
        expect([href, sumOf(led, 'readings')?.value]).toEqual([href, value]);
      }
    }
  });

  it('grow with what is counted, and go with what is deleted', async () => {
    await query(shop, `update page_counts set n = n + 5 where page = 'faq'`);
    await query(shop, `delete from page_counts where page = 'home' and kind = 'search'`);
    const html = await page('/ad/figures?from=2026-09-01&to=2026-11-23');
    expect(sumOf(html, 'readings')?.value).toBe(1005 + 10 + 7);
  });

  it('stand in the file as they are, by day and by page', async () => {
    await count('2026-11-22', 'cs', 'faq', 'direct', 3);
    const lines = await file('visits');
    const of = (table: string) =>
      lines
        .filter((line) => line[0] === table && line[2] === 'cs' && line[4] !== '0')
        .map((line) => [line[1], line[3], line[4]]);
    expect(of('Readings by day')).toEqual([
      ['2026-11-20', 'Page views', '30'],
      ['2026-11-21', 'Page views', '7'],
      ['2026-11-22', 'Page views', '3'],
    ]);
    expect(of('Readings by page in a month')).toEqual([
      ['2026-11', '/', '30'],
      ['2026-11', '/faq', '3'],
      ['2026-11', '100\u00a0Instagram likes', '7'],
      ['2026-11', 'Total', '40'],
    ]);
    // It has no filter.
    expect(await file('visits', `${MONTH}&edition=en&source=direct`)).toEqual(lines);
  });
});

/** Follows every figure of a table: each page that it leads to says the same of what `measureOf` names. */
async function follow(table: string, measureOf: (cell: Shown, index: number) => string) {
  const cells = cellsOf(table);
  expect(cells.length).toBeGreaterThan(3);
  for (const [index, cell] of cells.entries()) {
    const led = await page(cell.href.replace(/#.*/, ''));
    expect([cell.href, sumOf(led, measureOf(cell, index))?.value]).toEqual([cell.href, cell.value]);
  }
}

describe('sources', () => {
  it('lead from every figure to a page that says the same, and have their file', async () => {
    await count('2026-11-20', 'cs', 'home', 'search', 30);
    await count('2026-11-20', 'en', 'home', 'social', 8);
    await count('2026-11-21', 'cs', 'faq', 'site', 7);
    const html = await page(`/ad/figures?subject=sources&${MONTH}`);
    expect(sumOf(html, 'arrivals')?.value).toBe(45);
    await follow(tableOf(html, 'steps'), () => 'arrivals');
    const ofOneSource = ({ href }: Shown) =>
      href.includes('subject=sources') ? 'arrivals' : 'readings';
    await follow(tableOf(html, 'sources'), ofOneSource);
    const lines = await file('sources');
    expect(lines.filter(([, , edition]) => edition === 'cs').map((line) => line[4])).toContain(
      '30',
    );
  });
});

describe('the way to an order', () => {
  it('leads from every figure to a page that says the same, and its file has them too', async () => {
    await count('2026-11-20', 'cs', 'home', 'search', 30);
    await count('2026-11-20', 'cs', 'ig-likes-100', 'search', 12);
    await count('2026-11-20', 'cs', 'wizard', 'cart', 6);
    await count('2026-11-20', 'cs', 'wizard', 'details', 5);
    await storeOrder(shop, { createdAt: hoursBefore(NOW, 72), total: 100_00, hasCheckout: true });
    const html = await page(`/ad/figures?subject=funnel&${MONTH}`);
    const steps = ['pages', 'packages', 'carts', 'details', 'made', 'checkouts', 'paid'];
    expect(steps.map((step) => sumOf(html, step)?.value)).toEqual([42, 12, 6, 5, 1, 1, 1]);
    const { added, sums } = columnsOf(tableOf(html, 'steps'));
    expect(added).toEqual(sums);
    await follow(tableOf(html, 'steps'), ({ href }, index) =>
      href.includes('subject=visits') ? 'readings' : (steps[index % steps.length] ?? ''),
    );
    const november = (await file('funnel')).filter(
      ([, month, edition]) => month === '2026-11' && edition === 'cs',
    );
    expect(november.map((line) => line[4])).toEqual(['42', '12', '6', '5', '1', '1', '1']);
  });
});

describe('orders', () => {
  it('are as many as their list, and bring what the ledger says', async () => {
    const paid = await storeOrder(shop, { createdAt: hoursBefore(NOW, 30), total: 100_00 });
    await storeOrder(shop, { createdAt: NOW, total: 50_00, locale: 'en' });
    await storeOrder(shop, { createdAt: NOW, total: 0, lines: [{ packageId: 'tt-likes-1000' }] });
    await storeOrder(shop, { createdAt: NOW, state: 'pending', paidAt: null });
    await storeRefund(shop, paid, { amount: 30_00, createdAt: NOW });
    const html = await page(`/ad/figures?subject=orders&${MONTH}`);
    expect(sumOf(html, 'orders')?.value).toBe(3);
    expect(sumOf(html, 'received')?.value).toBe(150_00);
    expect(sumOf(html, 'net')?.value).toBe(120_00);
    const { added, sums } = columnsOf(tableOf(html, 'steps'));
    expect(added).toEqual(sums);
    const tables = ['steps', 'packages', 'editions'].map((id) => tableOf(html, id));
    const lists = tables.flatMap(cellsOf).filter(({ href }) => href.startsWith('/ad/orders?'));
    expect(lists.length).toBeGreaterThan(8);
    const orders = tables.flatMap((table) =>
      [...table.matchAll(/<tr data-row.*?<\/tr>/gs)].flatMap(([row]) => cellsOf(row)[0] ?? []),
    );
    for (const { href, value } of orders) {
      const list = await page(href);
      expect([href, list.match(/data-order="/g)?.length]).toEqual([href, value]);
    }
    for (const { href, value } of tables.flatMap(cellsOf)) {
      if (!href.startsWith('/ad/figures/takings')) continue;
      const ledger = await page(href);
      const known = [...ledger.matchAll(/data-sum="\w+">.*?<data value="(-?\d+)">/gs)];
      expect(known.map(([, figure]) => Number(figure))).toContain(value);
    }
  });

  it.each([
    ['2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['2026-10-25', '2026-10-24T22:00:00Z', 25],
  ])('of the day %s, when the clocks change, are counted once', async (day, begin, hours) => {
    const first = new Date(begin);
    const last = new Date(first.getTime() + hours * 3_600_000 - 1);
    for (const createdAt of [
      new Date(first.getTime() - 1),
      first,
      last,
      new Date(last.getTime() + 1),
    ])
      await storeOrder(shop, { createdAt, total: 100_00 });
    const html = await page(`/ad/figures?subject=orders&from=${day}&to=${day}`);
    expect(sumOf(html, 'orders')?.value).toBe(2);
    expect(cellsOf(tableOf(html, 'packages')).at(0)?.value).toBe(2);
  });
});

it('counts an order free of charge as one that came all the way', async () => {
  await storeOrder(shop, { createdAt: NOW, total: 100_00, hasCheckout: true });
  await storeOrder(shop, { createdAt: NOW, total: 0, paidHow: 'free', hasCheckout: false });
  await query(
    shop,
    `update orders set discount_source = 'code', discount_code = 'ZDARMA' where total = 0`,
  );
  const html = await page(`/ad/figures?subject=funnel&${MONTH}`);
  const way = ['made', 'checkouts', 'paid'].map((step) => sumOf(html, step)?.value);
  expect(way).toEqual([2, 2, 2]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminHref, href } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type ShownFigure,
  entriesOf,
  figuresOf,
  headOf,
  needsOf,
  nextPageOf,
  rowsOf,
} from '#tests/stage/start-page.ts';
import { storeBusyDay } from '#tests/stage/busy-day.ts';
import { hoursBefore, storeOrder, storeRefund } from '#tests/stage/waiting-orders.ts';

const NOON = new Date('2026-11-23T11:00:00Z');

let now = NOON;
let shop: TestShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  owner = await signIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = NOON;
  await query(shop, 'update sessions set seen_at = $1, created_at = $1, proved_at = $1', [now]);
  await query(shop, 'truncate orders, payment_anomalies, withdrawals, emails, page_counts cascade');
  await query(shop, 'delete from graphile_worker._private_jobs');
});

async function startPage(): Promise<string> {
  const { status, html } = await owner.visitor.get(adminHref('operator'));
  expect(status).toBe(200);
  return html;
}

async function figures(): Promise<Record<string, number>> {
  const shown = figuresOf(await startPage());
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

/** Every page of a list, one after the other. */
async function pagesOf(address: string): Promise<string[]> {
  const pages: string[] = [];
  for (let next: string | undefined = address; next !== undefined;) {
    const { status, html } = await owner.visitor.get(next);
    expect(status).toBe(200);
    pages.push(html);
    next = nextPageOf(html);
  }
  return pages;
}

/** What the rows of a figure of the takings add up to. */
async function addTakings({ name, href: address }: ShownFigure): Promise<number> {
  const pages = await pagesOf(address);
  if (name.startsWith('takings-orders')) {
    return pages.reduce((sum, html) => sum + (html.match(/ data-order="/g)?.length ?? 0), 0);
  }
  const entries = pages.flatMap(entriesOf);
  const sumOf = (side: string) =>
    entries.filter((one) => one.side === side).reduce((sum, { amount }) => sum + amount, 0);
  const [, figure = ''] = name.split('-');
  const added: Record<string, number> = {
    received: sumOf('received'),
    returned: sumOf('returned'),
    net: sumOf('received') - sumOf('returned'),
  };
  // The head of the list says the same.
  expect(headOf(pages[0] ?? '')[figure]).toBe(added[figure]);
  return added[figure] ?? Number.NaN;
}

async function addFunnel({ name, href: address }: ShownFigure): Promise<number> {
  const [, step = ''] = name.split('-');
  const [html = ''] = await pagesOf(address);
  const rows = html.matchAll(new RegExp(`data-step="${step}"><data value="(\\d+)">`, 'g'));
  const sum = [...rows].reduce((sum, [, value]) => sum + Number(value), 0);
  if (sum > 0) expect(headOf(html)[step]).toBe(sum);
  return sum;
}

it('leads from every figure to the rows that make it, and they add up to it', async () => {
  await storeBusyDay(shop, now);
  await query(
    shop,
    `insert into page_counts values ('2026-11-23', 'cs', 'wizard', 'cart', 50), ('2026-11-20', 'en', 'wizard', 'cart', 7)`,
  );
  const html = await startPage();
  const shown = figuresOf(html);
  expect(shown).toHaveLength(3 * 4 + 3 * 4);
  for (const figure of shown) {
    const added = figure.name.startsWith('takings')
      ? await addTakings(figure)
      : await addFunnel(figure);
    expect([figure.name, added]).toEqual([figure.name, figure.value]);
  }
  expect(shown.find(({ name }) => name === 'funnel-carts-month')?.value).toBe(57);
  expect(shown.filter(({ value }) => value > 0).length).toBeGreaterThan(20);
  // Beside them stand their files, there and on the pages of their rows.
  for (const subject of ['orders', 'funnel']) {
    const rows = subject === 'orders' ? 'takings' : 'funnel';
    const [list = ''] = await pagesOf(shown.find(({ name }) => name.startsWith(rows))?.href ?? '');
    for (const page of [html, list]) {
      const [, file = ''] = new RegExp(`href="([^"]*subject=${subject}[^"]*)"`).exec(page) ?? [];
      expect(file).toMatch(/^\/ad\/figures\.csv\?/);
      const answer = await owner.visitor.get(file.replaceAll('&amp;', '&'));
      expect(answer.status).toBe(200);
      expect(answer.html.trim().split('\n').length).toBeGreaterThan(5);
    }
  }
  const needs = Object.values(needsOf(html));
  expect(needs.length).toBeGreaterThan(12);
  for (const { count, href: address } of needs) {
    expect((await pagesOf(address)).flatMap(rowsOf)).toHaveLength(count);
  }
});

it('has no link that leads nowhere', async () => {
  await storeBusyDay(shop, now);
  const html = await startPage();
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const inside = links.filter((link) => link.startsWith('/'));
  expect(inside.length).toBeGreaterThan(40);
  for (const link of new Set(inside)) expect((await owner.visitor.get(link)).status).toBe(200);
  // The way back to the site, and the public lists.
  const { cs, en } = shop.services.shop.origins;
  expect(links).toContain(cs);
  expect(links).toContain(en + href('blog', 'en'));
  expect(links).toContain(cs + href('references', 'cs'));
  for (const [link, locale] of [
    [href('blog', 'en'), 'en'],
    [href('references', 'cs'), 'cs'],
  ] as const) {
    expect((await shop.get(link, locale)).status).toBe(200);
  }
});

describe('the takings', () => {
  it('count what was paid and what went back, and neither free orders nor second payments', async () => {
    const paid = await storeOrder(shop, { createdAt: NOON, total: 100_00 });
    await storeOrder(shop, { createdAt: NOON, total: 50_00, paidHow: 'transfer' });
    await storeOrder(shop, { createdAt: NOON, total: 70_00, paidHow: 'free' });
    await storeOrder(shop, { createdAt: NOON, total: 80_00, state: 'pending', paidAt: null });
    await storeRefund(shop, paid, { amount: 30_00, createdAt: NOON });
    await storeRefund(shop, paid, { amount: 5_00, kind: 'by-hand', createdAt: NOON });
    await storeRefund(shop, paid, { amount: 100_00, kind: 'paid-twice', createdAt: NOON });
    await storeRefund(shop, paid, { amount: 1_00, state: 'owed', createdAt: NOON });
    await storeRefund(shop, paid, { amount: 1_00, state: 'refused', createdAt: NOON });
    // It came back.
    await storeRefund(shop, paid, { amount: 1_00, state: 'failed', createdAt: NOON });
    expect(await figures()).toMatchObject({
      'takings-received-today': 150_00,
      'takings-returned-today': 35_00,
      'takings-net-today': 115_00,
      'takings-orders-today': 3,
    });
  });

  it('count a refund on the day on which it was made, not on that of its order', async () => {
    const order = await storeOrder(shop, { createdAt: hoursBefore(NOON, 24 * 40) });
    await storeRefund(shop, order, { amount: 199_00, createdAt: hoursBefore(NOON, 24 * 3) });
    expect(await figures()).toMatchObject({
      'takings-net-today': 0,
      'takings-net-week': -199_00,
      'takings-received-month': 0,
    });
  });

  it.each([
    ['an ordinary midnight', '2026-11-23', '2026-11-22T23:00:00Z', 24],
    ['the day on which summer time begins', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['the day on which summer time ends', '2026-10-25', '2026-10-24T22:00:00Z', 25],
  ])('turn at midnight in Prague: %s', async (_, day, begin, hours) => {
    const first = new Date(begin);
    const next = new Date(first.getTime() + hours * 60 * 60_000);
    const before = (moment: Date) => new Date(moment.getTime() - 1);
    await storeOrder(shop, { createdAt: before(first), total: 1_00 });
    await storeOrder(shop, { createdAt: first, total: 10_00 });
    await storeOrder(shop, { createdAt: before(next), total: 100_00 });
    await storeOrder(shop, { createdAt: next, total: 1000_00 });
    const today = async (clock: Date) => {
      now = clock;
      await query(shop, 'update sessions set seen_at = $1, created_at = $1', [now]);
      return (await figures())['takings-received-today'];
    };
    expect(await today(first)).toBe(110_00);
    expect(await today(before(next))).toBe(110_00);
    expect(await today(before(first))).toBe(1_00);
    expect(await today(next)).toBe(1000_00);
    expect((await figures())['takings-received-week']).toBe(1111_00);
    const { html } = await owner.visitor.get(
      `${adminHref('operatorFigure', { figure: 'takings' })}?from=${day}&to=${day}`,
    );
    expect(headOf(html)['received']).toBe(110_00);
  });

  it('are drawn with words for who does not see them, and a table of every day', async () => {
    await storeOrder(shop, { createdAt: NOON, total: 1234_50 });
    const html = await startPage();
    const chart = /<svg class="chart__drawing".*?<\/svg>/s.exec(html)?.[0] ?? '';
    expect(textOf(chart)).toContain('Přijato 1.234,50\u00a0Kč'.replaceAll('\u00a0', ' '));
    expect(chart.match(/<rect class="chart__bar"/g)).toHaveLength(30);
    const table = /<details class="start-details">.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(table.match(/<tr>/g)).toHaveLength(31);
    expect(html).not.toContain('style="');
  });
});

describe('a list of figures', () => {
  it('is read page after page, without an entry twice', async () => {
    for (let index = 0; index < 230; index += 1) {
      await storeOrder(shop, { createdAt: hoursBefore(NOON, index % 3), total: 1_00 });
    }
    const address = figuresOf(await startPage()).find(({ name }) => name === 'takings-net-month');
    const pages = await pagesOf(address?.href ?? '');
    expect(pages.map((html) => entriesOf(html).length)).toEqual([100, 100, 30]);
    expect(headOf(pages[2] ?? '')['received']).toBe(230_00);
  });

  it('takes no figure, period, side or place that there is not', async () => {
    const unknown = adminHref('operatorFigure', { figure: 'profit' });
    expect((await owner.visitor.get(unknown)).status).toBe(404);
    const takings = adminHref('operatorFigure', { figure: 'takings' });
    for (const query of [
      "from=2026-01-01&to=' or 1=1",
      'side=both&after=x~y~z',
      'after=2026-11-23 09:00:00%2B00~received~%27',
      'from=9999-99-99&to=9999-99-99',
    ]) {
      expect((await owner.visitor.get(`${takings}?${query}`)).status).toBe(200);
    }
  });
});

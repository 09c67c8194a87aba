import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInPrague } from '#domain/time/calendar.ts';
import { platformIds, readPackageId } from '#domain/catalogue/price-list.ts';
import { crowns } from '#domain/money.ts';
import {
  type OrderFilter,
  EVERYTHING,
  lateMarks,
  orderFilter,
  orderSorts,
  promiseMark,
  readOrderFilter,
  sortDirections,
  writeOrderFilter,
} from '#domain/order/order-filter.ts';
import { paymentMark, paymentMarks, workMark, workMarks } from '#domain/order/order-badges.ts';
import { orderStates } from '#domain/order/order.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type StoredOrder,
  momentsOf,
  paidOrderAt,
  storeOrder,
  storedLine,
} from '#tests/stage/stored-orders.ts';

const HOUR_MS = 60 * 60_000;
const NOW = new Date('2026-11-23T11:00:00Z');
const ORDERS = 120;
const SEED = 20_261_123;

const hoursAround = (most: number) =>
  fc.integer({ min: -most, max: most }).map((hours) => new Date(NOW.getTime() + hours * HOUR_MS));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const storable: fc.Arbitrary<StoredOrder> = fc
  .record({
    state: fc.constantFrom(...orderStates),
    total: fc.integer({ min: 0, max: 60 }).map((steps) => steps * 5000),
    code: maybe(fc.constantFrom('VZLET', 'JARO', 'vzlet')),
    createdAt: hoursAround(24 * 5),
    paidAt: maybe(hoursAround(24 * 5)),
    startBy: maybe(hoursAround(60)),
    promisedAt: maybe(hoursAround(60)),
    heldAt: fc.option(fc.constant(NOW), { nil: null, freq: 5 }),
    packages: fc.uniqueArray(
      fc.constantFrom(
        'ig-likes-100',
        'tt-likes-1000',
        'yt-views-1000',
        'fb-followers-1000',
        'gone-1',
      ),
      { minLength: 1, maxLength: 3 },
    ),
    isLineHeld: fc.boolean(),
    isShort: fc.boolean(),
    share: fc.constantFrom(0, 0, 0.5, 1),
  })
  .map(({ packages, isLineHeld, isShort, share, ...facts }) => ({
    ...paidOrderAt(facts.createdAt),
    ...facts,
    lines: packages.map((packageId) => ({
      ...storedLine,
      packageId,
      isHeld: isLineHeld,
      delivered: isShort ? 1 : undefined,
    })),
    returned: facts.paidAt ? facts.total * share : 0,
  }));

const day = fc.integer({ min: 16, max: 30 }).map((date) => `2026-11-${date}`);
const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined, freq: 2 });
const filters: fc.Arbitrary<OrderFilter> = fc.record({
  q: fc.constant(''),
  pay: optional(fc.constantFrom(...paymentMarks)),
  work: optional(fc.constantFrom(...workMarks)),
  network: optional(fc.constantFrom(...platformIds)),
  edition: optional(fc.constantFrom('cs' as const, 'en' as const)),
  package: optional(fc.constantFrom('ig-likes-100', 'fb-followers-1000')),
  from: optional(day),
  to: optional(day),
  paidFrom: optional(day),
  paidTo: optional(day),
  min: optional(fc.integer({ min: 0, max: 3000 })),
  max: optional(fc.integer({ min: 0, max: 3000 })),
  code: optional(fc.constantFrom('VZLET', 'JARO', 'LETO')),
  late: optional(fc.constantFrom(...lateMarks)),
  sort: fc.constantFrom(...orderSorts),
  dir: fc.constantFrom(...sortDirections),
});

const parts = orderFilter.names.filter((part) => part !== 'q');

/** A few parts of a filter at once, as an address says them: with all of them there would be nothing left. */
const someFilters = fc
  .tuple(filters, fc.subarray(parts, { maxLength: 2 }))
  .map(([all, kept]): OrderFilter => {
    const { q, sort, dir } = all;
    const filter = { q, sort, dir, ...Object.fromEntries(kept.map((part) => [part, all[part]])) };
    return readOrderFilter(new URLSearchParams(writeOrderFilter(filter))).filter;
  });

type Known = StoredOrder & { number: number };
let shop: TestShop;
let me: SignedIn;
const known: Known[] = [];

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW });
  me = await signIn(shop);
  for (const order of fc.sample(storable, { numRuns: ORDERS, seed: SEED }))
    known.push({ ...order, ...(await storeOrder(shop, order)) });
});
afterAll(() => shop.close());

function shows(filter: OrderFilter, order: Known): boolean {
  const { pay, work, network, edition, from, to, paidFrom, paidTo, min, max, code, late } = filter;
  const isHeld = order.heldAt !== null || order.lines.some((line) => line.isHeld);
  const marks = { isHeld, isShort: endsShort(order), isWithdrawn: false };
  const paidDay = order.paidAt && dayInPrague(order.paidAt);
  const isOpen = (order.state === 'paid' || order.state === 'delivering') && !order.heldAt;
  const mark = promiseMark(isOpen ? order.promisedAt : null, NOW);
  return (
    (!pay || paymentMark(order) === pay) &&
    (!work || workMark({ ...order, ...marks }) === work) &&
    (!network || order.lines.some((line) => readPackageId(line.packageId)?.platform === network)) &&
    (!edition || edition === 'cs') &&
    (!filter.package || order.lines.some((line) => line.packageId === filter.package)) &&
    (!from || dayInPrague(order.createdAt) >= from) &&
    (!to || dayInPrague(order.createdAt) <= to) &&
    (!paidFrom || (paidDay !== null && paidDay >= paidFrom)) &&
    (!paidTo || (paidDay !== null && paidDay <= paidTo)) &&
    (min === undefined || order.total >= crowns(min)) &&
    (max === undefined || order.total <= crowns(max)) &&
    (!code || order.code?.toUpperCase() === code) &&
    (!late || mark === late)
  );
}

/** Of packages that were never sold nobody knows how many pieces they had. */
function endsShort({ lines }: Known): boolean {
  return lines.some(({ packageId, delivered }) => delivered === 1 && readPackageId(packageId));
}

function sorted({ sort, dir }: OrderFilter, orders: Known[]): number[] {
  const way = dir === 'asc' ? 1 : -1;
  const valueOf = (order: Known): number =>
    sort === 'total' ? order.total : (momentsOf(order)[sort]?.getTime() ?? way * Infinity);
  const compare = (a: Known, b: Known) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return way * (left === right ? a.number - b.number : left < right ? -1 : 1);
  };
  return orders.toSorted(compare).map(({ number }) => number);
}

const numbersOn = (html: string) =>
  [...html.matchAll(/data-order="(\d+)"/g)].map(([, number]) => Number(number));

/** All orders of a list, page by page as a reader goes on. */
async function listedBy(filter: OrderFilter): Promise<number[]> {
  const numbers: number[] = [];
  let address: string | undefined = `/ad/orders?${writeOrderFilter(filter)}`;
  while (address !== undefined) {
    const page = await me.visitor.get(address);
    expect(page.status).toBe(200);
    numbers.push(...numbersOn(page.html));
    address = /href="([^"]*)" rel="next"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&');
  }
  return numbers;
}

it(
  'shows exactly the orders of a filter, in its sequence, over all pages',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(someFilters, async (filter) => {
        const expected = sorted(
          filter,
          known.filter((order) => shows(filter, order)),
        );
        expect(await listedBy(filter)).toEqual(expected);
      }),
      { numRuns: 150, seed: SEED },
    );
  },
);

it(
  'sorts every way, and goes back page by page to where it began',
  { timeout: 60_000 },
  async () => {
    for (const sort of orderSorts)
      for (const dir of sortDirections) {
        const filter: OrderFilter = { q: '', sort, dir };
        const expected = sorted(filter, known);
        expect(await listedBy(filter)).toEqual(expected);
        const first = await me.visitor.get(`/ad/orders?${writeOrderFilter(filter)}`);
        const second = await me.visitor.get(linkOf(first.html, 'next'));
        const back = await me.visitor.get(linkOf(second.html, 'prev'));
        expect(numbersOn(back.html)).toEqual(expected.slice(0, 50));
      }
  },
);

function linkOf(html: string, rel: 'next' | 'prev'): string {
  return new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

it('loses and repeats nothing where orders come in while somebody pages', async () => {
  const first = await me.visitor.get('/ad/orders');
  const before = numbersOn(first.html);
  const created = await storeOrder(shop, paidOrderAt(new Date(NOW.getTime() + 240 * HOUR_MS)));
  const second = numbersOn((await me.visitor.get(linkOf(first.html, 'next'))).html);
  const expected = sorted(EVERYTHING, known);
  expect([...before, ...second]).toEqual(expected.slice(0, 100));
  expect(second).not.toContain(created.number);
});

it.each([
  ['sort=price', 'Podle toho se řadit nedá'],
  ["sort=number';drop table orders;--", 'Podle toho se řadit nedá'],
  ['pay=lots', 'Takovou možnost filtr nemá'],
  ['from=zítra', 'Toto není platné datum'],
  ['min=abc', 'Napište celé koruny'],
  ['min=5&max=1', 'Horní mez je nižší'],
  [`q=${'a'.repeat(1500)}`, 'Text je příliš dlouhý'],
])('says what it cannot read, and shows the list all the same: %s', async (query, words) => {
  const page = await me.visitor.get(`/ad/orders?${query}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(words);
  expect(numbersOn(page.html).length).toBe(50);
});

it.each([
  'after=x',
  'after=9999999999999999~1',
  'before=-Infinity~0',
  'after=100~1&before=100~1',
  'dir=up',
])('has a list for every place that an address can name: %s', async (query) => {
  for (const sort of orderSorts)
    expect((await me.visitor.get(`/ad/orders?sort=${sort}&${query}`)).status).toBe(200);
});

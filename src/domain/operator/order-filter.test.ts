import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { platformIds } from '#domain/catalogue/price-list.ts';
import {
  EVERYTHING,
  type OrderFilter,
  builtInViews,
  filterParts,
  isSet,
  lateMarks,
  orderSorts,
  readOrderFilter,
  sortDirections,
  withoutPart,
  writeOrderFilter,
} from './order-filter.ts';
import { paymentMarks, workMarks } from './order-pills.ts';

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const pair = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 2, maxLength: 2 }).map(([a, b]) => {
    const [low, high] = [a, b].toSorted((x, y) => ((x ?? 0) < (y ?? 0) ? -1 : 1));
    return { low, high };
  });

const filters: fc.Arbitrary<OrderFilter> = fc
  .record({
    typed: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 30 })),
    pay: maybe(fc.constantFrom(...paymentMarks)),
    work: maybe(fc.constantFrom(...workMarks)),
    network: maybe(fc.constantFrom(...platformIds)),
    edition: maybe(fc.constantFrom('cs' as const, 'en' as const)),
    package: maybe(fc.constantFrom('ig-likes-100', 'tt-views-5000')),
    made: maybe(pair(day)),
    paid: maybe(pair(day)),
    sum: maybe(pair(fc.integer({ min: 0, max: 99_999_999 }))),
    code: maybe(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
    late: maybe(fc.constantFrom(...lateMarks)),
    sort: fc.constantFrom(...orderSorts),
    dir: fc.constantFrom(...sortDirections),
  })
  .map(({ typed, made, paid, sum, code, ...rest }) => {
    // What comes out of any address has been read once.
    const { filter } = readOrderFilter(new URLSearchParams({ q: typed, code: code ?? '' }));
    return {
      ...rest,
      q: filter.q,
      code: filter.code,
      from: made?.low,
      to: made?.high,
      paidFrom: paid?.low,
      paidTo: paid?.high,
      min: sum?.low,
      max: sum?.high,
    };
  });

it('reads back every filter that it writes', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(writeOrderFilter(filter))).toEqual({
        filter: { ...EVERYTHING, ...filter },
        place: undefined,
        problems: {},
      });
    }),
  );
});

it('finds a list in whatever an address says', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...filterParts, 'sort', 'dir', 'after', 'before', 'x'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('__proto__', 'toString', '-1', '1e9'),
        ),
      ),
      (query) => {
        const { filter, problems } = readOrderFilter(new URLSearchParams(query));
        expect(orderSorts).toContain(filter.sort);
        expect(sortDirections).toContain(filter.dir);
        for (const part of filterParts)
          if (problems[part] !== undefined) expect(isSet(filter, part)).toBe(false);
        expect(read(writeOrderFilter(filter)).problems).toEqual({});
      },
    ),
  );
});

it.each([
  ['sort=price', { sort: 'filter-choice' }],
  ['sort=number;drop table orders', { sort: 'filter-choice' }],
  ['sort=constructor', { sort: 'filter-choice' }],
  ['pay=lots', { pay: 'filter-choice' }],
  ['work=paid', { work: 'filter-choice' }],
  ['network=myspace', { network: 'filter-choice' }],
  ['late=yes', { late: 'filter-choice' }],
  ['from=23.11.2026', { from: 'filter-day' }],
  ['to=2026-02-30', { to: 'filter-day' }],
  ['paidFrom=2026-13-01', { paidFrom: 'filter-day' }],
  ['min=-5', { min: 'filter-sum' }],
  ['max=1e3', { max: 'filter-sum' }],
  ['min=999999999999', { min: 'filter-sum' }],
  ['min=10,5', { min: 'filter-sum' }],
  ['from=2026-11-24&to=2026-11-23', { to: 'filter-days' }],
  ['paidFrom=2026-11-24&paidTo=2026-11-23', { paidTo: 'filter-days' }],
  ['min=2&max=1', { max: 'filter-sums' }],
  [`q=${'a'.repeat(10_000)}`, { q: 'filter-long' }],
  [`code=${'A'.repeat(41)}`, { code: 'filter-long' }],
])('says at the field what is wrong, and leaves it out: %s', (query, problems) => {
  const found = read(query);
  expect(found.problems).toEqual(problems);
  for (const part of filterParts) if (part in problems) expect(found.filter[part] ?? '').toBe('');
});

it.each([
  ['1000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1.000', 1000],
  ['1,000 Kč', 1000],
  ['1000,00', 1000],
  ['1.000,- Kč', 1000],
  ['CZK 1,000,000', 1_000_000],
])('reads a sum as people write it: %s', (typed, sum) => {
  expect(read(`min=${encodeURIComponent(typed)}`).filter.min).toBe(sum);
});

it.each([
  ['after=1700000000000.100001', { side: 'after', value: 1_700_000_000_000, number: 100_001 }],
  ['before=-.7', { side: 'before', value: null, number: 7 }],
])('reads a place in the list: %s', (query, place) => {
  expect(read(query).place).toEqual(place);
  expect(writeOrderFilter(EVERYTHING, read(query).place)).toBe(query);
});

it.each(['after=', 'after=x.1', "after=1.1'", 'after=1.99999999999', 'before=--.1'])(
  'begins at the beginning where a place cannot be read: %s',
  (query) => {
    expect(read(query).place).toBeUndefined();
  },
);

it('writes nothing for the list that has everything, and each sort the way that it begins', () => {
  expect(writeOrderFilter(EVERYTHING)).toBe('');
  expect(writeOrderFilter({ ...EVERYTHING, sort: 'promised', dir: 'asc' })).toBe('sort=promised');
  expect(writeOrderFilter({ ...EVERYTHING, sort: 'promised' })).toBe('sort=promised&dir=desc');
});

it('leaves out one part and keeps the others', () => {
  const { filter } = read('q=jana&pay=paid&sort=total');
  expect(writeOrderFilter(withoutPart(filter, 'q'))).toBe('pay=paid&sort=total');
  expect(writeOrderFilter(withoutPart(filter, 'pay'))).toBe('q=jana&sort=total');
});

it('has lists of its own that can be read back', () => {
  for (const view of Object.values(builtInViews))
    expect(read(writeOrderFilter(view)).filter).toEqual({ ...EVERYTHING, ...view });
});

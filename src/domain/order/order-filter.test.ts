import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { platformIds } from '#domain/catalogue/price-list.ts';
import {
  EVERYTHING,
  type OrderFilter,
  builtInViews,
  lateMarks,
  orderFilter,
  orderSorts,
  readOrderFilter,
  sortDirections,
  writeOrderFilter,
} from './order-filter.ts';
import { paymentMarks, workMarks } from './order-badges.ts';

const filterParts = orderFilter.names;

const read = (query: string) => readOrderFilter(new URLSearchParams(query));

/** What an address says that could not be read. */
function problemsOf(query: string | Record<string, string>) {
  const { asked, sortProblem } = readOrderFilter(new URLSearchParams(query));
  const found = Object.entries(asked.unread).map(([name, one]) => [name, one?.problem]);
  return { ...Object.fromEntries(found), ...(sortProblem && { sort: sortProblem }) };
}

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
    input: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 30 })),
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
  .map(({ input, made, paid, sum, code, ...rest }) => {
    // What comes out of any address has been read once.
    const { filter } = readOrderFilter(new URLSearchParams({ q: input, code: code ?? '' }));
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
      const found = read(writeOrderFilter(filter));
      expect(found.filter).toEqual({ ...EVERYTHING, ...filter });
      expect(found).toMatchObject({ asked: { cursor: undefined, unread: {} } });
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
        const { filter } = readOrderFilter(new URLSearchParams(query));
        const problems = problemsOf(query);
        expect(orderSorts).toContain(filter.sort);
        expect(sortDirections).toContain(filter.dir);
        for (const part of filterParts)
          if (part in problems) expect(orderFilter.isSet(filter, part)).toBe(false);
        expect(problemsOf(writeOrderFilter(filter))).toEqual({});
      },
    ),
  );
});

it.each([
  ['sort=price', { sort: 'choice' }],
  ['sort=number;drop table orders', { sort: 'choice' }],
  ['sort=constructor', { sort: 'choice' }],
  ['pay=lots', { pay: 'choice' }],
  ['work=paid', { work: 'choice' }],
  ['network=myspace', { network: 'choice' }],
  ['late=yes', { late: 'choice' }],
  ['from=23.11.2026', { from: 'day' }],
  ['to=2026-02-30', { to: 'day' }],
  ['paidFrom=2026-13-01', { paidFrom: 'day' }],
  ['min=-5', { min: 'sum' }],
  ['max=1e3', { max: 'sum' }],
  ['min=999999999999', { min: 'sum' }],
  ['min=10,5', { min: 'sum' }],
  ['from=2026-11-24&to=2026-11-23', { to: 'days' }],
  ['paidFrom=2026-11-24&paidTo=2026-11-23', { paidTo: 'days' }],
  ['min=2&max=1', { max: 'sums' }],
  [`q=${'a'.repeat(10_000)}`, { q: 'long' }],
  [`code=${'A'.repeat(41)}`, { code: 'long' }],
])('says at the field what is wrong, and leaves it out: %s', (query, problems) => {
  expect(problemsOf(query)).toEqual(problems);
  for (const part of filterParts)
    if (part in problems) expect(read(query).filter[part]).toBeUndefined();
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
])('reads a sum as people write it: %s', (input, sum) => {
  expect(read(`min=${encodeURIComponent(input)}`).filter.min).toBe(sum);
});

it('goes on behind or before a row', () => {
  const cursor = { side: 'before', row: '1700000000000000~100001' } as const;
  const query = writeOrderFilter(EVERYTHING, cursor);
  expect(read(query).asked.cursor).toEqual(cursor);
});

it('writes nothing for the list that has everything, and each sort the way that it begins', () => {
  expect(writeOrderFilter(EVERYTHING)).toBe('');
  expect(writeOrderFilter({ ...EVERYTHING, sort: 'promised', dir: 'asc' })).toBe('sort=promised');
  expect(writeOrderFilter({ ...EVERYTHING, sort: 'promised' })).toBe('sort=promised&dir=desc');
});

it('leaves out one part and keeps the others', () => {
  const { filter } = read('q=jana&pay=paid&sort=total');
  expect(writeOrderFilter({ ...filter, q: undefined })).toBe('pay=paid&sort=total');
  expect(writeOrderFilter({ ...filter, pay: undefined })).toBe('q=jana&sort=total');
});

it('has lists of its own that can be read back', () => {
  for (const view of Object.values(builtInViews))
    expect(read(writeOrderFilter(view)).filter).toEqual({ ...EVERYTHING, ...view });
});

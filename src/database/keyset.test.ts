import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { byDay, byId, byMoment, byNumber, byWord, keyset } from './keyset.ts';

const ID = '7f3c1f0e-0000-4000-8000-000000000000';
const dialect = new PgDialect();
const list = keyset([byMoment(sql`at`), byNumber(sql`number`)]);
const rows = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => ({
    cursor: String(from < to ? from + i : from - i),
  }));
const cursors = (found: readonly { cursor: string }[]) => found.map(({ cursor }) => cursor);

it('compares the columns of the row with those of the list', () => {
  const { condition, sequence } = list.slice({ side: 'after', row: '1763888400123456~7' }, 2);
  const { sql: text, params } = dialect.sqlToQuery(sql`${condition} order by ${sequence}`);
  expect(text).toBe('(at, number) < ($1::timestamptz, $2::bigint) order by at desc, number desc');
  expect(params).toEqual(['2025-11-23T09:00:00.123456Z', 7]);
});

it('goes the other way before a row, and in a list that goes upwards', () => {
  const back = list.slice({ side: 'before', row: '1~7' }, 2);
  expect(dialect.sqlToQuery(back.sequence).sql).toBe('at asc, number asc');
  const up = keyset([byNumber(sql`number`)], 'asc').slice({ side: 'after', row: '7' }, 2);
  expect(dialect.sqlToQuery(sql`${up.condition}`).sql).toBe('(number) > ($1::bigint)');
});

it('knows whether there is more on either side', () => {
  const keys = keyset([byNumber(sql`number`)]);
  const first = keys.slice(undefined, 2).page(rows(9, 7));
  expect(cursors(first.rows)).toEqual(['9', '8']);
  expect(first).toMatchObject({ isFirst: true, previous: undefined });
  expect(first.next).toEqual({ side: 'after', row: '8' });
  const second = keys.slice(first.next, 2).page(rows(7, 6));
  expect(second).toMatchObject({ isFirst: false, next: undefined });
  expect(second.previous).toEqual({ side: 'before', row: '7' });
  const back = keys.slice(second.previous, 2).page(rows(8, 9));
  expect(cursors(back.rows)).toEqual(['9', '8']);
  expect(back).toMatchObject({ isFirst: true, next: { side: 'after', row: '8' } });
});

it.each([
  '',
  '1',
  '1~2~3',
  '-1~2',
  'x~2',
  '99999999999999999~2',
  "1~2'; drop table orders",
  '1.5~2',
  '2026-11-23~2',
])('begins at the beginning of the list where it has not written %j', (row) => {
  const slice = list.slice({ side: 'before', row }, 2);
  expect(slice).toMatchObject({ side: undefined, condition: undefined });
});

it.each([
  [byMoment, 'Infinity'],
  [byMoment, '-Infinity'],
  [byMoment, '0'],
  [byId, ID],
  [byDay, '2026-02-28'],
  [byWord, 'order-paid_1'],
])('reads what stands in a cursor of its kind: %o %s', (kind, text) => {
  expect(kind(sql`x`).read(text)).toBeDefined();
});

it.each([
  [byId, 'x'],
  [byDay, '2026-02-30'],
  [byDay, '26-2-3'],
  [byWord, 'a b'],
  [byNumber, '1e3'],
])('reads nothing else: %o %s', (kind, text) => {
  expect(kind(sql`x`).read(text)).toBeUndefined();
});

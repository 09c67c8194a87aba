import { expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { dayFilter, flag, oneOf, oneOfKnown, readText, searchText } from './filter-fields.ts';
import { defineFilter } from './filter.ts';

const filter = defineFilter(
  {
    q: searchText({ least: 3, max: 10 }),
    state: oneOf(['open', 'closed']),
    rating: oneOf([1, 2]),
    to: oneOfKnown((to) => (to === 'me' ? to : undefined)),
    from: dayFilter(),
    until: dayFilter(),
    count: readText((input) => (/^\d+$/.test(input) ? Number(input) : undefined), 'number', {
      max: 9,
    }),
    unread: flag(),
  },
  [['from', 'until', 'days']],
);
const read = (query: string) => filter.read(new URLSearchParams(query));

it('reads back what it writes', () => {
  const values = {
    q: 'jana',
    state: 'open',
    rating: 2,
    to: 'me',
    from: '2026-11-23',
    until: '2026-11-23',
    count: 7,
    unread: true,
  } as const;
  const query = new URLSearchParams(filter.write(values));
  expect(filter.read(query)).toEqual({ values, unread: {}, cursor: undefined });
});

it('leaves nothing out where nothing is asked for', () => {
  expect(read(`state=${NOTHING_CHOSEN}&q=%20&x=y`).values).toEqual({});
  expect(filter.write({})).toEqual({});
  expect(filter.isSet({})).toBe(false);
});

it.each([
  ['state=x', 'state', 'choice'],
  ['state=__proto__', 'state', 'choice'],
  ['rating=3', 'rating', 'choice'],
  ['to=you', 'to', 'choice'],
  ['from=2026-02-30', 'from', 'day'],
  ['from=2026-11-24&until=2026-11-23', 'until', 'days'],
  ['count=x', 'count', 'number'],
  ['q=ab', 'q', 'short'],
] as const)(
  'keeps what it could not read, and asks for nothing by it: %s',
  (query, name, problem) => {
    const { values, unread } = read(query);
    expect(values[name]).toBeUndefined();
    expect(unread[name]).toMatchObject({ problem });
  },
);

it('cuts a text that is too long, and cleans it', () => {
  expect(read(`q=${'a'.repeat(1000)}`).values.q).toHaveLength(10);
  expect(read('q=%00%E2%80%8Bjana%0A').values.q).toBe('jana');
});

it('knows which fields are set', () => {
  const values = { q: 'jana', state: undefined };
  expect(filter.isSet(values, 'q')).toBe(true);
  expect(filter.isSet(values, 'state')).toBe(false);
});

it('reads on which side of which row a page lies', () => {
  expect(read('after=7~x').cursor).toEqual({ side: 'after', row: '7~x' });
  expect(read('before=7').cursor).toEqual({ side: 'before', row: '7' });
  expect(read(`after=${'7'.repeat(1000)}`).cursor).toBeUndefined();
});

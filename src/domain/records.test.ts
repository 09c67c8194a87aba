import { expect, it } from 'vitest';
import { keysOf, mapRecord } from './records.ts';

it('makes of every key of a record, in its sequence', () => {
  const record = { second: 2, first: 1 };
  const made = mapRecord(record, (key) => `${key} ${record[key]}`);
  expect(Object.entries(made)).toEqual([
    ['second', 'second 2'],
    ['first', 'first 1'],
  ]);
  expect(keysOf(made)).toEqual(['second', 'first']);
});

import { expect, it } from 'vitest';
import { hasCharacterGroups, readSearch } from './order-search.ts';

it.each([
  ['100001', '100001'],
  ['č. 100 001', '100001'],
  ['Objednávka č. 100001 od Jany', '100001'],
  ['+420 777 123 456', '420777123456'],
  ['00420777123456', '420777123456'],
  ['777 123 456', '777123456'],
  ['+421 777-123-456', '777123456'],
  ['202600001', '202600001'],
  ['4999', 'sum 499900'],
  ['4 999 Kč', 'sum 499900'],
  ['4.999,00', 'sum 499900'],
  ['CZK 1,234.50', 'sum 123450'],
  ['jana@example.com', 'jana@example.com'],
  ['pi_3NabcDEF', 'pi_3NabcDEF'],
  ['@kavarna.modra', 'https://www.instagram.com/kavarna.modra/'],
  ['https://instagram.com/Kavarna.Modra/?igsh=abc', 'https://www.instagram.com/kavarna.modra/'],
  ['instagram.com/kavarna.modra', 'https://www.instagram.com/kavarna.modra/'],
  ['https://youtu.be/dQw4w9WgXcQ?t=5', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('knows the spellings of what is looked for as a whole: %s', (q, key) => {
  expect(readSearch(q).keys).toContain(key);
});

it('takes the end of a number without the sign of a country for no phone', () => {
  expect(readSearch('9202600002').keys).not.toContain('202600002');
  expect(readSearch('420777123456').keys).toContain('420777123456');
});

it('takes a bare word for no target', () => {
  expect(readSearch('jana').keys).toEqual(['jana']);
});

it.each([
  ['Jana  Nováková', ['Jana', 'Nováková']],
  ['+420777', ['420777']],
  ['#100', ['100']],
  ['https://www.instagram.com/kavarna.modra/?igsh=1', ['kavarna.modra']],
])('looks for words as the orders have them: %s', (q, words) => {
  expect(readSearch(q).words).toEqual(words);
});

it('looks for eight words at most', () => {
  expect(readSearch('a '.repeat(400)).words).toHaveLength(8);
});

it('knows what groups of three letters can find', () => {
  expect(hasCharacterGroups(readSearch('žluťoučký'))).toBe(true);
  expect(hasCharacterGroups(readSearch('Jo an'))).toBe(false);
  expect(hasCharacterGroups(readSearch('%_%'))).toBe(false);
});

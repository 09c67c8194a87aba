import { expect, it } from 'vitest';
import { toLegible } from './legible.ts';

const covered = new Set(
  Array.from(
    ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,–éž',
    (sign) => sign.codePointAt(0) ?? 0,
  ),
);

it.each([
  ['Řeka éter', 'Reka éter'],
  ['Путин и Łódź', 'Putin i Lodz'],
  ['გიორგი 山田', 'giorgi ShanTian'],
  ['růst 😀 profilu', 'rust profilu'],
  ['10\u2009000', '10 000'],
])('%s is drawn as %s', (text, drawn) => {
  expect(toLegible(text.normalize('NFC'), covered)).toBe(drawn.normalize('NFC'));
});

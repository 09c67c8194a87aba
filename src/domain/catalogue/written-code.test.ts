import { expect, it } from 'vitest';
import { writtenCode } from './written-code.ts';

it.each([
  ...Array.from('-‐‑‒–—―−﹣－', (dash) => `leto${dash}10`),
  'LETO - 10',
  'Leto\u00a0–\u202f10',
  'ＬＥＴＯ-10',
  'ｌｅｔｏ－１０',
  '„LETO-10“',
  '"leto-10"',
  '»LETO-10«',
  '‘LETO-10’,',
  '(LETO-10)',
  'LETO-10.',
  'LETO-10!',
  'Léto-10',
  ' leto-10 ',
  'Leto-10\u200b',
  'L\u00adETO\u2060-10\ufeff',
])('the code %j is LETO-10', (typed) => {
  expect(writtenCode(typed)).toBe('LETO-10');
  expect(writtenCode(writtenCode(typed))).toBe('LETO-10');
});

it('what is no code is still something', () => {
  expect(writtenCode(' ??? ')).toBe('???');
  expect(writtenCode('слово')).toBe('СЛОВО');
  expect(writtenCode(' \u200b ')).toBe('');
});

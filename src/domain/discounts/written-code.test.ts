import { expect, it } from 'vitest';
import { bareCode, isSameCode, writtenCode } from './take-off.ts';

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
])('the code %j is LETO-10', (input) => {
  expect(writtenCode(input)).toBe('LETO-10');
  expect(writtenCode(writtenCode(input))).toBe('LETO-10');
});

it.each(['kód: LETO-10', 'Slevový kód: leto-10', 'Discount code：LETO-10', 'CODE:leto-10'])(
  'the label is no part of the code: %j',
  (input) => expect(writtenCode(input)).toBe('LETO-10'),
);

it.each(['leto10', 'Leto 10', 'LETO_10', 'L.E.T.O. 10', 'LE-TO-10', 'kód: leto 10'])(
  '%j is LETO-10, for letters and digits alone say which code it is',
  (input) => {
    expect(bareCode(input)).toBe('LETO10');
    expect(isSameCode('LETO-10', input)).toBe(true);
  },
);

it('another code is another one, and none is none', () => {
  expect(isSameCode('LETO-10', 'LETO-11')).toBe(false);
  expect(isSameCode('LETO-10', '')).toBe(false);
});

it('what is no code is still something', () => {
  expect(writtenCode(' ??? ')).toBe('???');
  expect(writtenCode('слово')).toBe('СЛОВО');
  expect(writtenCode(' \u200b ')).toBe('');
});

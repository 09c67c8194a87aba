import { expect, it } from 'vitest';
import { nbsp } from './links.ts';

it.each([
  ['C 123456, Městský soud v Praze', 'C\u00a0123456, Městský soud v\u00a0Praze'],
  ['Ukázková 1, 110 00 Praha 1', 'Ukázková\u00a01, 110\u00a000 Praha\u00a01'],
  ['Vzlet Demo s.r.o.', 'Vzlet Demo\u00a0s.r.o.'],
  ['Vzlet a. s.', 'Vzlet\u00a0a.\u00a0s.'],
])('keeps together what belongs together: %s', (input, shown) => {
  expect(nbsp(input)).toBe(shown);
});

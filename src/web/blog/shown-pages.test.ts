import { expect, it } from 'vitest';
import { shownPages } from './list-parts.tsx';

it.each([
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 20, '1 2 3 4 5 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [20, 20, '1 … 19 20'],
])('page %i of %i shows %s', (page, pages, shown) => {
  const stated = shownPages(page, pages).map((one) => one ?? '…');
  expect(stated.join(' ')).toBe(shown);
});

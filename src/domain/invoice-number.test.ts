import { expect, it } from 'vitest';
import { invoiceNumber, invoiceSeries } from './invoice-number.ts';

it('numbers invoices within the year of their payment', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  expect(invoiceNumber(at, 1)).toBe('202600001');
  expect(invoiceNumber(at, 99_999)).toBe('202699999');
  expect(invoiceSeries(at)).toBe('invoice-2026');
});

it.each([
  ['2025-12-31T22:59:59Z', '2025'],
  ['2025-12-31T23:00:00Z', '2026'],
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:30:00Z', '2027'],
])('goes by the year in Prague: %s belongs to %s', (time, year) => {
  expect(invoiceSeries(new Date(time))).toBe(`invoice-${year}`);
  expect(invoiceNumber(new Date(time), 7)).toBe(`${year}00007`);
});

it('serves as a variable symbol: digits alone, ten at most', () => {
  expect(invoiceNumber(new Date('2026-06-01T12:00:00Z'), 123_456)).toMatch(/^\d{1,10}$/);
});

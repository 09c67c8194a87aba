import { expect, it } from 'vitest';
import { invoiceNumber, invoiceSeries } from './invoice-number.ts';

it('numbers invoices within the year of their payment', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  expect(invoiceNumber('invoice', at, 1)).toBe('202600001');
  expect(invoiceNumber('invoice', at, 99_999)).toBe('202699999');
  expect(invoiceSeries('invoice', at)).toBe('invoice-2026');
});

it('numbers credit notes in a series of their own, in which no invoice can stand', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  expect(invoiceNumber('credit-note', at, 1)).toBe('9202600001');
  expect(invoiceSeries('credit-note', at)).toBe('credit-note-2026');
});

it.each([
  ['2025-12-31T22:59:59Z', '2025'],
  ['2025-12-31T23:00:00Z', '2026'],
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:30:00Z', '2027'],
])('goes by the year in Prague: %s belongs to %s', (time, year) => {
  expect(invoiceSeries('invoice', new Date(time))).toBe(`invoice-${year}`);
  expect(invoiceNumber('invoice', new Date(time), 7)).toBe(`${year}00007`);
});

it.each([
  ['invoice' as const, 123_456],
  ['credit-note' as const, 99_999],
])('serves as a variable symbol: digits alone, ten at most (%s)', (kind, position) => {
  expect(invoiceNumber(kind, new Date('2026-06-01T12:00:00Z'), position)).toMatch(/^\d{1,10}$/);
});

import { expect, it } from 'vitest';
import { toFreeQuote, readEnteredPayment } from './entered.ts';

const now = new Date('2026-11-23T08:00:00Z');
const input = { how: 'transfer', paidOn: '2026-11-20', reference: ' VS 123 ', reason: '' };

it('takes a transfer with its day and reference', () => {
  expect(readEnteredPayment(input, now)).toEqual({
    ok: true,
    payment: {
      how: 'transfer',
      paidAt: new Date('2026-11-20T12:00:00Z'),
      reference: 'VS 123',
    },
  });
});

it('never lets money have come later than now', () => {
  const today = readEnteredPayment({ ...input, paidOn: '2026-11-23' }, now);
  expect(today).toMatchObject({ payment: { paidAt: now } });
  expect(readEnteredPayment({ ...input, paidOn: '2026-11-24' }, now)).toEqual({
    ok: false,
    problems: { paidOn: 'day-later' },
  });
});

it.each([
  [{ how: '' }, { how: 'how-missing' }],
  [{ paidOn: '20. 11. 2026' }, { paidOn: 'day-missing' }],
  [{ paidOn: '2026-13-01' }, { paidOn: 'day-missing' }],
  [{ paidOn: '2026-02-31' }, { paidOn: 'day-missing' }],
  [{ reference: ' ' }, { reference: 'reference-missing' }],
  [{ how: 'free', reason: '' }, { reason: 'reason-missing' }],
  [{ how: 'free', reason: 'x'.repeat(301) }, { reason: 'text-too-long' }],
])('says what is wrong: %o', (change, problems) => {
  expect(readEnteredPayment({ ...input, ...change }, now)).toEqual({ ok: false, problems });
});

it('leaves nothing of a price where it is free of charge', () => {
  const line = { packageId: 'ig-likes-100', quantity: 2, unitPrice: 100, subtotal: 200 };
  const priced = {
    lines: [{ ...line, discount: 20, total: 180 }],
    items: 2,
    counted: 2,
    subtotal: 200,
    discountPercent: 10,
    discountSource: 'volume',
    discount: 20,
    total: 180,
  } as const;
  const free = toFreeQuote({ ...priced, lines: [...priced.lines] });
  expect(free).toMatchObject({ subtotal: 0, discount: 0, total: 0, discountSource: 'none' });
  expect(free.lines).toEqual([
    { packageId: 'ig-likes-100', quantity: 2, unitPrice: 0, subtotal: 0, discount: 0, total: 0 },
  ]);
});

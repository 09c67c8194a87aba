import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RefundForLines, openSum, openValues, totalOf } from './open-value.ts';
import { undeliveredSum } from '#domain/delivery/progress.ts';

const line = (position: number, delivered = 0) => ({
  position,
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: null,
  total: 100_000,
  delivered,
});

const anyLines = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 5 })
  .map((counts) => counts.map((delivered, position) => line(position, delivered)));
const anyRefunds = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 150_000 }),
    lines: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    isForDelivered: fc.boolean(),
  }),
  { maxLength: 6 },
);

describe('what is open of the price of what was not delivered', () => {
  it('is all of it where nothing went back', () => {
    expect([...openValues([line(0, 250), line(1, 1000)], [])]).toEqual([
      [0, 75_000],
      [1, 0],
    ]);
  });

  it('is settled by a refund for the line, and not by one for another', () => {
    const lines = [line(0), line(1)];
    const refund: RefundForLines = { amount: 130_000, lines: [1] };
    expect([...openValues(lines, [refund]).values()]).toEqual([100_000, 0]);
  });

  it('is settled by a refund of the whole order in the sequence of the lines, after those for lines', () => {
    const lines = [line(0), line(1)];
    const refunds = [
      { amount: 60_000, lines: [] },
      { amount: 100_000, lines: [0] },
    ];
    expect([...openValues(lines, refunds).values()]).toEqual([0, 40_000]);
  });

  it('is lowered by money for something else only beyond the value of what was delivered', () => {
    const lines = [line(0, 400), line(1, 1000)];
    const open = (amount: number, ...others: RefundForLines[]) =>
      openSum(lines, [{ amount, lines: [], isForDelivered: true }, ...others]);
    expect(open(140_000)).toBe(60_000);
    expect(open(150_000)).toBe(50_000);
    expect(open(150_000, { amount: 20_000, lines: [] })).toBe(30_000);
    // What went back for a line beyond what is open of it was for what was delivered of it.
    expect(open(60_000, { amount: 90_000, lines: [1] })).toBe(50_000);
  });

  it('and what went back are never more than the price, where no refund was', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 5 });
    const shares = fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        isForDelivered: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, shares, (counts, remedies) => {
        const ordered = counts.map((delivered, position) => line(position, delivered));
        const price = 100_000 * ordered.length;
        const refunds: RefundForLines[] = [];
        for (const { share, isForDelivered } of remedies) {
          const amount = Math.floor((price - totalOf(refunds)) * share);
          refunds.push({ amount, lines: [], isForDelivered });
        }
        expect(openSum(ordered, refunds) + totalOf(refunds)).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('is never less than nothing, nor less than what was missing beyond what went back', () => {
    fc.assert(
      fc.property(anyLines, anyRefunds, (lines, refunds) => {
        const open = openValues(lines, refunds);
        for (const each of lines) {
          expect(open.get(each.position)).toBeGreaterThanOrEqual(0);
          expect(open.get(each.position)).toBeLessThanOrEqual(undeliveredSum([each]));
        }
        const sum = openSum(lines, refunds);
        expect(sum).toBeLessThanOrEqual(undeliveredSum(lines));
        expect(sum).toBeGreaterThanOrEqual(undeliveredSum(lines) - totalOf(refunds));
      }),
    );
  });
});

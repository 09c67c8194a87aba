import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, lineValue, moneyStand, presetSum, problemOfSent } from './money-back.ts';
import type { RefundForLines } from './open-value.ts';
import type { RefundFacts, RefundState } from './refund.ts';

const paidAt = new Date('2026-11-21T12:00:00Z');

const anyLine = fc
  .record({
    packageId: fc.constantFrom('ig-followers-100', 'ig-likes-250', 'yt-views-1000', 'nobody'),
    quantity: fc.integer({ min: 1, max: 99 }),
    bonus: fc.option(fc.integer({ min: 0, max: 700 })),
    total: fc.integer({ min: 0, max: 100_000_000 }),
    share: fc.double({ min: 0, max: 1.3, noNaN: true }),
  })
  .map(({ share, ...line }) => {
    const { units } = lineValue({ ...line, delivered: 0 });
    return { ...line, delivered: Math.trunc(units * share) };
  });

const anyOrder = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.map((each, position) => ({ ...each, position })));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const done = (
  amount: number,
  { state = 'done', lines = [] }: { state?: RefundState; lines?: number[] } = {},
): RefundFacts & RefundForLines => ({
  kind: 'part',
  state,
  amount,
  lines,
  doneAt: state === 'done' ? paidAt : null,
});
const waiting = (amount: number): RefundForLines[] => [{ amount, lines: [] }];
const line = {
  position: 0,
  packageId: 'ig-followers-1000',
  quantity: 1,
  bonus: null,
  total: 59_900,
  delivered: 0,
};
/** Not withdrawn from. */
const kept = { withdrawals: [], expressConsent: true };
const order = (delivered: number, refunds: (RefundFacts & RefundForLines)[] = []) => ({
  total: 59_900,
  paidAt,
  lines: [{ ...line, delivered }],
  ...kept,
  refunds,
});

describe('the value of a line', () => {
  it('is what was delivered and what was not, to the haléř', () => {
    fc.assert(
      fc.property(anyLine, (any) => {
        const { deliveredValue, undeliveredValue } = lineValue(any);
        expect(deliveredValue + undeliveredValue).toBe(any.total);
        expect(Math.min(deliveredValue, undeliveredValue)).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(undeliveredValue)).toBe(true);
      }),
    );
  });

  it('is rounded in favour of the customer', () => {
    expect(lineValue({ ...line, total: 100, delivered: 333 }).undeliveredValue).toBe(67);
  });
});

describe('the money of an order', () => {
  it('is proposed as the undelivered value, less what was returned', () => {
    expect(moneyStand(order(600), [])).toEqual({
      paid: 59_900,
      returned: 0,
      left: 59_900,
      undelivered: 23_960,
      proposed: 23_960,
    });
    expect(moneyStand(order(600, [done(10_000)]), waiting(3_960))).toMatchObject({
      returned: 13_960,
      left: 45_940,
      proposed: 10_000,
    });
    expect(moneyStand(order(600, [done(30_000)]), [])).toMatchObject({ proposed: 0 });
    expect(moneyStand(order(0, [done(59_000)]), [])).toMatchObject({ proposed: 900, left: 900 });
  });

  it('counts what is unclear, and what was refused or came back is left again', () => {
    const stand = moneyStand(
      order(0, [
        done(1_000, { state: 'owed' }),
        done(2_000, { state: 'refused' }),
        done(4_000, { state: 'failed' }),
      ]),
      [],
    );
    expect(stand).toMatchObject({ returned: 1_000, left: 58_900 });
  });

  it('has nothing to return where nobody paid', () => {
    expect(moneyStand({ ...order(0), paidAt: null }, [])).toMatchObject({ left: 0, proposed: 0 });
  });

  it('never goes back beyond what was paid, however often the proposal is taken', () => {
    const returns = fc.array(
      fc.record({
        preset: fc.constantFrom('undelivered' as const, 'whole' as const, 'own' as const),
        own: fc.integer({ min: -5, max: 200_000_000 }),
        isWaiting: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyOrder, returns, (lines, remedies) => {
        const total = sum(lines.map((each) => each.total));
        const values = lines.map(lineValue);
        expect(sum(values.map((each) => each.deliveredValue + each.undeliveredValue))).toBe(total);
        const refunds: (RefundFacts & RefundForLines)[] = [];
        const wanted: RefundForLines[] = [];
        for (const { preset, own, isWaiting } of remedies) {
          const stand = moneyStand({ ...kept, total, paidAt, lines, refunds }, wanted);
          expect(stand.returned + stand.left).toBe(stand.paid);
          expect(stand.proposed).toBeGreaterThanOrEqual(0);
          expect(stand.proposed).toBeLessThanOrEqual(stand.left);
          const amount = preset === 'own' ? own : presetSum(stand, preset);
          if (amountProblem(amount, stand.left)) continue;
          if (isWaiting) wanted.push({ amount, lines: [] });
          else refunds.push(done(amount));
        }
        expect(sum([...refunds, ...wanted].map(({ amount }) => amount))).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe('a sum that is to go back', () => {
  it('is at least a haléř and at most what is left', () => {
    expect(amountProblem(undefined, 100)).toBe('amount-unreadable');
    expect(amountProblem(Number.NaN, 100)).toBe('amount-unreadable');
    expect(amountProblem(0, 100)).toBe('amount-nothing');
    expect(amountProblem(101, 100)).toBe('amount-too-much');
    expect([1, 100].map((amount) => amountProblem(amount, 100))).toEqual([undefined, undefined]);
  });
});

describe('money sent by hand', () => {
  const now = new Date('2026-12-02T08:00:00Z');
  const problemOf = (sentOn: string, reference = 'VS 123') =>
    problemOfSent({ sentOn, reference }, paidAt, now);

  it('left on a day from the payment until today', () => {
    expect(problemOf('2026-11-21')).toBeUndefined();
    expect(problemOf('2026-12-02')).toBeUndefined();
    expect(problemOf('2026-11-20')).toBe('day-wrong');
    expect(problemOf('2026-12-03')).toBe('day-wrong');
    expect(problemOf('2026-11-31')).toBe('day-wrong');
    expect(problemOf('2026-11-21', ' ')).toBe('reference-missing');
  });
});

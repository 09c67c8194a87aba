import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteCart } from '#domain/catalogue/pricing.ts';
import { sampleOffering } from '#tests/stage/sample-order.ts';
import { type LateOrder, type LatePayment, isLate, lateRefund } from './late.ts';
import { countUnits, undeliveredValue } from '#domain/delivery/progress.ts';

const packageIds = sampleOffering.catalogue.platforms
  .flatMap(({ services }) => services)
  .flatMap(({ packages }) => packages.map(({ id }) => id));

/** An order of any packages at their discount, delivered so far as chance wants. */
const orders = fc
  .array(
    fc.record({
      packageId: fc.constantFrom(...packageIds),
      quantity: fc.integer({ min: 1, max: 9 }),
      bonus: fc.constantFrom(null, 0, 100),
      share: fc.double({ min: 0, max: 1.1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((chosen) => {
    const { lines, total } = quoteCart(sampleOffering, chosen);
    return {
      total,
      lines: lines.map((line, index) => {
        const { bonus = null, share = 0 } = chosen[index] ?? {};
        const sold = { ...line, bonus };
        return { ...sold, position: index, delivered: Math.floor(countUnits(sold) * share) };
      }),
    };
  });

const part = (amount: number): LatePayment['refunds'][number] => ({
  kind: 'part',
  state: 'done',
  amount,
  lines: [],
  doneAt: new Date(0),
});

/** Paid, and not withdrawn from. */
const kept = { paidAt: new Date(0), withdrawals: [], expressConsent: true };

describe('what goes back of a late order', () => {
  it('makes, with what was delivered and what went back before, exactly what was paid', () => {
    const cases = fc.tuple(orders, fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(cases, ([{ total, lines }, share]) => {
        const undelivered = lines.reduce((sum, line) => sum + undeliveredValue(line), 0);
        const earlier = Math.floor(undelivered * share);
        const order = { ...kept, total, lines, paymentId: 'pi_1' };
        const refunds = earlier > 0 ? [part(earlier)] : [];
        const back = lateRefund({ ...order, refunds }, []);
        expect(total - undelivered + earlier + back).toBe(total);
        expect(lateRefund({ ...order, refunds: [...refunds, part(back)] }, [])).toBe(0);
      }),
    );
  });

  it('never exceeds what is left, whatever went back before or is about to', () => {
    const cases = fc.tuple(orders, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(900_000));
    fc.assert(
      fc.property(cases, ([{ total, lines }, share, waiting]) => {
        const earlier = Math.floor(total * share);
        const order = { ...kept, total, lines, paymentId: 'pi_1' };
        const back = lateRefund({ ...order, refunds: [part(earlier)] }, [
          { amount: waiting, lines: [] },
        ]);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(Math.max(0, total - earlier - waiting));
      }),
    );
  });

  it('is nothing where nothing was paid at a provider', () => {
    const lines = [
      {
        position: 0,
        packageId: 'ig-followers-1000',
        quantity: 1,
        bonus: 0,
        delivered: 0,
        total: 100,
      },
    ];
    const unpaid = { ...kept, total: 100, lines, paymentId: null, refunds: [] };
    expect(lateRefund(unpaid, [])).toBe(0);
  });
});

describe('an order that is late', () => {
  const now = new Date('2026-11-30T10:00:00Z');
  const late: LateOrder = {
    state: 'delivering',
    heldAt: null,
    promisedAt: new Date('2026-11-30T09:00:00Z'),
    lines: [{ work: 'delivering', holdReason: null }],
  };

  it('has missed its promise, goes on, and does not wait for its customer', () => {
    expect(isLate(late, now)).toBe(true);
    expect(isLate({ ...late, lines: [{ work: 'waiting', holdReason: 'other' }] }, now)).toBe(true);
    const others: Partial<LateOrder>[] = [
      { promisedAt: null },
      { promisedAt: new Date('2026-11-30T11:00:00Z') },
      { state: 'completed' },
      { state: 'refunded' },
      { heldAt: now },
      { lines: [{ work: 'completed', holdReason: null }] },
      { lines: [{ work: 'delivering', holdReason: 'target-private' }] },
    ];
    for (const changes of others) expect(isLate({ ...late, ...changes }, now)).toBe(false);
  });
});

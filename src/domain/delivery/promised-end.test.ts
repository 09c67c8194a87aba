import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PromiseFacts, promisedEnd, promisedStart } from './promised-end.ts';

const hour = (hours: number): Date =>
  new Date(Date.parse('2026-11-21T08:00:00Z') + hours * 3_600_000);
const line = {
  position: 0,
  work: 'waiting',
  startedAt: null,
  packageId: 'ig-followers-1000',
  targetKind: 'profile',
  delivery: { from: 3, to: 3, unit: 'day' },
  holdReason: null,
} as const;
const facts: PromiseFacts = {
  state: 'paid',
  createdAt: hour(0),
  paidAt: hour(0),
  heldAt: null,
  expressConsent: true,
  consentAt: hour(0),
  lines: [line],
  withdrawals: [],
  events: [],
};
const event = (changes: Partial<PromiseFacts['events'][number]>) => ({
  state: null,
  kind: null,
  newTarget: null,
  line: null,
  holdReason: null,
  at: hour(0),
  ...changes,
});
const hold = (from: number, to: number, changes = {}) => [
  event({ kind: 'hold', line: 0, holdReason: 'target-private', at: hour(from), ...changes }),
  event({ kind: 'resume', line: 0, at: hour(to), ...changes }),
];

describe('the promised end of an order', () => {
  it('is its slowest delivery after the latest start, or after the start of a line that began later', () => {
    expect(promisedEnd(facts)).toEqual(hour(48 + 72));
    for (const [begun, end] of [
      [5, 48 + 72],
      [60, 60 + 72],
    ] as const) {
      const lines = [{ ...line, startedAt: hour(begun) }];
      expect(promisedEnd({ ...facts, state: 'delivering', lines })).toEqual(hour(end));
    }
  });

  it('is that of the lines that its customer has not withdrawn from', () => {
    const gone = {
      ...line,
      position: 1,
      work: 'completed',
      delivery: { from: 9, to: 9, unit: 'day' },
    } as const;
    const withdrawals = [{ part: 'druhý', lines: [1], resolution: 'money' as const }];
    const events = [event({ line: 1, newTarget: '@z', at: hour(30) })];
    const order = { ...facts, lines: [line, gone], withdrawals, events };
    expect(promisedEnd(order)).toEqual(hour(48 + 72));
    expect(promisedStart(order)).toEqual(promisedStart(facts));
    expect(promisedEnd({ ...order, lines: [gone], withdrawals: [] })).toBeNull();
  });

  it('is not known before the payment, of a held order, and while something is missing', () => {
    const unknown: Partial<PromiseFacts>[] = [
      { paidAt: null },
      { state: 'completed' },
      { heldAt: hour(1) },
      { expressConsent: false },
      { lines: [line, { ...line, targetKind: null }] },
      { lines: [{ ...line, delivery: null }] },
      { lines: [{ ...line, holdReason: 'target-missing' }] },
    ];
    for (const changes of unknown) expect(promisedEnd({ ...facts, ...changes })).toBeNull();
  });

  it('moves by the time for which it waited for its customer, before the start and after it', () => {
    expect(promisedEnd({ ...facts, events: hold(2, 12) })).toEqual(hour(48 + 72 + 10));
    const begun = [...hold(2, 12), ...hold(30, 34)];
    const lines = [{ ...line, startedAt: hour(20) }];
    const delivering = { ...facts, state: 'delivering' as const, lines };
    expect(promisedEnd({ ...delivering, events: begun })).toEqual(hour(48 + 72 + 14));
  });

  it('counts the wait of each line by itself, and nothing of what the shop held by itself', () => {
    const events = [
      ...hold(2, 12),
      ...hold(3, 6, { line: 1 }),
      ...hold(20, 44, { holdReason: 'other' }),
    ];
    expect(promisedEnd({ ...facts, events })).toEqual(hour(48 + 72 + 10));
    const held = { ...line, holdReason: 'other' as const };
    expect(promisedEnd({ ...facts, lines: [held] })).toEqual(hour(48 + 72));
  });

  it('is that of the latest line, and an early start of one line or of all moves it to no earlier day', () => {
    const quick = { ...line, delivery: { from: 2, to: 2, unit: 'day' } } as const;
    const slow = { ...line, position: 1, delivery: { from: 3, to: 7, unit: 'day' } } as const;
    const both = { ...facts, state: 'delivering' as const };
    expect(promisedEnd({ ...facts, lines: [quick, slow] })).toEqual(hour(48 + 168));
    const quickBegun = [{ ...quick, startedAt: hour(5) }, slow];
    expect(promisedEnd({ ...both, lines: quickBegun })).toEqual(hour(48 + 168));
    const slowBegun = [quick, { ...slow, startedAt: hour(5) }];
    expect(promisedEnd({ ...both, lines: slowBegun })).toEqual(hour(48 + 168));
    const allBegun = [
      { ...quick, startedAt: hour(40) },
      { ...slow, startedAt: hour(5) },
    ];
    expect(promisedEnd({ ...both, lines: allBegun })).toEqual(hour(48 + 168));
  });

  it('is never earlier than what was sold, whichever lines have begun', () => {
    const span = fc.integer({ min: 1, max: 20 });
    const begun = fc.option(fc.integer({ min: 0, max: 96 }));
    const some = fc.array(fc.record({ span, begun }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(some, (each) => {
        const lines = each.map(({ span: to, begun: at }, position) => ({
          ...line,
          position,
          startedAt: at === null ? null : hour(at),
          delivery: { from: to, to, unit: 'day' } as const,
        }));
        const isBegun = each.some(({ begun: at }) => at !== null);
        const state = isBegun ? ('delivering' as const) : ('paid' as const);
        const ends = each.map(({ span: days, begun: at }) => Math.max(at ?? 0, 48) + days * 24);
        expect(promisedEnd({ ...facts, state, lines })).toEqual(hour(Math.max(...ends)));
      }),
    );
  });

  it('of an order that waited for the period counts its other lines from its first start', () => {
    const waiting = { ...facts, expressConsent: false, state: 'delivering' as const };
    const lines = [
      { ...line, startedAt: hour(400) },
      { ...line, position: 1 },
    ];
    expect(promisedEnd({ ...waiting, lines })).toEqual(hour(400 + 72));
  });
});

describe('the latest start of an order', () => {
  it('is promised until it begins, moved by a wait of all its lines for their customer', () => {
    expect(promisedStart(facts)).toEqual(hour(48));
    expect(promisedStart({ ...facts, events: hold(2, 12) })).toEqual(hour(58));
    const lines = [line, { ...line, position: 1 }];
    expect(promisedStart({ ...facts, lines, events: hold(2, 12) })).toEqual(hour(48));
    const held = { ...line, holdReason: 'target-missing' } as const;
    expect(promisedStart({ ...facts, lines: [held, { ...line, position: 1 }] })).toEqual(hour(48));
  });

  it('is not known while nothing can begin, without a promise of it, and once it has begun', () => {
    const unknown: Partial<PromiseFacts>[] = [
      { paidAt: null },
      { state: 'delivering' },
      { heldAt: hour(1) },
      { expressConsent: false },
      { lines: [{ ...line, targetKind: null }] },
      { lines: [{ ...line, holdReason: 'target-missing' }] },
    ];
    for (const changes of unknown) expect(promisedStart({ ...facts, ...changes })).toBeNull();
  });
});

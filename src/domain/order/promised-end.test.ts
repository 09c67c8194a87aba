import { describe, expect, it } from 'vitest';
import { type PromiseFacts, promisedEnd } from './promised-end.ts';

const hour = (hours: number): Date =>
  new Date(Date.parse('2026-11-21T08:00:00Z') + hours * 3_600_000);
const line = {
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
  it('is its slowest delivery after the latest start, or after the start once it has begun', () => {
    expect(promisedEnd(facts)).toEqual(hour(48 + 72));
    const events = [event({ state: 'delivering', at: hour(5) })];
    expect(promisedEnd({ ...facts, state: 'delivering', events })).toEqual(hour(5 + 72));
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
    const begun = [...hold(2, 12), event({ state: 'delivering', at: hour(20) }), ...hold(30, 34)];
    const delivering = { ...facts, state: 'delivering' as const };
    expect(promisedEnd({ ...delivering, events: begun })).toEqual(hour(20 + 72 + 4));
  });

  it('counts the longest wait of several lines, and nothing of what the shop held by itself', () => {
    const events = [
      ...hold(2, 12),
      ...hold(3, 6, { line: 1 }),
      ...hold(20, 44, { holdReason: 'other' }),
    ];
    expect(promisedEnd({ ...facts, events })).toEqual(hour(48 + 72 + 10));
    const held = { ...line, holdReason: 'other' as const };
    expect(promisedEnd({ ...facts, lines: [held] })).toEqual(hour(48 + 72));
  });
});

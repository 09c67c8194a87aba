import { describe, expect, it } from 'vitest';
import { readProgress, writeProgress } from './progress.ts';
import {
  type LineMove,
  type WorkLine,
  type WorkOrder,
  changesNothing,
  isFarFromWhole,
  isLineCount,
  movedLine,
  problemOfMove,
  readLineCount,
  stateOfWork,
  wholeMove,
} from './work.ts';

const now = new Date('2026-11-20T09:00:00Z');
const order: WorkOrder = {
  state: 'paid',
  createdAt: new Date('2026-11-19T09:00:00Z'),
  paidAt: new Date('2026-11-19T09:00:00Z'),
  heldAt: null,
  expressConsent: true,
  ending: null,
};
const line: WorkLine = {
  position: 0,
  packageId: 'ig-followers-1000',
  quantity: 2,
  bonus: 100,
  targetKind: 'profile',
  work: 'waiting',
  startCount: null,
  delivered: 0,
  heldAt: null,
};
const begun: WorkLine = { ...line, work: 'delivering', startCount: 50, delivered: 800 };
const begin: LineMove = { position: 0, to: 'delivering' };
const end: LineMove = { position: 0, to: 'completed' };

function problem(
  move: LineMove,
  { of = line, at = now, ...facts }: { of?: WorkLine; at?: Date } & Partial<WorkOrder> = {},
) {
  return problemOfMove({ ...order, ...facts }, of, move, at);
}

describe('the work on a line', () => {
  it('begins, is reported on and ends', () => {
    expect(problem({ ...begin, startCount: 120 })).toBeUndefined();
    expect(problem({ ...begin, delivered: 900 }, { of: begun })).toBeUndefined();
    expect(problem({ ...end, delivered: 2200 }, { of: begun })).toBeUndefined();
    expect(problem(end, { of: { ...begun, delivered: 2200 } })).toBeUndefined();
  });

  it('ends in no one step', () => {
    expect(problem(end)).toBe('line-not-begun');
    expect(problem(end, { of: { ...begun, work: 'completed' } })).toBe('line-completed');
  });

  it('does not begin while the order is unpaid, over or held', () => {
    expect(problem(begin, { state: 'pending', paidAt: null })).toBe('order-unpaid');
    expect(problem(begin, { state: 'canceled' })).toBe('order-over');
    expect(problem(begin, { state: 'refunded' })).toBe('order-over');
    expect(problem(begin, { state: 'expired', paidAt: null })).toBe('order-over');
    expect(problem(begin, { heldAt: now })).toBe('order-held');
  });

  it('neither begins nor ends while it is held itself, and its counts can be reported', () => {
    const held = { ...begun, heldAt: now };
    expect(problem(begin, { of: { ...line, heldAt: now } })).toBe('line-held');
    expect(problem(end, { of: held })).toBe('line-held');
    expect(problem({ ...begin, delivered: 900 }, { of: held })).toBeUndefined();
    expect(problem({ ...begin, delivered: 900 }, { of: begun, heldAt: now })).toBeUndefined();
  });

  it('waits for its target, and likes and views for their post', () => {
    expect(problem(begin, { of: { ...line, targetKind: null } })).toBe('line-waits-target');
    const likes = { ...line, packageId: 'ig-likes-100' };
    expect(problem(begin, { of: likes })).toBe('line-waits-post');
    expect(problem(begin, { of: { ...likes, targetKind: 'post' } })).toBeUndefined();
  });

  it('waits for the end of the withdrawal period unless it was asked for early', () => {
    const facts = { expressConsent: false };
    expect(problem(begin, facts)).toBe('line-too-early');
    expect(problem(begin, { ...facts, at: new Date('2026-12-03T12:00:00Z') })).toBe(
      'line-too-early',
    );
    expect(problem(begin, { ...facts, at: new Date('2026-12-04T00:00:00Z') })).toBeUndefined();
    expect(problem(begin, { expressConsent: null })).toBeUndefined();
  });

  it('counts no more than was ordered unless it is said so', () => {
    expect(problem({ ...begin, delivered: 2200 }, { of: begun })).toBeUndefined();
    expect(problem({ ...begin, delivered: 2201 }, { of: begun })).toBe('delivered-exceeds');
    expect(problem({ ...begin, delivered: 2201, mayExceed: true }, { of: begun })).toBeUndefined();
  });

  it('never counts fewer than before, and never ends short, without a word', () => {
    expect(problem({ ...begin, delivered: 799 }, { of: begun })).toBe('delivered-falls');
    expect(problem({ ...begin, delivered: 799, note: ' ' }, { of: begun })).toBe('delivered-falls');
    expect(problem({ ...begin, delivered: 799, note: 'Přepočteno' }, { of: begun })).toBe(
      undefined,
    );
    expect(problem({ ...end, delivered: 900 }, { of: begun })).toBe('delivered-short');
    expect(problem({ ...end, delivered: 900, note: 'Zbytek vrácen' }, { of: begun })).toBe(
      undefined,
    );
  });

  it.each([
    ['1 250', 1250],
    ['1.250', 1250],
    [' ', undefined],
    ['1e3', -1],
    ['１２', -1],
    ['-1', -1],
    ['2.5', -1],
    ['.250', -1],
    ['9'.repeat(30), -1],
  ])('reads %j as a count', (input, count) => {
    expect(readLineCount(input)).toBe(count);
    expect(isLineCount(count)).toBe(count !== -1);
  });

  it.each([-1, 1.5, Number.NaN, 2_147_483_648])('takes no count of %s', (count) => {
    expect(problem({ ...begin, startCount: count })).toBe('count-invalid');
    expect(problem({ ...begin, delivered: count }, { of: begun })).toBe('count-invalid');
  });

  it('is completed as it is reported, and below that only with a count', () => {
    expect(problem(end, { of: begun })).toBe('count-missing');
    expect(problem({ ...end, note: 'Zbytek vrácen' }, { of: begun })).toBe('count-missing');
    const more = { ...begun, delivered: 2300 };
    expect(problem(end, { of: more })).toBeUndefined();
    expect(movedLine(more, end)).toEqual({ work: 'completed', startCount: 50, delivered: 2300 });
  });

  it('has delivered everything by the move that says so, and what was more', () => {
    expect(wholeMove(begun)).toEqual({ position: 0, to: 'completed', delivered: 2200 });
    expect(wholeMove({ ...begun, delivered: 2300 }).delivered).toBe(2300);
  });

  it('is far from whole below 95 per cent', () => {
    expect(isFarFromWhole({ ...begun, delivered: 2089 })).toBe(true);
    expect(isFarFromWhole({ ...begun, delivered: 2090 })).toBe(false);
    expect(isFarFromWhole(begun, 2200)).toBe(false);
  });

  it('takes the rest of what ended short, and nothing less or else', () => {
    const short: WorkLine = { ...begun, work: 'completed' };
    const facts = { of: short, state: 'completed' } as const;
    expect(problem({ ...end, delivered: 2200 }, facts)).toBeUndefined();
    expect(problem({ ...end, delivered: 2201 }, facts)).toBe('delivered-exceeds');
    expect(problem({ ...end, delivered: 800 }, facts)).toBe('line-completed');
    expect(problem({ ...begin, delivered: 900 }, facts)).toBe('line-completed');
    expect(problem({ ...end, delivered: 2200 }, { ...facts, heldAt: now })).toBe('order-held');
    const whole: WorkLine = { ...short, delivered: 2200 };
    expect(problem({ ...end, delivered: 2300 }, { ...facts, of: whole })).toBe('line-completed');
  });

  it('is the same after the same form', () => {
    expect(changesNothing(begun, { ...begin, delivered: 800, startCount: 50 })).toBe(true);
    expect(changesNothing(begun, { ...begin, delivered: 801 })).toBe(false);
  });
});

describe('the state of an order', () => {
  it('follows from the first line that begins and the last that ends', () => {
    const of = (...works: WorkLine['work'][]) => stateOfWork(works.map((work) => ({ work })));
    expect(of('waiting', 'waiting')).toBe('paid');
    expect(of('delivering', 'waiting')).toBe('delivering');
    expect(of('completed', 'waiting')).toBe('delivering');
    expect(of('completed', 'completed')).toBe('completed');
  });
});

describe('the note of a step', () => {
  it('is read as it was written, and nothing else is one', () => {
    const note = { work: 'delivering', delivered: 300, units: 1000 } as const;
    expect(readProgress(writeProgress(note))).toEqual(note);
    for (const text of [null, '', 'delivering', 'begun 1 2', 'delivering 1 x', 'completed 1 2 3'])
      expect(readProgress(text)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  isForPerson,
  isMoneyDue,
  mayRefillFollow,
  outcomesFor,
  problemOfAnswer,
} from './complaint.ts';

describe('an answer to a customer', () => {
  it('says something, and no more than can be read', () => {
    expect(problemOfAnswer(' \u200b\n')).toBe('answer-missing');
    expect(problemOfAnswer('a'.repeat(2_001))).toBe('answer-too-long');
    expect(problemOfAnswer('Doplníme.')).toBeUndefined();
  });
});

describe('a deadline', () => {
  it('is counted in days of Prague, also over the change of the clocks', () => {
    const due = new Date('2026-11-23T22:59:59.999Z');
    expect(daysLeft(due, new Date('2026-11-23T22:59:00Z'))).toBe(0);
    expect(daysLeft(due, new Date('2026-11-23T23:01:00Z'))).toBe(-1);
    expect(daysLeft(due, new Date('2026-10-24T10:00:00Z'))).toBe(30);
  });
});

describe('what a person sees to', () => {
  it('is a withdrawal that was held, and one whose order nobody found', () => {
    expect(isForPerson('held')).toBe(true);
    expect(isForPerson('unknown')).toBe(true);
    expect(isForPerson('late')).toBe(true);
    expect(isForPerson('performed')).toBe(true);
    expect(isForPerson('canceled')).toBe(false);
    expect([isMoneyDue('held'), isMoneyDue('unknown')]).toEqual([true, true]);
    expect([isMoneyDue('late'), isMoneyDue('performed')]).toEqual([false, false]);
    expect(isForPerson(null)).toBe(false);
  });

  it('is a refill until it has ended', () => {
    expect(mayRefillFollow('asked', 'running')).toBe(true);
    expect(mayRefillFollow('running', 'done')).toBe(true);
    expect(mayRefillFollow('running', 'running')).toBe(false);
    expect(mayRefillFollow('done', 'refused')).toBe(false);
    expect(mayRefillFollow('money', 'done')).toBe(false);
  });

  it('is settled with money only by who may return some, and where some is left', () => {
    const some = { left: 100, isAllBack: false };
    expect(outcomesFor(some, true)).toContain('money');
    expect(outcomesFor(some, false)).not.toContain('money');
    expect(outcomesFor({ left: 0, isAllBack: false }, true)).toEqual(['refill', 'refused']);
    expect(outcomesFor({ left: 0, isAllBack: true }, false)).toEqual(['money', 'refused']);
  });
});

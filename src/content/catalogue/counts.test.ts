import { describe, expect, it } from 'vitest';
import { formatCountOf, formatDays, formatSpan } from './catalogue-text.ts';

describe('formatSpan', () => {
  it('declines the Czech unit by the last number of the span', () => {
    expect(formatSpan('cs', { from: 48, to: 48, unit: 'hour' })).toBe('48\u00a0hodin');
    expect(formatSpan('cs', { from: 3, to: 3, unit: 'day' })).toBe('3\u00a0dny');
    expect(formatSpan('cs', { from: 3, to: 7, unit: 'day' })).toBe('3–7\u00a0dní');
    expect(formatDays('cs', 1)).toBe('1\u00a0den');
    expect(formatDays('cs', 90)).toBe('90\u00a0dní');
  });

  it('writes English spans with a plural and no space around the dash', () => {
    expect(formatSpan('en', { from: 48, to: 48, unit: 'hour' })).toBe('48\u00a0hours');
    expect(formatSpan('en', { from: 3, to: 7, unit: 'day' })).toBe('3–7\u00a0days');
    expect(formatDays('en', 1)).toBe('1\u00a0day');
  });
});

describe('formatCountOf', () => {
  it('puts the noun in the form that belongs to the number, with the thousands of the edition', () => {
    const subscribers = { one: 'odběratel', few: 'odběratelé', other: 'odběratelů' };
    expect(formatCountOf('cs', 1, subscribers)).toBe('1\u00a0odběratel');
    expect(formatCountOf('cs', 3, subscribers)).toBe('3\u00a0odběratelé');
    expect(formatCountOf('cs', 10_000, subscribers)).toBe('10.000\u00a0odběratelů');
    expect(formatCountOf('en', 10_000, { one: 'like', other: 'likes' })).toBe('10,000\u00a0likes');
  });
});

import { describe, expect, it } from 'vitest';
import { readAuditFilter, readAuditPlace } from './audit-filter.ts';

const read = (typed: Record<string, string>) => (name: string) => typed[name] ?? '';
const nothing = { person: undefined, action: undefined, order: undefined, day: undefined };

describe('the filter of the log', () => {
  it('is read from the address', () => {
    const person = '1f0e4c6e-9d3b-4a55-8f0a-0d6a4f6f7a10';
    const typed = { person, action: 'money-back', order: 'č. 100 001', day: '2026-11-23' };
    expect(readAuditFilter(read(typed))).toEqual({ ...typed, order: 100_001 });
    expect(readAuditFilter(read({ person: 'program' })).person).toBe('program');
  });

  it.each<Record<string, string>>([
    {},
    { person: "' or 1=1", action: 'drop', order: '\0', day: 'x' },
    { day: '2026-02-30' },
    { day: '2026-13-01' },
    { day: '0000-00-00' },
    { day: '2026-1-1' },
    { order: '99999999999' },
    { action: '__proto__' },
  ])('does not mind %o', (typed) => {
    expect(readAuditFilter(read(typed))).toEqual(nothing);
  });

  it('knows its place', () => {
    expect(readAuditPlace(read({ before: '12' }))).toEqual({ older: 12 });
    expect(readAuditPlace(read({ after: '12' }))).toEqual({ newer: 12 });
    expect(readAuditPlace(read({ before: '-1', after: '1e3' }))).toBeUndefined();
  });
});

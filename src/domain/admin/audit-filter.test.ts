import { expect, it } from 'vitest';
import { auditFilter } from './audit.ts';

const read = (input: Record<string, string>) => auditFilter.read(new URLSearchParams(input)).values;

it('is read from the address', () => {
  const person = '1f0e4c6e-9d3b-4a55-8f0a-0d6a4f6f7a10';
  const input = { person, action: 'money-back', order: 'č. 100 001', day: '2026-11-23' };
  expect(read(input)).toEqual({ ...input, order: 100_001 });
  expect(read({ person: 'program' })).toEqual({ person: 'program' });
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
])('leaves nothing out by %o', (input) => {
  expect(read(input)).toEqual({});
});

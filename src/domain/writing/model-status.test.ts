import { expect, it } from 'vitest';
import { meaningOfStatus } from './record.ts';

it('tells a key or an account that is refused from a service that is busy', () => {
  expect([401, 402, 403, 404].map((status) => meaningOfStatus(status))).toEqual(
    Array.from({ length: 4 }, () => 'denied'),
  );
  expect(meaningOfStatus(429)).toBe('away');
  expect(meaningOfStatus(429, '{"error":{"code":"insufficient_quota"}}')).toBe('denied');
  expect(meaningOfStatus(503)).toBe('away');
  expect(meaningOfStatus(400)).toBe('unusable');
});

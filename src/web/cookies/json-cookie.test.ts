import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearCookie, readJsonCookie, writeJsonCookie } from './json-cookie.ts';

const options = { name: 'word', path: '/objednavka' };

it('gives back any JSON, in letters that a cookie may hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const line = writeJsonCookie(options, value, 'plain');
      if (line === undefined) return;
      expect(line).toMatch(/^word=[\w-]+; Path=\/objednavka; SameSite=Lax$/);
      const read = readJsonCookie(line.split(';')[0] ?? '', options, 'plain');
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
  );
});

it('keeps every letter of a name', () => {
  const name = 'Žofie Říhová 👩🏽‍💻 \u0000 "; Max-Age=0';
  const line = writeJsonCookie(options, { name }, 'plain') ?? '';
  expect(readJsonCookie(line.split(';')[0] ?? '', options, 'plain')).toEqual({ name });
});

it('is not written where it is too large for a browser', () => {
  expect(writeJsonCookie(options, 'a'.repeat(2700), 'plain')?.length).toBeLessThan(4096);
  expect(writeJsonCookie(options, 'a'.repeat(2900), 'plain')).toBeUndefined();
});

it('ends with the session unless told otherwise, and is cleared at the same path', () => {
  expect(writeJsonCookie({ ...options, maxAge: 60 }, 1, 'plain')).toMatch(/; Max-Age=60$/);
  expect(clearCookie(options, 'plain')).toBe('word=; Path=/objednavka; SameSite=Lax; Max-Age=0');
});

it('is guarded by its name behind TLS, and read under that name alone', () => {
  const part = writeJsonCookie(options, 1, 'prefixed') ?? '';
  expect(part).toBe('__Secure-word=MQ; Path=/objednavka; SameSite=Lax; Secure');
  const whole = { name: 'word', path: '/' };
  expect(writeJsonCookie(whole, 1, 'prefixed')).toMatch(/^__Host-word=MQ; Path=\/; .*; Secure$/);
  expect(readJsonCookie('__Secure-word=MQ', options, 'prefixed')).toBe(1);
  for (const header of ['word=MQ', '__Host-word=MQ', '__secure-word=MQ']) {
    expect(readJsonCookie(header, options, 'prefixed')).toBeUndefined();
  }
  expect(readJsonCookie('__Secure-word=MQ', whole, 'prefixed')).toBeUndefined();
});

it.each([null, '', 'word=', 'other=MQ', 'word=***', 'word=bm9wZQ', 'word=%00', 'word=MQ==x'])(
  'reads nothing out of %j',
  (header) => {
    expect(readJsonCookie(header, options, 'plain')).toBeUndefined();
  },
);

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clearCookie, readJsonCookie, writeJsonCookie } from './json-cookie.ts';

const options = { name: 'word', path: '/objednavka' };

it('gives back any JSON, in letters that a cookie may hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const line = writeJsonCookie(options, value);
      if (line === undefined) return;
      expect(line).toMatch(/^word=[\w-]+; Path=\/objednavka; SameSite=Lax$/);
      const read = readJsonCookie(line.split(';')[0] ?? '', 'word');
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
  );
});

it('keeps every letter of a name', () => {
  const name = 'Žofie Říhová 👩🏽‍💻 \u0000 "; Max-Age=0';
  const line = writeJsonCookie(options, { name }) ?? '';
  expect(readJsonCookie(line.split(';')[0] ?? '', 'word')).toEqual({ name });
});

it('is not written where it is too large for a browser', () => {
  expect(writeJsonCookie(options, 'a'.repeat(2700))?.length).toBeLessThan(4096);
  expect(writeJsonCookie(options, 'a'.repeat(2900))).toBeUndefined();
});

it('ends with the session unless told otherwise, and is cleared at the same path', () => {
  expect(writeJsonCookie({ ...options, maxAge: 60 }, 1)).toMatch(/; Max-Age=60$/);
  expect(clearCookie(options)).toBe('word=; Path=/objednavka; SameSite=Lax; Max-Age=0');
});

it.each([null, '', 'word=', 'other=MQ', 'word=***', 'word=bm9wZQ', 'word=%00', 'word=MQ==x'])(
  'reads nothing out of %j',
  (header) => {
    expect(readJsonCookie(header, 'word')).toBeUndefined();
  },
);

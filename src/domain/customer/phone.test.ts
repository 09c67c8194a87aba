import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone-text.ts';
import { readPhone } from './phone.ts';

describe('readPhone', () => {
  it.each([
    ['CZ', '777 123 456', '+420777123456'],
    ['CZ', '777123456', '+420777123456'],
    ['CZ', '+420 777-123-456', '+420777123456'],
    ['CZ', '00420 777 123 456', '+420777123456'],
    ['CZ', '420777123456', '+420777123456'],
    ['US', '00420777123456', '+420777123456'],
    ['SK', '0905 123 456', '+421905123456'],
    ['CZ', '+421 905 123 456', '+421905123456'],
    ['US', '(212) 555-0123', '+12125550123'],
    ['CA', '604 555 0123', '+16045550123'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['IT', '06 6982', '+39066982'],
    ['CZ', '777\u00a0123\u00a0456\u200b', '+420777123456'],
  ])('reads a number of %s typed as %j', (country, typed, e164) => {
    expect(readPhone(country, typed)).toMatchObject({ ok: true, e164 });
  });

  it('gives the number as people write it too', () => {
    expect(readPhone('CZ', '777123456')).toMatchObject({ international: '+420 777 123 456' });
  });

  it.each([
    ['CZ', '123'],
    ['CZ', '77712345'],
    ['CZ', '0905 123 456'],
    ['CZ', '777 123 456 ext. 5'],
    ['CZ', 'zavolejte 777 123 456'],
    ['US', '1-800-FLOWERS'],
    ['CZ', '+420 777 123 456, +420 777 123 457'],
    ['CZ', ''],
    ['CZ', '7'.repeat(1_000_000)],
    ['XX', '777123456'],
    ['__proto__', '777123456'],
  ])('refuses number %# of %s', (country, typed) => {
    expect(readPhone(country, typed)).toEqual({ ok: false, problem: 'phone-invalid' });
  });
});

describe('formatPhone', () => {
  it.each([
    ['+420777123456', '+420 777 123 456'],
    ['+421905123456', '+421 905 123 456'],
    ['+12125550123', '+1 212 555 0123'],
    ['777', '777'],
    ['', ''],
  ])('shows the stored number %j as %j', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });
});

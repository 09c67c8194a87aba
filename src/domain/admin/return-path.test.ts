import { describe, expect, it } from 'vitest';
import { MOST_LOCATION, MOST_RETURN_TO } from '#domain/text/input-limits.ts';
import { returnPath, withReturnTo } from './return-path.ts';

describe('where a door leads to', () => {
  it.each([
    '/ad',
    '/ad/orders?work=waiting&q=jana',
    '/ad/orders/202600001/money-back',
    '/ad/people',
  ])('is the page of the section that was asked for: %s', (to) => expect(returnPath(to)).toBe(to));

  it.each([
    null,
    '',
    'https://evil.example/ad',
    '//evil.example/ad',
    '/\\evil.example',
    '/ad/../../evil',
    '/ad/..//evil.example',
    '/ad\\..\\..//evil.example',
    '/ad/\t/evil.example',
    '/admin',
    '/adversary.example',
    '/objednavka',
    'javascript:alert(1)',
    'ad/orders',
    '/ad@evil.example',
    '/ad/sign-in?to=/ad',
    '/ad/sign-out',
    '/ad/proof',
    '/ad/link/abc',
    '/ad/orders%0d%0aSet-Cookie:x=1',
    '/ad/orders\r\nSet-Cookie:x=1',
    '/ad/orders?q=a%00b',
    '/ad/orders?q=%C2%85',
    '/ad/orders?q=%E2%80%A8',
    '/ad/orders\u2028',
    `/ad/orders?q=${'a'.repeat(MOST_RETURN_TO)}`,
  ])('is the first page where it is none of the section: %s', (to) =>
    expect(returnPath(to)).toBe('/ad'),
  );
});

describe('the address of a door', () => {
  it('says where the way leads back to, as long as that is short', () => {
    expect(withReturnTo('/ad/sign-in', '/ad/orders?q=a')).toBe(
      '/ad/sign-in?to=%2Fad%2Forders%3Fq%3Da',
    );
    const longest = '/ad/'.padEnd(MOST_RETURN_TO, 'a');
    expect(withReturnTo('/ad/sign-in', longest)).toContain(encodeURIComponent(longest));
  });

  it('leaves the query out where it makes it too long, and else the whole way', () => {
    const long = `/ad/orders?q=${'a'.repeat(MOST_RETURN_TO)}`;
    expect(withReturnTo('/ad/sign-in', long, '/ad/orders')).toBe('/ad/sign-in?to=%2Fad%2Forders');
    expect(withReturnTo('/ad/sign-in', long)).toBe('/ad/sign-in');
    const signs = `/ad/${'%'.repeat(MOST_RETURN_TO - 4)}`;
    expect(withReturnTo('/ad/sign-in', signs).length).toBeLessThan(MOST_LOCATION);
  });
});

import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

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
  ])('is the first page where it is none of the section: %s', (to) =>
    expect(returnPath(to)).toBe('/ad'),
  );
});

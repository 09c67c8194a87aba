import { describe, expect, it } from 'vitest';
import { lineName } from './package-name.ts';

describe('the name of an ordered row', () => {
  it.each([
    ['cs' as const, '1.000 lajků na Instagramu +1.000 zdarma (@zofie)'],
    ['en' as const, '1,000 Instagram likes +1,000 free (@zofie)'],
  ])('says its bonus and its target (%s)', (locale, name) => {
    const line = { packageId: 'ig-likes-1000', targetLabel: '@zofie', bonus: 1000 };
    expect(lineName(line, locale).replaceAll('\u00a0', ' ')).toBe(name);
  });

  it.each([0, null, undefined])('says nothing of a bonus of %s', (bonus) => {
    const line = { packageId: 'ig-likes-1000', targetLabel: null, bonus };
    expect(lineName(line, 'en').replaceAll('\u00a0', ' ')).toBe('1,000 Instagram likes');
  });
});

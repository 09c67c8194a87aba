import { describe, expect, it } from 'vitest';
import { makeKindOf } from './kind-of-request.ts';

const isRobot = (userAgent: string | undefined) => userAgent === undefined;
const reader = { host: 'vzlet.example', 'user-agent': 'A browser' };
const google = { ...reader, referer: 'https://www.google.com/' };

describe('as what a page is counted', () => {
  it('follows from each request, whatever came by the same Referer before', () => {
    const kindOf = makeKindOf(new Set(['vzlet.example', 'en.vzlet.example']), isRobot);
    const ask = (headers: Record<string, string>, url = '/cenik') => kindOf({ headers, url });
    for (let round = 0; round < 2; round += 1) {
      expect(ask(google)).toBe('search');
      expect(ask(google)).toBe('search');
      expect(ask(google, '/cenik?utm_source=mail')).toBe('campaign');
      expect(ask({ ...google, 'sec-fetch-site': 'same-origin' })).toBe('inside');
      expect(ask({ ...google, 'sec-fetch-dest': 'empty' })).toBe('ahead');
      expect(ask({ ...google, 'sec-purpose': 'prefetch' })).toBe('ahead');
      expect(ask({ ...google, purpose: 'prefetch' })).toBe('ahead');
      expect(ask({ host: reader.host, referer: google.referer })).toBe('robot');
      expect(ask(reader)).toBe('direct');
      expect(ask({ ...reader, referer: 'https://en.vzlet.example/' })).toBe('inside');
      expect(ask({ ...reader, referer: 'https://other.example/' })).toBe('site');
      expect(ask({ ...reader, host: 'other.example', referer: 'https://other.example/' })).toBe(
        'inside',
      );
    }
  });

  it('follows from more Referers than are remembered, and from endless ones', () => {
    const kindOf = makeKindOf(new Set(), isRobot);
    for (let number = 0; number < 1200; number += 1) {
      const referer = `https://www.google.com/${'x'.repeat(number)}`;
      expect(kindOf({ headers: { ...reader, referer }, url: '/' })).toBe('search');
    }
    expect(kindOf({ headers: google, url: '/' })).toBe('search');
  });
});

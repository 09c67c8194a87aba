import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import { readTarget, targetFits } from './read-target.ts';
import { MAX_ADDRESS_LENGTH, MAX_TARGET_LENGTH } from './target.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { catalogue } from '#tests/stage/offering.ts';

describe('readTarget', () => {
  it.each<[PlatformId, string, string]>([
    ['instagram', 'https://www.tiktok.com/@nasa', 'TikTok'],
    ['instagram', 'vm.tiktok.com/ZMabc1234', 'TikTok'],
    ['tiktok', 'instagram.com/nasa', 'Instagram'],
    ['facebook', 'youtu.be/dQw4w9WgXcQ', 'YouTube'],
    ['youtube', 'https://fb.watch/abc', 'Facebook'],
    ['instagram', 'https://x.com/nasa', 'X'],
    ['instagram', 'https://mobile.twitter.com/nasa', 'X'],
    ['instagram', 'https://open.spotify.com/intl-cs/track/x', 'Spotify'],
    ['instagram', 'spotify:track:x', 'Spotify'],
    ['instagram', 'https://www.threads.net/@nasa', 'Threads'],
    ['instagram', 'threads.com/@nasa', 'Threads'],
    ['instagram', 'https://cz.linkedin.com/in/nasa', 'LinkedIn'],
    ['instagram', 'twitch.tv/nasa', 'Twitch'],
  ])('says on %s that %s belongs to %s', (platform, input, name) => {
    const id = platformIds.find((known) => known === name.toLowerCase());
    expect(readTarget(platform, 'followers', input)).toEqual({
      ok: false,
      problem: 'target-other-platform',
      platform: name,
      ...(id && { otherPlatform: id }),
    });
  });

  it.each(['', '   ', '@', '@/', '\u200b\u202e'])('misses a target in %j', (input) => {
    expect(readTarget('instagram', 'likes', input)).toEqual({
      ok: false,
      problem: 'target-missing',
    });
  });

  it.each(platformIds)('finds too much typed for %s', (platform) => {
    for (const input of [
      'a'.repeat(MAX_TARGET_LENGTH + 1),
      `instagram.com/${'/'.repeat(1_000_000)}`,
    ]) {
      expect(readTarget(platform, 'likes', input)).toEqual({
        ok: false,
        problem: 'target-too-long',
      });
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://instagram.com/nasa',
    'https://evil.com/nasa',
    'evil.com/nasa',
    'https://instagram.com.evil.com/nasa',
    'facebook.com.evil.com/nasa/posts/123456789',
    'https://evilinstagram.com/nasa',
    'https://instagram.com@evil.com/nasa',
    'https://user:pass@instagram.com/nasa',
    'user:pass@instagram.com/nasa',
    'https://instagram.com:8080/nasa',
    'https://instagram.com:443/nasa',
    'https://www.tiktok.com.evil.com/@nasa/video/7312345678901234567',
    'https://instаgram.com/nasa',
    'http://169.254.169.254/',
    'http://localhost/nasa',
    'localhost/nasa',
    'nasa@seznam.cz',
    'Jan Novák',
    '<svg onload=alert(1)>',
    "' OR 1=1--",
    '../..',
    '..',
    '__proto__/posts/123456789',
    '😀😀😀',
  ])('refuses %j everywhere', (input) => {
    for (const platform of platformIds) {
      expect(readTarget(platform, 'likes', input).ok).toBe(false);
    }
  });

  it('reads its own link and label back, whatever was typed, and its label without a doubt', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 });
    const bare = fc.string({ unit: fc.constantFrom(...'aB1._-·é日@/?=%'), maxLength: 40 });
    const ending = fc.oneof(name, bare, name.map(encodeURIComponent));
    const input = fc.oneof(
      fc.string({ unit: 'binary' }),
      ending,
      fc.tuple(fc.constantFrom(...beginnings), ending).map(([start, end]) => start + end),
    );
    fc.assert(
      fc.property(fc.constantFrom(...platformIds), input, (platform, text) => {
        const read = readTarget(platform, 'likes', text);
        if (!read.ok) return;
        expect(read.url.length).toBeLessThanOrEqual(MAX_ADDRESS_LENGTH);
        expect(new URL(read.url).href).toBe(read.url);
        const { isDoubtful: _, ...known } = read;
        expect(readTarget(platform, 'likes', read.url)).toMatchObject(known);
        expect(readTarget(platform, 'likes', read.label)).toEqual(known);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('targetFits', () => {
  const fits = (packageId: string, target: string) => {
    const sold = findPackage(catalogue, packageId);
    return sold && targetFits(sold, target);
  };

  it('asks whether a package can be delivered to a target', () => {
    expect(fits('ig-followers-1000', 'https://www.instagram.com/nasa/')).toBe(true);
    expect(fits('ig-followers-1000', 'https://www.instagram.com/p/Cabc12345/')).toBe(false);
    expect(fits('ig-likes-100', 'https://www.instagram.com/p/Cabc12345/')).toBe(true);
    expect(fits('tt-likes-500', 'https://www.instagram.com/p/Cabc12345/')).toBe(false);
    expect(fits('ig-likes-100', 'https://www.instagram.com/nasa/')).toBe(false);
  });
});

const beginnings = [
  'https://www.instagram.com/',
  'instagram.com/nasa/p/',
  'instagram.com/reel/',
  'tiktok.com/@',
  'tiktok.com/@nasa/video/7312345678901234567',
  'vm.tiktok.com/ZMabc',
  'youtube.com/@',
  'youtube.com/c/',
  'youtube.com/',
  'youtu.be/dQw4w9WgXcQ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'facebook.com/',
  'facebook.com/nasa/posts/123456789',
  'facebook.com/groups/',
  'facebook.com/share/v/1AbCdEfGhI',
  'facebook.com/people/Jan/10006412345',
];

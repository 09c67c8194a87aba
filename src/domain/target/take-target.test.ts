import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import input from '#tests/stage/typed-targets/unasked.json' with { type: 'json' };
import { takeTarget } from './read-target.ts';

const profiles: Record<PlatformId, Record<string, string[]>> = input;

/** One row for each shape of a link to a profile as networks and apps make them today, or did. */
const shapes = platformIds.flatMap((platform) =>
  Object.entries(profiles[platform]).flatMap(([label, texts]) =>
    texts.map((text) => ({ platform, text, label })),
  ),
);

const unasked = { kept: null, confirmed: null };

describe('takeTarget', () => {
  it.each(shapes)('takes for $platform without asking $text', ({ platform, text, label }) => {
    expect(takeTarget(platform, 'followers', text, unasked)).toMatchObject({ ok: true, label });
  });

  it.each<[PlatformId, string, string, string]>([
    ['instagram', 'instagram.com/embeds.js', '@embeds.js', 'https://www.instagram.com/embeds.js/'],
    ['tiktok', 'tiktok.com/tiktoklite', '@tiktoklite', 'https://www.tiktok.com/@tiktoklite'],
    ['youtube', 'youtube.com/getpremium', 'c/getpremium', 'https://www.youtube.com/c/getpremium'],
    ['facebook', 'facebook.com/weather', '@weather', 'https://www.facebook.com/weather'],
    ['facebook', 'facebook.com/explore', '@explore', 'https://www.facebook.com/explore'],
    ['instagram', 'instagram.com/friends', '@friends', 'https://www.instagram.com/friends/'],
    ['instagram', 'instagram.com/pages', '@pages', 'https://www.instagram.com/pages/'],
  ])('asks on %s about %s, and takes it once confirmed', (platform, text, label, url) => {
    const read = { platform, kind: 'profile', label, url } as const;
    const doubtful = { ok: false, problem: 'target-ambiguous', read };
    const taken = { ok: true, ...read, isDoubtful: true };
    expect(takeTarget(platform, 'followers', text, unasked)).toMatchObject(doubtful);
    expect(takeTarget(platform, 'likes', text, unasked)).toMatchObject(doubtful);
    for (const answer of [{ confirmed: url }, { kept: url }])
      expect(takeTarget(platform, 'followers', text, { ...unasked, ...answer })).toEqual(taken);
    // Its own name says that it is a profile, and an answer holds for what was asked alone.
    expect(takeTarget(platform, 'followers', label, unasked)).toEqual({ ok: true, ...read });
    expect(
      takeTarget(platform, 'followers', text, { kept: `${url}x`, confirmed: '' }),
    ).toMatchObject(doubtful);
  });

  it.each<[PlatformId, string]>([
    ['facebook', 'facebook.com/friends'],
    ['instagram', 'instagram.com/explore'],
    ['instagram', 'instagram.com/legal'],
    ['facebook', 'facebook.com/legal'],
  ])('refuses on %s what is a page of its own: %s', (platform, text) => {
    const refused = { ok: false, problem: 'target-elsewhere' };
    expect(takeTarget(platform, 'followers', text, unasked)).toMatchObject(refused);
  });
});

import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import typed from '#tests/stage/typed-targets/unasked.json' with { type: 'json' };
import { takeTarget } from './take-target.ts';

const profiles: Record<PlatformId, Record<string, string[]>> = typed;

/** One row for each shape of a link to a profile as networks and apps make them today, or did. */
const shapes = platformIds.flatMap((platform) =>
  Object.entries(profiles[platform]).flatMap(([label, texts]) =>
    texts.map((text) => ({ platform, text, label })),
  ),
);

describe('takeTarget', () => {
  it.each(shapes)('takes for $platform without asking $text', ({ platform, text, label }) => {
    expect(takeTarget(platform, 'followers', text)).toMatchObject({ ok: true, label });
  });

  it('knows forty shapes of links to profiles', () => {
    expect(new Set(shapes.map(({ text }) => text)).size).toBeGreaterThanOrEqual(40);
  });

  it.each<[PlatformId, string, string, string]>([
    ['instagram', 'instagram.com/embeds.js', '@embeds.js', 'https://www.instagram.com/embeds.js/'],
    ['tiktok', 'tiktok.com/tiktoklite', '@tiktoklite', 'https://www.tiktok.com/@tiktoklite'],
    ['youtube', 'youtube.com/getpremium', 'c/getpremium', 'https://www.youtube.com/c/getpremium'],
    ['facebook', 'facebook.com/weather', '@weather', 'https://www.facebook.com/weather'],
  ])('asks on %s about %s, and takes it once confirmed', (platform, text, label, url) => {
    const read = { platform, kind: 'profile', label, url } as const;
    const asked = { ok: false, problem: 'target-ambiguous', read };
    const taken = { ok: true, ...read, isDoubtful: true };
    expect(takeTarget(platform, 'followers', text)).toMatchObject(asked);
    expect(takeTarget(platform, 'likes', text)).toMatchObject(asked);
    expect(takeTarget(platform, 'followers', text, [url])).toEqual(taken);
    // Its own name says that it is a profile, and an answer holds for what was asked alone.
    expect(takeTarget(platform, 'followers', label)).toEqual({ ok: true, ...read });
    expect(takeTarget(platform, 'followers', text, ['', null, `${url}x`])).toMatchObject(asked);
  });
});

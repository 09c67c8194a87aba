import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#domain/catalogue/price-list.ts';
import { type TargetKind } from '#domain/target/target.ts';
import { readTarget } from '#domain/target/read-target.ts';

/** Ways to write one and the same target, and what must be understood. */
export interface Writings {
  input: string[];
  kind: TargetKind | 'short link' | 'share link';
  label: string;
  url: string;
}

/** What every platform's reader must keep: one suite, run with each one's examples. */
export function describeTargets(platform: PlatformId, understood: Writings[], refused: string[]) {
  describe(`readTarget of ${platform}`, () => {
    const rows = understood.flatMap(({ input, kind, ...same }) =>
      input.map((text) => ({ text, kind, same })),
    );
    const read = (text: string) => readTarget(platform, 'likes', text);

    it.each(rows)('understands $text', ({ text, kind, same }) => {
      expect(read(text)).toEqual({
        ok: true,
        platform,
        ...(kind === 'profile' ? { kind, asks: 'which-post' } : { kind: 'post' }),
        ...same,
      });
    });

    it('reads its own links and labels the same way', () => {
      for (const { input, label, url } of understood) {
        expect(read(label), label).toEqual(read(input[0] ?? ''));
        expect(read(url), url).toEqual(read(input[0] ?? ''));
      }
    });

    it.each(rows)('takes for followers a profile only, so judges $text', ({ text, kind }) => {
      for (const service of ['followers', 'subscribers'] as const) {
        const answer = readTarget(platform, service, text);
        if (kind === 'profile') expect(answer).toMatchObject({ ok: true, kind });
        else if (kind === 'share link') {
          expect(answer).toMatchObject({ ok: true, kind: 'profile', isUnverified: true });
        } else {
          const problem = kind === 'post' ? 'target-needs-profile' : 'target-short-link';
          expect(answer).toEqual({ ok: false, problem });
        }
      }
    });

    it.each(refused)('refuses %j', (text) => {
      expect(read(text).ok).toBe(false);
    });
  });
}

import type { ArticleTopic } from '#domain/article/article.ts';
import { colours } from '#web/pictures/colours.ts';
import type { CoverRole } from './sketch.ts';
import { hexOf } from './hex-of.ts';

/** The hue of each topic, and how strong it is: the numbers of styles/blog/covers.css. */
export const topicHues: Record<ArticleTopic, { hue: number; strength: number }> = {
  networks: { hue: 262, strength: 0.8 },
  numbers: { hue: 92, strength: 0.3 },
  growth: { hue: 128, strength: 0.75 },
  safety: { hue: 205, strength: 0.6 },
  buying: { hue: 58, strength: 0.7 },
};

/** Lightness and chroma of both grounds and of what lies on them, in the light scheme, also from there. */
export const coverTones = {
  plain: { ground: [0.945, 0.04], faint: [0.87, 0.07], tone: [0.8, 0.11] },
  deep: { ground: [0.25, 0.055], faint: [0.36, 0.075], tone: [0.49, 0.11] },
} as const;

/** The colours of a cover in hexadecimal, for a picture, which is the same in both schemes. */
export function paletteOf(
  topic: ArticleTopic | undefined,
  isDeep: boolean,
): Record<CoverRole, string> {
  const { hue, strength } = topicHues[topic ?? 'numbers'];
  const { ground, faint, tone } = coverTones[isDeep ? 'deep' : 'plain'];
  const colour = ([lightness, chroma]: readonly [number, number]) =>
    hexOf(lightness, chroma * strength, hue);
  return {
    ground: colour(ground),
    faint: colour(faint),
    tone: colour(tone),
    full: isDeep ? colours.onInk : colours.ink,
    tip: colours.lime,
  };
}

import type { ArticleTopic } from '#domain/content/articles/article.ts';
import { colours } from '#web/pictures/colours.ts';
import type { CoverRole } from './sketch.ts';

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

/** A colour of the tokens (OKLCH, hue in degrees) as a picture needs it: in sRGB, hexadecimal. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((light) => byteOf(light).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^/, '#');
}

/** Linear light as a screen is told it. */
function byteOf(light: number): number {
  const shown = Math.min(1, Math.max(0, light));
  const coded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255);
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/web/styles/every-page/tokens.css', 'utf8');
const [light = '', dark = ''] = tokens.split('(prefers-color-scheme: dark)');

type Colours = ReadonlyMap<string, number>;

/** Lightness, chroma and hue as sRGB in linear light, to how bright a screen shows it (WCAG 2.2, 1.4.3). */
function brightness(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

function coloursIn(css: string): [name: string, brightness: number][] {
  return [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(
    ([, name = '', lightness, chroma, hue]) => [
      name,
      brightness(Number(lightness), Number(chroma), Number(hue)),
    ],
  );
}

const schemes: Record<string, Colours> = {
  light: new Map(coloursIn(light)),
  dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
};

function contrast(colours: Colours, one: string, other: string): number {
  const [darker = NaN, brighter = NaN] = [one, other]
    .map((name) => colours.get(name) ?? NaN)
    .toSorted((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const messages = ['success', 'warning', 'danger', 'info'];
const platforms = ['instagram', 'tiktok', 'youtube', 'facebook'];

/** What is written on what. */
const written: [ink: string, grounds: string[]][] = [
  ...['ink', 'ink-soft', 'ink-faint', ...messages].map((ink): [string, string[]] => [ink, papers]),
  ['ink', ['lime-wash', ...messages.map((kind) => `${kind}-wash`)]],
  ...messages.map((kind): [string, string[]] => [kind, [`${kind}-wash`]]),
  ['on-lime', ['lime', 'lime-hover', 'lime-press']],
  ['on-block', ['block', 'block-raised']],
  ['on-block-soft', ['block', 'block-raised']],
  ['lime', ['block', 'block-raised']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-platform', platforms.flatMap((name) => [name, `${name}-from`, `${name}-to`])],
  ['on-platform', ['twitter', 'twitch', 'spotify']],
];

/** Edges of what is filled in, and the ring around what has the focus (1.4.11). */
const drawn: [line: string, grounds: string[]][] = [
  ['line-strong', papers],
  ['focus-ink', papers],
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, colours) => {
  it.each(written)('%s can be read on %s', (ink, grounds) => {
    for (const ground of grounds)
      expect(contrast(colours, ink, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)('%s can be seen on %s', (line, grounds) => {
    for (const ground of grounds)
      expect(contrast(colours, line, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

it('black on white has the most contrast that there is', () => {
  const ends = new Map([
    ['black', brightness(0, 0, 0)],
    ['white', brightness(1, 0, 0)],
  ]);
  expect(contrast(ends, 'black', 'white')).toBeCloseTo(21, 1);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysOf } from '#domain/records.ts';
import { coverTones, hexOf, paletteOf, topicHues } from './palette.ts';
const [light = ''] = readFileSync('src/web/styles/blog/covers.css', 'utf8').split('@media');

describe('the colours of pictures of covers', () => {
  it('are those of the pages in the light scheme', () => {
    const rules = light.split('.cover');
    for (const topic of keysOf(topicHues)) {
      const { hue, strength } = topicHues[topic];
      const rule = rules.find((one) => one.startsWith(`--${topic} `)) ?? rules[1] ?? '';
      expect(rule, topic).toContain(`--hue: ${hue};`);
      expect(rule, topic).toContain(`--strength: ${strength};`);
    }
    for (const tones of Object.values(coverTones)) {
      for (const [name, [lightness, chroma]] of Object.entries(tones)) {
        const colour = `oklch(${lightness} calc(var(--strength) * ${chroma}) var(--hue))`;
        expect(light).toContain(`--${name}: ${colour};`);
      }
    }
  });

  it('are read as browsers read them', () => {
    // The tokens and what styles/every-page/tokens.css is in hexadecimal elsewhere.
    expect(hexOf(0.984, 0.007, 92)).toBe('#fbfaf5');
    expect(hexOf(0.215, 0.042, 264)).toBe('#0f192d');
    expect(hexOf(1, 0, 0)).toBe('#ffffff');
    expect(hexOf(0, 0, 0)).toBe('#000000');
  });

  it('tell the topics and both grounds apart', () => {
    const grounds = keysOf(topicHues).flatMap((topic) =>
      [true, false].map((isDeep) => paletteOf(topic, isDeep).ground),
    );
    expect(new Set(grounds).size).toBe(10);
  });
});

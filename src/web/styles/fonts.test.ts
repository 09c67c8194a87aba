import { readFile, readdir } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

const folder = new URL('../fonts/', import.meta.url);
const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy ĚŠČŘŽÝÁÍÉÚŮŤĎŇ „“‚‘–—…€×−· 0123456789\u00a0';

/** The characters that a typeface's character map (format 4, the one every browser font has) knows. */
function charactersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const twice = font.readUInt16BE(map + 6);
  const known = new Set<number>();
  for (let at = 0; at < twice; at += 2) {
    const end = font.readUInt16BE(map + 14 + at);
    for (let code = font.readUInt16BE(map + 16 + twice + at); code <= end; code += 1)
      known.add(code);
  }
  return known;
}

describe('the typefaces', () => {
  it.each(['inter', 'bricolage-grotesque'])('%s has every letter of Czech', async (face) => {
    const files = ['latin', 'latin-ext'].map(
      (alphabet) => new URL(`${face}-${alphabet}.woff2`, folder),
    );
    const known = new Set<number>();
    for (const file of files) {
      const options = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;
      const font = await subsetFont(await readFile(file), '', options);
      charactersOf(font).forEach((code) => known.add(code));
    }
    const missing = [...czech].filter((character) => !known.has(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  it('weigh at most 90 kB together', async () => {
    const files = await readdir(folder);
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(new URL(file, folder))).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  });
});

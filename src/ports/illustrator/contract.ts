import { describe, expect, it } from 'vitest';
import { pictureSize } from '#domain/article/article-picture.ts';
import type { PictureOrigin } from '#domain/article/article-picture.ts';
import type { Illustrator } from './port.ts';

/** What every adapter of the illustrator keeps. @param source what it says of its pictures */
export function describeIllustrator(
  name: string,
  source: PictureOrigin['source'],
  create: () => Illustrator,
): void {
  describe(`the illustrator ${name}`, () => {
    it.each(['Ceník', '', '🚀 漢字 \ud800', 'slovo '.repeat(500), '<script>alert(1)</script>'])(
      'makes a PNG of the right size of the title %j, and says how',
      async (title) => {
        const cover = { family: 'bars', values: [1, 2, 3, 4] } as const;
        const illustrator = create();
        const made = await illustrator.illustrate({ id: 'x', title, excerpt: title, cover });
        expect(made.origin.source).toBe(source);
        const png = Buffer.from(made.bytes);
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        const { width, height } = pictureSize;
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
        expect(illustrator.provider).not.toBe('');
      },
    );
  });
}

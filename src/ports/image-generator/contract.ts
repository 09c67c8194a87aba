import { describe, expect, it } from 'vitest';
import { pictureSize } from '#domain/content/articles/article-picture.ts';
import type { PictureOrigin } from '#domain/content/articles/article-picture.ts';
import type { ImageGenerator } from './port.ts';

/** What every adapter of the image generator keeps. @param source what it says of its pictures */
export function describeImageGenerator(
  name: string,
  source: PictureOrigin['source'],
  create: () => ImageGenerator,
): void {
  describe(`the illustrator ${name}`, () => {
    it.each(['Ceník', '', '🚀 漢字 \ud800', 'slovo '.repeat(500), '<script>alert(1)</script>'])(
      'makes a PNG of the right size of the title %j, and says how',
      async (title) => {
        const cover = { family: 'bars', values: [1, 2, 3, 4] } as const;
        const imageGenerator = create();
        const made = await imageGenerator.illustrate({ id: 'x', title, excerpt: title, cover });
        expect(made.origin.source).toBe(source);
        const png = Buffer.from(made.bytes);
        expect(png.toString('latin1', 1, 4)).toBe('PNG');
        const { width, height } = pictureSize;
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
        expect(imageGenerator.provider).not.toBe('');
      },
    );
  });
}

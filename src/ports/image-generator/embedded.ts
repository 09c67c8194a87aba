import type { Illustration, ImageGenerator, PictureSubject } from './port.ts';

/**
 * The cover of the article, drawn from its title and family, with no network and no model.
 * @param paintCover PNG of the cover
 */
export function createEmbeddedImageGenerator(
  paintCover: (subject: PictureSubject) => Promise<Illustration['bytes']>,
): ImageGenerator {
  return {
    provider: 'covers',
    model: undefined,
    illustrate: async (subject) => ({
      bytes: await paintCover(subject),
      origin: { source: 'algorithmicMedia' },
    }),
  };
}

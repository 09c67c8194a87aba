import type { Illustration, Illustrator, PictureSubject } from './port.ts';

/**
 * The cover of the article, drawn from its title and family, with no network and no model.
 * @param paintCover PNG of the cover
 */
export function createEmbeddedIllustrator(
  paintCover: (subject: PictureSubject) => Promise<Illustration['bytes']>,
): Illustrator {
  return {
    provider: 'covers',
    model: undefined,
    illustrate: async (subject) => ({
      bytes: await paintCover(subject),
      origin: { source: 'algorithmicMedia' },
    }),
  };
}

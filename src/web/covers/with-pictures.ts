import { href } from '#domain/addresses.ts';
import type { ArticleHead } from '#domain/content/articles/article.ts';
import { ownPictureId } from '#domain/content/articles/article-picture.ts';
import type { Services } from '#flows/services.ts';

/** What a list shows of an article, with the pictures to show of it. */
export type PicturedHead<Head extends ArticleHead = ArticleHead> = Head & {
  /** Addresses of pictures that the storage has, the first to be shown first; none: the cover is drawn. */
  pictures: readonly string[];
};

/** Adds to articles the pictures that the storage has of them: their own, then the one that they name (rules 60). */
export async function withPictures<Head extends ArticleHead>(
  { shop, storedPictures }: Pick<Services, 'shop' | 'storedPictures'>,
  heads: readonly Head[],
): Promise<PicturedHead<Head>[]> {
  const stored = await storedPictures();
  return heads.map((head) => {
    const wanted = new Set([head.id, ownPictureId(head.imageUrl, shop.origins)]);
    const pictures = [...wanted].flatMap((id) =>
      id !== undefined && stored.has(id) ? href('articlePicture', head.language, { id }) : [],
    );
    return { ...head, pictures };
  });
}

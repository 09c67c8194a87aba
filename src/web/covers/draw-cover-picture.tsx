import { href } from '#domain/addresses.ts';
import type { ArticleHead } from '#domain/article/article.ts';
import type { Picture } from '#web/pictures/picture.ts';
import { sheetSize } from '#web/pictures/sheet.tsx';
import { CoverPicture } from './cover-picture.tsx';

/** The cover of an article as a picture, before it is painted. */
export function drawCoverPicture(brand: string, head: ArticleHead): Picture {
  return { ...sheetSize, drawing: <CoverPicture brand={brand} head={head} />, alt: head.title };
}

/** By what an article is shown where somebody shares it: the address is within its edition. */
export function sharedCover({
  id,
  language,
  title,
}: Pick<ArticleHead, 'id' | 'language' | 'title'>): Omit<Picture, 'drawing'> & { address: string } {
  return { ...sheetSize, address: href('articlePicture', language, { id }), alt: title };
}

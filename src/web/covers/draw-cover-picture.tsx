import type { ArticleHead } from '#domain/article/article.ts';
import type { Picture } from '#web/pictures/picture.ts';
import { sheetSize } from '#web/pictures/sheet.tsx';
import { CoverPicture } from './cover-picture.tsx';

/** The cover of an article as a picture, before it is painted. */
export function drawCoverPicture(
  brand: string,
  head: Pick<ArticleHead, 'id' | 'topic' | 'cover' | 'title'>,
): Picture {
  return { ...sheetSize, drawing: <CoverPicture brand={brand} head={head} />, alt: head.title };
}

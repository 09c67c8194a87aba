import type { ArticleHead } from '#domain/article/article.ts';
import { sheetSize } from '#web/pictures/sheet.tsx';
import { CoverDrawing } from './cover.tsx';

export interface ArticlePictureProps {
  head: Pick<ArticleHead, 'id' | 'topic' | 'cover'> & {
    /** As `withPictures` found them; the cover is drawn where there is none. */
    pictures?: readonly string[] | undefined;
  };
  /** It is in sight as soon as the page is. */
  isFirst?: boolean;
}

/**
 * The picture of an article: a stored one where there is one, else its cover. The cover lies under a stored
 * picture too, and shows as soon as that cannot be loaded (browser/picture-fallback.ts).
 */
export function ArticlePicture({ head, isFirst = false }: ArticlePictureProps) {
  const [first, ...others] = head.pictures ?? [];
  if (first === undefined) return <CoverDrawing head={head} />;
  return (
    <span className="article-picture">
      <CoverDrawing head={head} />
      <img
        src={first}
        {...sheetSize}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        data-next={others.join(' ')}
      />
    </span>
  );
}

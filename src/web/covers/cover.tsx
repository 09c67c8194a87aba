import type { SVGProps } from 'react';
import type { ArticleHead } from '#domain/content/articles/article.ts';
import { sheetSize } from '#web/pictures/sheet.tsx';
import { type DrawnCover, drawCover } from './draw-cover.ts';
import type { CoverLayer, CoverRole, Frame } from './sketch.ts';

/** As wide for its height as a picture that is shared. */
const frame: Frame = { width: 400, height: 210 };

/** The cover of an article as a drawing in its page: no request, and in the colours of the page. */
export function CoverDrawing({ head }: { head: Pick<ArticleHead, 'id' | 'topic' | 'cover'> }) {
  const { width, height } = frame;
  const drawn = drawCover(head, frame);
  return (
    <svg
      className={`cover cover--${head.topic ?? 'numbers'}`}
      viewBox={`0 0 ${width} ${height}`}
      data-deep={drawn.isDeep ? '' : undefined}
      aria-hidden="true"
    >
      <CoverShapes drawn={drawn} width={width} look={byClass} />
    </svg>
  );
}

const classes: Record<CoverRole, string> = {
  ground: 'cover__ground',
  faint: 'cover__faint',
  tone: 'cover__tone',
  full: 'cover__full',
  tip: 'cover__tip',
};

function byClass(role: CoverRole): { className: string } {
  return { className: classes[role] };
}

interface CoverShapesProps {
  drawn: DrawnCover;
  /** Of the frame that it was drawn for. */
  width: number;
  /** The colours of a layer: by a class in a page, by themselves in a picture. */
  look: (role: CoverLayer['role'], isLine: boolean) => SVGProps<SVGPathElement>;
}

/** The shapes of a cover, as a page and a picture have them. */
export function CoverShapes({ drawn, width, look }: CoverShapesProps) {
  const paths = drawn.layers.map(({ role, d, width: line, dash, isCut, isCrossed }) => (
    <path
      key={`${role} ${d}`}
      {...look(role, line !== undefined)}
      strokeWidth={line}
      strokeDasharray={dash}
      strokeLinecap={isCut ? 'butt' : undefined}
      fillRule={isCrossed ? 'evenodd' : undefined}
      d={d}
    />
  ));
  return drawn.isTurned ? <g transform={`matrix(-1 0 0 1 ${width} 0)`}>{paths}</g> : paths;
}

interface ArticlePictureProps {
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

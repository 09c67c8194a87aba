import type { ArticleHead } from '#domain/article/article.ts';
import { CoverShapes } from './cover-shapes.tsx';
import { drawCover } from './draw-cover.ts';
import type { CoverRole, Frame } from './sketch.ts';

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

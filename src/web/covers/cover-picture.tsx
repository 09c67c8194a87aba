import type { ArticleHead } from '#domain/content/articles/article.ts';
import { WordMark, display, sheetSize } from '#web/pictures/sheet.tsx';
import type { Picture } from '#web/pictures/picture.ts';
import { CoverShapes } from './cover.tsx';
import { drawCover } from './draw-cover.ts';
import { paletteOf } from './palette.ts';
import type { CoverRole, Frame } from './sketch.ts';

/** The drawing stands beside the words, twice as large as its units. */
const frame: Frame = { width: 260, height: 315 };
const SCALE = 2;
const MARGIN = 64;
const wordsWidth = sheetSize.width - frame.width * SCALE - 2 * MARGIN;
/** Longer ones are cut: a picture is no place to read on. */
const MOST_SIGNS = 130;

interface CoverPictureProps {
  brand: string;
  head: Pick<ArticleHead, 'id' | 'topic' | 'cover' | 'title'>;
}

/** An article as it is shown where it is shared: its title, the word mark, and its cover. */
function CoverPicture({ brand, head }: CoverPictureProps) {
  const drawn = drawCover(head, frame);
  const palette = paletteOf(head.topic, drawn.isDeep);
  const title = shortenTitle(head.title);
  const look = (role: CoverRole, isLine: boolean) =>
    isLine
      ? { fill: 'none', stroke: palette[role] }
      : role === 'tip' && !drawn.isDeep
        ? { fill: palette.tip, stroke: palette.full, strokeWidth: 2.5 }
        : { fill: palette[role] };
  const [width, height] = [frame.width * SCALE, frame.height * SCALE];
  return (
    <div
      style={{
        display: 'flex',
        ...sheetSize,
        backgroundColor: palette.ground,
        color: palette.full,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: wordsWidth + 2 * MARGIN,
          height,
          padding: MARGIN,
        }}
      >
        <div
          style={{
            ...display,
            width: wordsWidth,
            fontSize: sizeOf(title),
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </div>
        <WordMark name={brand} colour={palette.full} />
      </div>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        width={width}
        height={height}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <CoverShapes drawn={drawn} width={frame.width} look={look} />
      </svg>
    </div>
  );
}

/** Pixels of the letters: the whole title fits, and its longest word stays in one line. */
function sizeOf(title: string): number {
  const longest = Math.max(1, ...title.split(/[\s-]/).map((word) => word.length));
  const byLength = title.length > 90 ? 46 : title.length > 56 ? 56 : title.length > 30 ? 64 : 76;
  // A letter of the bold face is some 0.56 of its size wide.
  return Math.max(20, Math.min(byLength, Math.floor(wordsWidth / (0.56 * longest))));
}

function shortenTitle(title: string): string {
  const signs = [...title];
  return signs.length > MOST_SIGNS
    ? `${signs
        .slice(0, MOST_SIGNS - 1)
        .join('')
        .trimEnd()}…`
    : title;
}

/** The cover of an article as a picture, before it is painted. */
export function drawCoverPicture(
  brand: string,
  head: Pick<ArticleHead, 'id' | 'topic' | 'cover' | 'title'>,
): Picture {
  return { ...sheetSize, drawing: <CoverPicture brand={brand} head={head} />, alt: head.title };
}

import type { CSSProperties, ReactNode } from 'react';
import { pictureSize } from '#domain/content/articles/article-picture.ts';
import { type PictureTone, tones } from './colours.ts';

/** Pixels of a shared picture: the size of an article's. */
export const sheetSize = pictureSize;
/** Pixels that stay free at every edge. */
const MARGIN = 72;

export const display: CSSProperties = {
  fontFamily: 'Bricolage Grotesque',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.06,
};
export const text: CSSProperties = { fontFamily: 'Inter', fontWeight: 500, lineHeight: 1.35 };

interface SheetProps {
  brand: string;
  tone: PictureTone;
  /** SVG in pixels of the whole picture, behind the words. */
  drawn?: ReactNode;
  children: ReactNode;
}

/** The sheet of every shared picture: ground, drawing, words, and the word mark at its foot. */
export function Sheet({ brand, tone, drawn, children }: SheetProps) {
  const { ground, text: colour } = tones[tone];
  const { width, height } = sheetSize;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height,
        padding: `${MARGIN - 8}px ${MARGIN}px`,
        backgroundColor: ground,
        color: colour,
      }}
    >
      {drawn && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={{ position: 'absolute', left: 0, top: 0 }}
        >
          {drawn}
        </svg>
      )}
      {children}
      <WordMark name={brand} colour={colour} />
    </div>
  );
}

const WORD_MARK_PX = 40;

/** As ui/brand-mark.tsx draws it, without its lime: that is kept for the drawing's one point. */
export function WordMark({ name, colour }: { name: string; colour: string }) {
  const line = WORD_MARK_PX * 0.085;
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end' }}>
      <div
        style={{
          ...display,
          fontSize: WORD_MARK_PX,
          letterSpacing: '-0.04em',
          lineHeight: 1,
          paddingBottom: WORD_MARK_PX * 0.12,
          borderBottom: `${line}px solid ${colour}`,
        }}
      >
        {name}
      </div>
      <svg viewBox="0 0 44 40" width={WORD_MARK_PX * 1.246} height={WORD_MARK_PX * 1.133}>
        <path d="M-1 38.5H3C19 38.5 29 30 35.5 15" fill="none" stroke={colour} strokeWidth="3" />
        <circle cx="37.5" cy="9.5" r="5.5" fill={colour} />
      </svg>
    </div>
  );
}

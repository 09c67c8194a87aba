import type { ReactNode } from 'react';
import { type DemoMark, demoMarks } from '#content/press/press-text.ts';

/** Each word has the length that its drawing has room for, whatever face the reader's machine has. */
function Word({ x, length, kind, children }: WordProps) {
  return (
    <text
      className={`press-mark__word press-mark__word--${kind}`}
      x={x}
      y="30"
      textLength={length}
      lengthAdjust={kind === 'capitals' ? 'spacing' : 'spacingAndGlyphs'}
    >
      {children}
    </text>
  );
}

interface WordProps {
  x: number;
  length: number;
  kind: 'plain' | 'book' | 'capitals' | 'bold' | 'slanted';
  children: string;
}

/** A circle and its tangent; two rules of a title page; a stamp; bars that rise; a retort’s drop. */
const drawings: Record<DemoMark, ReactNode> = {
  tangenta: (
    <>
      <circle className="press-mark__stroke" cx="20" cy="23" r="13" />
      <path className="press-mark__stroke" d="M2 10H152" />
      <Word x={44} length={106} kind="plain">
        tangenta
      </Word>
    </>
  ),
  kolofon: (
    <>
      <path className="press-mark__stroke" d="M2 5H168M2 39H168M2 8.5H168M2 35.5H168" />
      <Word x={14} length={142} kind="capitals">
        KOLOFON
      </Word>
    </>
  ),
  epsilon: (
    <>
      <path d="M2 4H40V40H2Z" />
      <path
        className="press-mark__cut"
        d="M29 13C25 10 13 11 14 17 14.600 21 20 21.500 24 21.500 18 21.500 12 23 12.500 28 13.200 34 26 34 30 30"
      />
      <Word x={50} length={118} kind="book">
        Epsilon Post
      </Word>
    </>
  ),
  norda: (
    <>
      <Word x={2} length={118} kind="bold">
        NORDA
      </Word>
      <path d="M130 30V22H138V30ZM142 30V14H150V30ZM154 30V4H162V30Z" />
    </>
  ),
  retort: (
    <>
      <Word x={2} length={90} kind="slanted">
        Retort
      </Word>
      <path d="M108 8C114 17 118 21 118 26A10 10 0 0 1 98 26C98 21 102 17 108 8Z" />
    </>
  ),
};

const isDrawn = (id: string): id is DemoMark => Object.hasOwn(demoMarks, id);

/** The mark of a paper in greys: as it is drawn, else its name. */
export function PressMarkDrawing({ id, name }: { id: string; name: string }) {
  if (!isDrawn(id)) return <span className="press-mark press-mark--name">{name}</span>;
  return (
    <svg className="press-mark" viewBox="0 0 172 44" role="img" aria-label={name}>
      {drawings[id]}
    </svg>
  );
}

import type { SVGProps } from 'react';
import type { DrawnCover } from './draw-cover.ts';
import type { CoverLayer } from './sketch.ts';

export interface CoverShapesProps {
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

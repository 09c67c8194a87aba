import { createEmbeddedPainter } from '#ports/painter/embedded.ts';
import type { Painter } from '#ports/painter/port.ts';
import type { Workers } from '#main/workers/workers.ts';

/** Paints with the shop's typefaces, one picture at a time, in a thread. */
export function makePainter({ renderPicture }: Pick<Workers, 'renderPicture'>): Painter {
  return createEmbeddedPainter({ render: renderPicture });
}

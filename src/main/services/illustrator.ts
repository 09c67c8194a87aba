import { createEmbeddedIllustrator } from '#ports/illustrator/embedded.ts';
import {
  type Illustrator,
  IllustratorUnavailable,
  type PictureSubject,
} from '#ports/illustrator/port.ts';
import { type Painter, PainterUnavailable } from '#ports/painter/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import { drawCoverPicture } from '#web/covers/draw-cover-picture.tsx';

/** Makes pictures of articles: their covers. */
export function makeIllustrator({ shop }: Pick<Settings, 'shop'>, painter: Painter): Illustrator {
  return createEmbeddedIllustrator((subject) => paintCover(painter, shop.brand, subject));
}

async function paintCover(painter: Painter, brand: string, subject: PictureSubject) {
  const { drawing, width, height } = drawCoverPicture(brand, subject);
  try {
    return await painter.paint(drawing, { width, height, format: 'png' });
  } catch (error) {
    if (!(error instanceof PainterUnavailable)) throw error;
    throw new IllustratorUnavailable(error.message, { cause: error });
  }
}

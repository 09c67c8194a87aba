import { pictureSize } from '#domain/article/article-picture.ts';
import type { Darkroom } from '#ports/darkroom/port.ts';
import { createEmbeddedIllustrator } from '#ports/illustrator/embedded.ts';
import { createModelIllustrator } from '#ports/illustrator/model.ts';
import {
  type Illustrator,
  IllustratorUnavailable,
  type PictureSubject,
} from '#ports/illustrator/port.ts';
import { type Painter, PainterUnavailable } from '#ports/painter/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import { drawCoverPicture } from '#web/covers/draw-cover-picture.tsx';

/** Makes pictures of articles: by the model that the settings name, else their covers. */
export function makeIllustrator(
  { shop, images }: Pick<Settings, 'shop' | 'images'>,
  { painter, darkroom }: { painter: Painter; darkroom: Darkroom },
): Illustrator {
  if (!images) {
    return createEmbeddedIllustrator((subject) => paintCover(painter, shop.brand, subject));
  }
  return createModelIllustrator({
    ...images,
    develop: async (bytes) => {
      const developed = await darkroom.develop(bytes, { format: 'png', ...pictureSize });
      return developed.ok ? developed.bytes : undefined;
    },
  });
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

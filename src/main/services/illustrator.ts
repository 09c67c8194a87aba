import { pictureSize } from '#domain/article/article-picture.ts';
import { type Darkroom, DarkroomUnavailable } from '#ports/darkroom/port.ts';
import { createEmbeddedIllustrator } from '#ports/illustrator/embedded.ts';
import { createModelIllustrator } from '#ports/illustrator/model.ts';
import {
  type Illustrator,
  IllustratorUnavailable,
  type PictureSubject,
} from '#ports/illustrator/port.ts';
import { type Painter, PainterUnavailable } from '#ports/painter/port.ts';
import type { Settings } from '#main/settings/settings.ts';
import { drawCoverPicture } from '#web/covers/cover-picture.tsx';

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
    develop: (bytes) => develop(darkroom, bytes),
  });
}

/** What the model made is paid for, so it waits for its turn behind whatever editors have sent. */
async function develop(darkroom: Darkroom, bytes: Uint8Array) {
  try {
    const form = { format: 'png', ...pictureSize } as const;
    const developed = await darkroom.develop(bytes, form, { waits: true });
    return developed.ok ? developed.bytes : undefined;
  } catch (error) {
    if (!(error instanceof DarkroomUnavailable)) throw error;
    throw new IllustratorUnavailable(error.message, { cause: error });
  }
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

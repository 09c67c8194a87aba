import { pictureSize } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import type { Workers } from '#main/workers/workers.ts';
import { createEmbeddedDarkroom } from '#ports/darkroom/embedded.ts';
import { type Darkroom, DarkroomUnavailable } from '#ports/darkroom/port.ts';
import { createEmbeddedIllustrator } from '#ports/illustrator/embedded.ts';
import { createModelIllustrator } from '#ports/illustrator/model.ts';
import {
  type Illustrator,
  type PictureSubject,
  IllustratorUnavailable,
} from '#ports/illustrator/port.ts';
import { createEmbeddedPainter } from '#ports/painter/embedded.ts';
import { type Painter, PainterUnavailable } from '#ports/painter/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import { drawCoverPicture } from '#web/covers/cover-picture.tsx';
import { observedDarkroom, observedIllustrator, observedPainter } from './observed-ports.ts';
import { makeStoredPictures } from './stored-pictures.ts';

interface Sources {
  settings: Settings;
  storage: Storage;
  clock: () => Date;
  watch: WatchPort;
  workers: Pick<Workers, 'renderPicture'>;
}

/** What makes pictures, and what knows which are stored. */
export interface Pictures {
  services: Pick<
    Services,
    'painter' | 'illustrator' | 'darkroom' | 'storedPictures' | 'hasPicture'
  >;
  /** Asks anew where something with this tag has changed. */
  forget(tag: string): void;
}

export function makePictures({ settings, storage, clock, watch, workers }: Sources): Pictures {
  const stored = makeStoredPictures(storage, clock);
  // With the shop's typefaces, one picture at a time, in a thread.
  const drawn = createEmbeddedPainter({ render: workers.renderPicture });
  const painter = observedPainter(drawn, watch);
  const darkroom = observedDarkroom(createEmbeddedDarkroom(), watch);
  return {
    services: {
      painter,
      darkroom,
      illustrator: observedIllustrator(makeIllustrator(settings, { painter, darkroom }), watch),
      storedPictures: stored.read,
      hasPicture: stored.has,
    },
    forget: stored.forget,
  };
}

/** Makes pictures of articles: by the model that the settings name, else their covers. */
function makeIllustrator(
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

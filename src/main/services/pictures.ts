import { pictureSize } from '#domain/content/articles/article-picture.ts';
import type { Services } from '#flows/services.ts';
import type { Settings } from '#main/settings/settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import type { Workers } from '#main/workers/workers.ts';
import { createEmbeddedImageProcessor } from '#ports/images/embedded.ts';
import { type ImageProcessor, ImageProcessorUnavailable } from '#ports/images/port.ts';
import { createEmbeddedImageGenerator } from '#ports/image-generator/embedded.ts';
import { createModelImageGenerator } from '#ports/image-generator/model.ts';
import {
  type ImageGenerator,
  type PictureSubject,
  ImageGeneratorUnavailable,
} from '#ports/image-generator/port.ts';
import { createEmbeddedOgImages } from '#ports/og-images/embedded.ts';
import { type OgImages, OgImagesUnavailable } from '#ports/og-images/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import { drawCoverPicture } from '#web/covers/cover-picture.tsx';
import { observeImageProcessor, observeImageGenerator, observeOgImages } from './observed-ports.ts';
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
    'ogImages' | 'imageGenerator' | 'imageProcessor' | 'storedPictures' | 'hasPicture'
  >;
  /** Asks anew where something with this tag has changed. */
  forget(tag: string): void;
}

export function makePictures({ settings, storage, clock, watch, workers }: Sources): Pictures {
  const stored = makeStoredPictures(storage, clock);
  // With the shop's typefaces, one picture at a time, in a thread.
  const drawn = createEmbeddedOgImages({ render: workers.renderPicture });
  const ogImages = observeOgImages(drawn, watch);
  const imageProcessor = observeImageProcessor(createEmbeddedImageProcessor(), watch);
  return {
    services: {
      ogImages,
      imageProcessor,
      imageGenerator: observeImageGenerator(
        makeImageGenerator(settings, { ogImages, imageProcessor }),
        watch,
      ),
      storedPictures: stored.read,
      hasPicture: stored.has,
    },
    forget: stored.forget,
  };
}

/** Makes pictures of articles: by the model that the settings name, else their covers. */
function makeImageGenerator(
  { shop, images }: Pick<Settings, 'shop' | 'images'>,
  { ogImages, imageProcessor }: { ogImages: OgImages; imageProcessor: ImageProcessor },
): ImageGenerator {
  if (!images) {
    return createEmbeddedImageGenerator((subject) => paintCover(ogImages, shop.brand, subject));
  }
  return createModelImageGenerator({
    ...images,
    develop: (bytes) => develop(imageProcessor, bytes),
  });
}

/** What the model made is paid for, so it waits for its turn behind whatever editors have sent. */
async function develop(imageProcessor: ImageProcessor, bytes: Uint8Array) {
  try {
    const form = { format: 'png', ...pictureSize } as const;
    const developed = await imageProcessor.develop(bytes, form, { waits: true });
    return developed.ok ? developed.bytes : undefined;
  } catch (error) {
    if (!(error instanceof ImageProcessorUnavailable)) throw error;
    throw new ImageGeneratorUnavailable(error.message, { cause: error });
  }
}

async function paintCover(ogImages: OgImages, brand: string, subject: PictureSubject) {
  const { drawing, width, height } = drawCoverPicture(brand, subject);
  try {
    return await ogImages.paint(drawing, { width, height, format: 'png' });
  } catch (error) {
    if (!(error instanceof OgImagesUnavailable)) throw error;
    throw new ImageGeneratorUnavailable(error.message, { cause: error });
  }
}

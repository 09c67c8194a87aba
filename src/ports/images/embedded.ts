import type { Sharp, default as sharpModule } from 'sharp';
import {
  LONGEST_SIDE,
  PICTURE_MEGABYTES,
  PICTURE_MEGAPIXELS,
  pictureKindOf,
} from '#domain/content/articles/article-picture.ts';
import {
  type ImageProcessor,
  ImageProcessorUnavailable,
  type Developed,
  type DevelopedForm,
} from './port.ts';

const MOST_BYTES = PICTURE_MEGABYTES * 1024 * 1024;
const MOST_DOTS = PICTURE_MEGAPIXELS * 1_000_000;
/** Seconds after which a picture is given up. */
const PATIENCE_SECONDS = 20;
/** Pictures that may wait, each with its bytes in memory. */
const MOST_WAITING = 8;
const WEBP_QUALITY = 82;

/** What reads the four kinds of picture; nothing else that libvips knows is ever asked, such as SVG or PDF. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

/**
 * Develops within the process by sharp, whose own threads do the work, one picture at a time. It is loaded with
 * the first picture, so that a shop starts where there is no build of it.
 */
export function createEmbeddedImageProcessor(): ImageProcessor {
  let loading: Promise<typeof sharpModule> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    provider: 'sharp',
    async develop(bytes, form, { waits } = { waits: false }) {
      if (bytes.byteLength > MOST_BYTES) return { ok: false, problem: 'too-heavy' };
      if (!pictureKindOf(bytes)) return { ok: false, problem: 'no-picture' };
      if (!waits && waiting > MOST_WAITING)
        throw new ImageProcessorUnavailable('Too many pictures are waiting.');
      waiting += 1;
      loading ??= load();
      const made = last.then(async () => develop(await sharpOf(loading), bytes, form));
      // One that fails does not hold up those behind it.
      last = made.catch(() => {});
      return made.finally(() => {
        waiting -= 1;
      });
    },
  };
}

async function load(): Promise<typeof sharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  return sharp;
}

async function sharpOf(
  loading: Promise<typeof sharpModule> | undefined,
): Promise<typeof sharpModule> {
  try {
    return await (loading ?? load());
  } catch (error) {
    throw new ImageProcessorUnavailable('There is no sharp for this machine.', { cause: error });
  }
}

async function develop(
  sharp: typeof sharpModule,
  bytes: Uint8Array,
  form: DevelopedForm,
): Promise<Developed> {
  const picture = sharp(bytes, {
    limitInputPixels: MOST_DOTS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  });
  try {
    // The head alone is read for this.
    const { width, height } = await picture.metadata();
    const isTooLarge = width * height > MOST_DOTS || Math.max(width, height) > LONGEST_SIDE;
    if (isTooLarge) return { ok: false, problem: 'too-large' };
    const { data, info } = await formatPicture(picture.autoOrient(), form)
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    return { ok: false, problem: isPixelLimit(error) ? 'too-large' : 'broken' };
  }
}

function formatPicture(picture: Sharp, form: DevelopedForm): Sharp {
  if (form.format === 'png') {
    const { width, height } = form;
    // A third of the bytes, and what is painted in few colours shows no difference.
    return picture
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#fbfaf5' })
      .png({ palette: true, effort: 7 });
  }
  const { mostWidth } = form;
  return picture
    .resize({ width: mostWidth, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY });
}

function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit');
}

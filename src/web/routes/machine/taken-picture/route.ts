import { isPictureHash, takenPictureKey } from '#domain/content/articles/article-picture.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import type { Route } from './+types/route.ts';

/** Another picture has another address. The page cache leaves it out: there may be any number, each large. */
const headers = {
  'Cache-Control': 'max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A picture that stands in articles, as `takePicture` made it; never anything else that lies in the storage. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { storage } = shopOf(context).services;
  if (!isPictureHash(params.hash)) return new Response(null, { status: 404 });
  try {
    const file = await storage.get(takenPictureKey(params.hash));
    if (file?.contentType !== 'image/webp') return new Response(null, { status: 404 });
    return fileAnswer(new Uint8Array(file.content), file.contentType, headers);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}

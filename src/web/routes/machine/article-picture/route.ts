import { createHash } from 'node:crypto';
import { isArticleId } from '#domain/content/articles/article.ts';
import { type Services, LATER_SECONDS } from '#flows/services.ts';
import { storedPicture } from '#flows/pictures/stored-picture.ts';
import { type StoredFile, StorageUnavailable } from '#ports/storage/port.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import type { Route } from './+types/route.ts';

/** Shown on other people's pages. */
const headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * What the operator has stored may be large, so the page cache does not keep it: browsers keep it for ten
 * minutes, and ask whether it has changed.
 */
const KEEPING = 'max-age=600';

/** The picture that the storage has under an id, whoever owns it; nothing where there is none (rules 60). */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = shopOf(context);
  try {
    const stored = isArticleId(params.id) ? await findStored(services, params.id) : undefined;
    return stored ? storedAnswer(stored, request) : new Response(null, { status: 404 });
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}

/** Only what the storage is known to have is fetched: strangers cannot keep it busy. */
async function findStored(services: Services, id: string): Promise<StoredFile | undefined> {
  return (await services.hasPicture(id)) ? storedPicture(services, id) : undefined;
}

function storedAnswer({ content, contentType }: StoredFile, request: Request): Response {
  const hash = createHash('sha256').update(content).digest('base64url');
  const etag = `"${hash.slice(0, 22)}"`;
  const kept = { ...headers, ETag: etag, 'Cache-Control': KEEPING };
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: kept });
  }
  return fileAnswer(new Uint8Array(content), contentType, kept);
}

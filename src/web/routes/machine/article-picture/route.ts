import { createHash } from 'node:crypto';
import { isDatabaseAway } from '#database/database-away.ts';
import { noteOrigin } from '#documents/picture/note-origin.ts';
import type { Article } from '#domain/article/article.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { LATER_SECONDS } from '#flows/later.ts';
import { storedPicture } from '#flows/pictures/stored-picture.ts';
import type { Services } from '#flows/services.ts';
import { PainterUnavailable } from '#ports/painter/port.ts';
import type { StoredFile } from '#ports/storage/port.ts';
import { drawCoverPicture } from '#web/covers/draw-cover-picture.tsx';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagged } from '#web/frame/page-tags.ts';
import type { Route } from './+types/route.ts';

/** Shown on other people's pages. */
const headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * What the operator has stored may be large, so the page cache does not keep it: browsers keep it for ten
 * minutes, and ask whether it has changed.
 */
const KEEPING = 'max-age=600';

/** The picture of an article: the one that the storage has, else its cover, painted. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services } = shopOf(context);
  try {
    const article = await findInBoth(services, locale, params.id);
    if (!article) return new Response(null, { status: 404 });
    const stored = await findStored(services, article.id);
    if (stored) return storedAnswer(stored, request);
    const { drawing, width, height } = drawCoverPicture(services.shop.brand, article);
    const painted = await services.painter.paint(drawing, { width, height, format: 'png' });
    const origin = { source: 'algorithmicMedia' } as const;
    const bytes = noteOrigin(painted, { origin, credit: services.shop.brand });
    return fileAnswer(bytes, 'image/png', { ...headers, ...tagged('articles')() });
  } catch (error) {
    if (!(error instanceof PainterUnavailable) && !isDatabaseAway(error)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}

/** Ids are one set for both languages, so a picture answers under either host. */
async function findInBoth(
  { articles }: Services,
  locale: Locale,
  id: string,
): Promise<Article | undefined> {
  return (
    (await articles.find({ language: locale, id })) ??
    articles.find({ language: otherLocale(locale), id })
  );
}

/** Only a picture that was found when the storage was last asked is fetched: strangers cannot keep it busy. */
async function findStored(services: Services, id: string): Promise<StoredFile | undefined> {
  return (await services.storedPictures()).has(id) ? storedPicture(services, id) : undefined;
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

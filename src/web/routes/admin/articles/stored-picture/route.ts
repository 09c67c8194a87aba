import { isArticleId } from '#domain/content/articles/article.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { storedPicture } from '#flows/pictures/stored-picture.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { operatorOf, retryAfter } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import type { Route } from './+types/route.ts';

/** The picture of an article as it is stored now: of a draft as well, which the site does not show. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = operatorOf(context);
  try {
    const stored = isArticleId(params.id) ? await storedPicture(services, params.id) : undefined;
    if (!stored) return new Response(null, { status: 404 });
    return fileAnswer(new Uint8Array(stored.content), stored.contentType);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}

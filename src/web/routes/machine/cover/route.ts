import { isDatabaseAway } from '#database/connection/database-away.ts';
import { recordOrigin } from '#documents/picture/note-origin.ts';
import type { Article } from '#domain/content/articles/article.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { type Services, LATER_SECONDS } from '#flows/services.ts';
import { OgImagesUnavailable } from '#ports/og-images/port.ts';
import { drawCoverPicture } from '#web/covers/cover-picture.tsx';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import type { Route } from './+types/route.ts';

/** Shown on other people's pages. */
const headers = { 'Cross-Origin-Resource-Policy': 'cross-origin', ...tagPage('articles')() };

/** The cover of an article, painted with its title (rules 60). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services } = shopOf(context);
  try {
    const article = await findInBoth(services, locale, params.id);
    if (!article) return new Response(null, { status: 404 });
    const { drawing, width, height } = drawCoverPicture(services.shop.brand, article);
    const painted = await services.ogImages.paint(drawing, { width, height, format: 'png' });
    const origin = { source: 'algorithmicMedia' } as const;
    const bytes = recordOrigin(painted, { origin, credit: services.shop.brand });
    return fileAnswer(bytes, 'image/png', headers);
  } catch (error) {
    if (!(error instanceof OgImagesUnavailable) && !isDatabaseAway(error)) throw error;
    return new Response(null, { status: 503, headers: retryAfter(LATER_SECONDS) });
  }
}

/** Ids are one set for both languages, so a cover answers under either host. */
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

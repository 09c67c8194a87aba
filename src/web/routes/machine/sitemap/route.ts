import { locales } from '#domain/locale.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteIncomplete } from '#web/frame/failure.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { pagesContext } from '#web/frame/pages.ts';
import { listPages } from '#web/search/listed-pages.ts';
import { MOST_LISTED, sitemapText } from '#web/search/sitemap.ts';
import type { Route } from './+types/route.ts';

const headers = tagged('articles', 'catalogue');

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services, offering } = shopOf(context);
  const read = await Promise.all(
    locales.map((language) => services.articles.list({ language, page: 1, size: MOST_LISTED })),
  );
  if (read.some(({ away }) => away)) noteIncomplete(context);
  const articles = read.flatMap(({ heads }) => heads);
  const listed = listPages({ locale, offering, articles }, context.get(pagesContext));
  const text = sitemapText(locale, services.shop.origins, listed);
  return fileAnswer(text, 'application/xml; charset=utf-8', headers());
}

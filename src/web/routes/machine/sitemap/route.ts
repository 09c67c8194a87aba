import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { offeringPage } from '#web/frame/page-tags.ts';
import { pagesContext } from '#web/frame/pages.ts';
import { listPages } from '#web/search/listed-pages.ts';
import { sitemapText } from '#web/search/sitemap.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, services, offering } = shopOf(context);
  const listed = listPages(offering, context.get(pagesContext));
  const text = sitemapText(locale, services.shop.origins, listed);
  return fileAnswer(text, 'application/xml; charset=utf-8', offeringPage());
}

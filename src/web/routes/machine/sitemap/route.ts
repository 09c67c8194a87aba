import type { ArticleHead } from '#domain/article/article.ts';
import type { Articles } from '#domain/article/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteIncomplete } from '#web/frame/failure.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { pagesContext } from '#web/frame/pages.ts';
import { listPages } from '#web/search/listed-pages.ts';
import { MOST_LISTED, sitemapText } from '#web/search/sitemap.ts';
import type { Route } from './+types/route.ts';

/** Articles that are asked for at once: no question takes so long that lists would do without the database. */
const STEP = 1000;

const headers = tagged('articles', 'catalogue');

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services, offering } = shopOf(context);
  const { shop } = services;
  const read = await Promise.all(locales.map((language) => readAll(services.articles, language)));
  if (read.some(({ away }) => away)) noteIncomplete(context);
  const articles = read.flatMap(({ heads }) => heads);
  const listed = listPages({ locale, offering, shop, articles }, context.get(pagesContext));
  const text = sitemapText(locale, shop.origins, listed);
  return fileAnswer(text, 'application/xml; charset=utf-8', headers());
}

/** The newest articles of a language, as many as a sitemap names. */
async function readAll(
  articles: Articles,
  language: Locale,
): Promise<{ heads: readonly ArticleHead[]; away: boolean }> {
  const all: ArticleHead[] = [];
  for (let page = 1; page <= MOST_LISTED / STEP; page += 1) {
    const { heads, away } = await articles.list({ language, page, size: STEP });
    all.push(...heads);
    if (away || heads.length < STEP) return { heads: all, away };
  }
  return { heads: all, away: false };
}

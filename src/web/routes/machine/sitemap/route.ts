import { create } from 'xmlbuilder2';
import type { ArticleHead } from '#domain/content/articles/article.ts';
import type { Articles } from '#domain/content/articles/articles.ts';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordIncomplete } from '#web/frame/failure.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { pagesContext } from '#web/frame/pages.ts';
import { type ListedPage, listPages } from '#web/search/listed-pages.ts';
import { DEFAULT_EDITION } from '#web/frame/page-meta.ts';
import type { Route } from './+types/route.ts';

/** Articles that are asked for at once: no question takes so long that lists would do without the database. */
const STEP = 1000;

const headers = tagPage('articles', 'catalogue');

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { locale, services, offering } = shopOf(context);
  const { shop } = services;
  const read = await Promise.all(locales.map((language) => readAll(services.articles, language)));
  if (read.some(({ away }) => away)) recordIncomplete(context);
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

/** Articles that a sitemap names at most: it may have 50,000 addresses, and the shop's own pages are few. */
const MOST_LISTED = 20_000;

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * The sitemap of an edition: its pages, each with itself and its twin as alternates (sitemaps.org). What only one
 * edition has is listed there, without alternates.
 */
function sitemapText(
  own: Locale,
  origins: PerLocale<string>,
  listed: readonly ListedPage[],
): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(SITEMAP, 'urlset', {
    'xmlns:xhtml': XHTML,
  });
  for (const { addresses, changedOn } of listed) {
    const { cs, en } = addresses;
    if (addresses[own] === undefined) continue;
    const url = root.ele('url');
    url.ele('loc').txt(origins[own] + addresses[own]);
    if (changedOn !== undefined) url.ele('lastmod').txt(changedOn);
    if (cs === undefined || en === undefined) continue;
    for (const alternate of alternatesAt({ cs: origins.cs + cs, en: origins.en + en })) {
      url.ele(XHTML, 'xhtml:link', { rel: 'alternate', ...alternate });
    }
  }
  return root.end({ prettyPrint: true });
}

function alternatesAt(at: PerLocale<string>): { hreflang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: locale, href: at[locale] })),
    { hreflang: 'x-default', href: at[DEFAULT_EDITION] },
  ];
}

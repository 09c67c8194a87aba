import { create } from 'xmlbuilder2';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { DEFAULT_EDITION } from '#web/frame/page-meta.ts';
import type { ListedPage } from './listed-pages.ts';

/** Articles that a sitemap names at most: it may have 50,000 addresses, and the shop's own pages are few. */
export const MOST_LISTED = 20_000;

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * The sitemap of an edition: its pages, each with itself and its twin as alternates (sitemaps.org). What only one
 * edition has is listed there, without alternates.
 */
export function sitemapText(
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

import { create } from 'xmlbuilder2';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import { DEFAULT_EDITION } from '#web/frame/page-meta.ts';
import type { ListedPage } from './listed-pages.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The sitemap of an edition: its pages, each with itself and its twin as alternates (sitemaps.org). */
export function sitemapText(
  own: Locale,
  origins: PerLocale<string>,
  listed: readonly ListedPage[],
): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(SITEMAP, 'urlset', {
    'xmlns:xhtml': XHTML,
  });
  for (const { addresses, changedOn } of listed) {
    const at = (locale: Locale) => origins[locale] + addresses[locale];
    const url = root.ele('url');
    url.ele('loc').txt(at(own));
    if (changedOn !== undefined) url.ele('lastmod').txt(changedOn);
    const alternates = [
      ...locales.map((locale) => ({ hreflang: locale, href: at(locale) })),
      { hreflang: 'x-default', href: at(DEFAULT_EDITION) },
    ];
    for (const alternate of alternates) {
      url.ele(XHTML, 'xhtml:link', { rel: 'alternate', ...alternate });
    }
  }
  return root.end({ prettyPrint: true });
}

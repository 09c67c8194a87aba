import type { MetaDescriptor } from 'react-router';
import { type PlainPage, href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { blogWords } from './words.ts';

/** The feeds of the blog, and the type that each is sent as. */
export const feeds = [
  { page: 'blogRss', name: 'rss', type: 'application/rss+xml' },
  { page: 'blogAtom', name: 'atom', type: 'application/atom+xml' },
  { page: 'blogFeed', name: 'json', type: 'application/feed+json' },
] as const satisfies readonly { page: PlainPage; name: string; type: string }[];

/** In the head of a page of the blog: where programs find what is new. */
export function feedLinks(locale: Locale, brand: string): MetaDescriptor[] {
  const words = blogWords[locale];
  return feeds.map(({ page, name, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${words.feedTitle(brand)} (${words.feeds[name]})`,
    href: href(page, locale),
  }));
}

import type { MetaDescriptor } from 'react-router';
import { type PlainPage, href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { wordsOf } from '#messages/words.ts';

/** The feeds of the blog, and the type that each is sent as. */
export const feeds = {
  rss: { page: 'blogRss', type: 'application/rss+xml' },
  atom: { page: 'blogAtom', type: 'application/atom+xml' },
  json: { page: 'blogFeed', type: 'application/feed+json' },
} as const satisfies Record<string, { page: PlainPage; type: string }>;

export type FeedName = keyof typeof feeds;

/** In the head of a page of the blog: where programs find what is new. */
export function feedLinks(locale: Locale, brand: string): MetaDescriptor[] {
  const words = wordsOf(locale).blog;
  return keysOf(feeds).map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feeds[name].type,
    title: `${words.feedTitle(brand)} (${words.feeds[name]})`,
    href: href(feeds[name].page, locale),
  }));
}

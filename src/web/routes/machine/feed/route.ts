import type { Locale } from '#domain/locale.ts';
import { href } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { type FeedName, feeds } from '#web/blog/feed-links.ts';
import { type Feed, atomText, jsonText, rssText } from '#web/feeds/formats.ts';
import { readFeed } from '#web/feeds/read-feed.tsx';
import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import type { Route } from './+types/route.ts';

const headers = tagPage('articles', 'catalogue', 'claims');

const writers: Record<FeedName, (feed: Feed) => string> = {
  rss: rssText,
  atom: atomText,
  json: jsonText,
};

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const name = feedAt(shopOf(context).locale, new URL(request.url).pathname);
  const { page, type } = feeds[name];
  const feed = await readFeed(context, page);
  return fileAnswer(writers[name](feed), `${type}; charset=utf-8`, headers());
}

function feedAt(locale: Locale, pathname: string): FeedName {
  const name = keysOf(feeds).find((each) => href(feeds[each].page, locale) === pathname);
  if (!name) throw new Error(`No feed has the address ${pathname}.`);
  return name;
}

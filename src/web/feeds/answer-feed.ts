import type { RouterContextProvider } from 'react-router';
import { type FeedName, feeds } from '#web/blog/feed-links.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { tagged } from '#web/frame/page-tags.ts';
import type { Feed } from './feed.ts';
import { readFeed } from './read-feed.tsx';

const headers = tagged('articles', 'catalogue', 'claims');

/** Answers with the feed of that name, as one of its formats writes it. */
export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  name: FeedName,
  write: (feed: Feed) => string,
): Promise<Response> {
  const { page, type } = feeds[name];
  const feed = await readFeed(context, page);
  return fileAnswer(write(feed), `${type}; charset=utf-8`, headers());
}

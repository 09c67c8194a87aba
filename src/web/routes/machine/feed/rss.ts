import { rssText } from '#web/feeds/rss.ts';
import { answerFeed } from '#web/feeds/answer-feed.ts';
import type { Route } from './+types/rss.ts';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(context, 'rss', rssText);
}

import { answerFeed } from '#web/feeds/answer-feed.ts';
import { jsonText } from '#web/feeds/json.ts';
import type { Route } from './+types/json.ts';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(context, 'json', jsonText);
}

import { answerFeed } from '#web/feeds/answer-feed.ts';
import { atomText } from '#web/feeds/atom.ts';
import type { Route } from './+types/atom.ts';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(context, 'atom', atomText);
}

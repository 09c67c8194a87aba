import { robotsText } from '#web/search/robots.ts';
import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, origin } = shopOf(context);
  return fileAnswer(robotsText(locale, origin), 'text/plain; charset=utf-8');
}

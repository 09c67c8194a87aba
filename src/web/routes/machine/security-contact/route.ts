import { securityText } from '#web/search/security-text.ts';
import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, services } = shopOf(context);
  const text = securityText(services.shop, locale, services.clock());
  return fileAnswer(text, 'text/plain; charset=utf-8');
}

import { shopOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';

/** What the wizard says once an empty cart has got its first package in the browser: it is counted (rules 58). */
export function action({ context }: Route.ActionArgs) {
  const { locale, services } = shopOf(context);
  services.countCart(locale);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

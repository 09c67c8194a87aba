import { adminHref, withQuery } from '#domain/addresses.ts';
import { signOut } from '#flows/sign-in/sessions.ts';
import { operatorOf } from '#web/frame/context.ts';
import { noSessionCookie, redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import type { Route } from './+types/route.ts';

/** Nothing lies here: who comes back to it after signing in again goes on to the first page. */
export function loader() {
  return redirectTo(adminHref('operator'));
}

export async function action({ context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  await signOut(shop.services, shop.operator);
  const out = withQuery(adminHref('operatorSignIn'), { out: '1' });
  return redirectTo(out, noSessionCookie(shop));
}

import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { shopOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';

/**
 * What the wizard says once an empty cart has got its first package in the browser, or once its second step was
 * opened there: it is counted (rules 58).
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { locale, services } = shopOf(context);
  const { [ACTION_FIELD]: action } = Object.fromEntries(await request.formData());
  if (action === 'details') services.countDetails(locale);
  else services.countCart(locale);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

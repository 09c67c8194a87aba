import { isProofFresh } from '#domain/admin/rights.ts';
import { toOperator } from '#flows/sign-in/sessions.ts';
import { askForNewPasskey, askForPasskey } from '#flows/sign-in/passkey-ceremony.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { sessionAt } from '#web/admin/sign-in/session-cookies.ts';
import type { Route } from './+types/route.ts';

const headers = { 'Cache-Control': 'no-store' };
const refuse = (status: number, more = {}) =>
  Response.json({ ok: false }, { status, headers: { ...headers, ...more } });

/** What a script asks before it asks the browser for a passkey: options of WebAuthn as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const { services, client } = shop;
  const allowance = await services.limits.take('operator-challenge', client);
  if (!allowance.ok) return refuse(429, retryAfter(allowance.retryAfterSeconds));
  const use = postedFields(await request.formData())('use');
  if (use === 'sign-in') return Response.json(await askForPasskey(services, null), { headers });
  const found = await sessionAt(shop, request);
  if (found?.session.stage !== 'open') return refuse(403);
  const operator = toOperator(found);
  if (use === 'proof') {
    return Response.json(await askForPasskey(services, operator.sessionId), { headers });
  }
  const isProved = isProofFresh(operator.provedAt, services.clock());
  if (use !== 'add' || !isProved) return refuse(403);
  return Response.json(await askForNewPasskey(services, operator), { headers });
}

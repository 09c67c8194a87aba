import { operatorOf } from '#web/frame/context.ts';
import { emailIn, orderIn } from '#web/routes/operator/order-email/find-email.ts';
import type { Route } from './+types/route.ts';

/**
 * An e-mail as a mail program gets it. Its styles stand within it, so it comes with a policy of its own, which
 * lets it show itself and do nothing: no script, no form, no request, and no place in another page.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const { preview } = await emailIn(services, order, params.email);
  return new Response(preview.html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}

import { operatorOf } from '#web/frame/context.ts';
import { EMAIL_POLICY } from '#web/operator/email-policy.ts';
import { emailIn, orderIn } from '#web/routes/operator/order-email/find-email.ts';
import type { Route } from './+types/route.ts';

/** An e-mail of an order as a mail program gets it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const { preview } = await emailIn(services, order, params.email);
  return new Response(preview.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EMAIL_POLICY,
    },
  });
}

import { operatorOf } from '#web/frame/context.ts';
import { showEmail } from '#web/admin/emails/show-email.ts';
import { emailIn, orderIn } from '#web/routes/admin/orders/order-email/find-email.ts';
import type { Route } from './+types/route.ts';

/** An e-mail of an order as a mail program gets it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const order = await orderIn(services, params.number);
  const { preview } = await emailIn(services, order, params.email);
  return showEmail(preview.html);
}

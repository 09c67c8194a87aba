import { data } from 'react-router';
import { findAdminOrder } from '#database/orders/admin-order.ts';
import { type Asked, readStamp } from '#web/admin/page/actions.ts';
import { hrefFrom, orderNumberIn, readOrigin } from '#web/admin/orders/order-origin.ts';
import type { Route } from './+types/route.ts';

/** What each action of the page knows: the order, and what each change of it says of itself. */
export type OrderAsked = Asked<NonNullable<Awaited<ReturnType<typeof subject>>>>;

/** Finds the order that a form is about. */
export async function subject({
  services,
  operator,
  params,
  request,
  field,
}: Asked<Route.ActionArgs>) {
  const number = orderNumberIn(params.number);
  const order = number === undefined ? undefined : await findAdminOrder(services.db, number);
  if (!order) throw data(null, { status: 404 });
  const origin = readOrigin(new URL(request.url).searchParams);
  const stamp = readStamp(field);
  const change = stamp && { orderId: order.id, operator, ...stamp };
  const position = Number(field('line'));
  return (
    change && {
      order,
      origin,
      change,
      position,
      here: hrefFrom('operatorOrder', order.number, origin),
    }
  );
}

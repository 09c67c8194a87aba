import { data } from 'react-router';
import { findDeskOrder } from '#database/order-desk.ts';
import { type Asked, readStamp } from '#web/admin/page/actions.ts';
import { onWay, orderNumberIn, readWay } from '#web/operator/order-way.ts';
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
  const order = number === undefined ? undefined : await findDeskOrder(services.db, number);
  if (!order) throw data(null, { status: 404 });
  const way = readWay(new URL(request.url).searchParams);
  const stamp = readStamp(field);
  const change = stamp && { orderId: order.id, operator, ...stamp };
  const position = Number(field('line'));
  return (
    change && { order, way, change, position, here: onWay('operatorOrder', order.number, way) }
  );
}

import {
  type ApiCursor,
  findApiOrder,
  listChangedOrders,
  listNewestOrders,
} from '#database/api/api-orders.ts';
import { describeOrder } from './describe-order.ts';
import { type Answered, type Asked, refuseOperation } from './operation.ts';
import { type OrdersQuery, ordersQuery } from './shapes.ts';

/** A page of orders. */
export async function answerOrders({ services, program, query }: Asked): Promise<Answered> {
  const asked: OrdersQuery = ordersQuery.parse(query);
  const { cursor, limit, changedSince, sort, ...filter } = asked;
  const isByChange = (sort ?? (changedSince === undefined ? 'created' : 'changed')) === 'changed';
  const mark = isByChange ? 'c' : 'n';
  if (cursor !== undefined && !cursor.startsWith(mark)) {
    const errors = [{ field: 'cursor', detail: 'Belongs to a list in another sequence.' }];
    return refuseOperation('query-invalid', { errors });
  }
  const list = isByChange ? listChangedOrders : listNewestOrders;
  const since = changedSince === undefined ? undefined : new Date(changedSince);
  const page = await list(services.db, {
    filter: { ...filter, changedSince: since },
    after: cursor === undefined ? undefined : cursorOf(cursor),
    most: limit,
  });
  const now = services.clock();
  const withPeople = program.scopes.includes('orders:people');
  const body = {
    orders: page.orders.map((order) => describeOrder(order, withPeople, now)),
    next: page.next ? `${mark}${page.next.at.getTime()}.${page.next.number}` : null,
  };
  return { ok: true, body };
}

/** One order, with its version as its ETag. */
export async function answerOrder({ services, program, params }: Asked): Promise<Answered> {
  const number = numberIn(params['number']);
  const order = number === undefined ? undefined : await findApiOrder(services.db, number);
  if (!order) return refuseOperation('order-unknown');
  const body = describeOrder(order, program.scopes.includes('orders:people'), services.clock());
  return { ok: true, body, headers: { ETag: `"${order.version}"` } };
}

function cursorOf(cursor: string): ApiCursor {
  const [at = '', number = ''] = cursor.slice(1).split('.');
  return { at: new Date(Number(at)), number: Number(number) };
}

/** The largest number of a column. */
const LARGEST = 2_147_483_647;

/** A number of an order or of a line in an address; undefined where it can be none. */
export function numberIn(text: string | undefined): number | undefined {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : LARGEST + 1;
  return number > LARGEST ? undefined : number;
}

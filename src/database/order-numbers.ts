import { eq } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { orders } from '#database/schema/orders.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { type Order, findOrder } from './orders.ts';

/** The order of a number as it stands in an address, with everything its page shows; undefined where none has it. */
export async function findNumberedOrder(db: Queryable, typed: string): Promise<Order | undefined> {
  const number = /^\d+$/.test(typed) ? readOrderNumber(typed) : undefined;
  if (number === undefined) return undefined;
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return row && findOrder(db, row.id);
}

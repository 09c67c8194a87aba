import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOrder, findOrderByToken, findOrderRow, listOrderLines } from '#database/orders.ts';
import { orderEvents } from '#database/schema/orders.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { pay, placeOrder, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

it('an order is read at once as its parts are read one by one: in sequence, dates as dates', async () => {
  const { db } = shop.database;
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, threePackages));
  const { id, token } = await onlyOrder(shop);
  // Rows that are written anew lie behind the others; the database's clock counts microseconds.
  await query(shop, `update order_lines set target_label = 'ž„“\\' where position = 0`);
  await query(shop, `update order_events set at = now() where state = 'pending'`);
  await query(shop, `set timezone to 'Asia/Kathmandu'`);
  const whole = {
    ...(await findOrderRow(db, id)),
    lines: await listOrderLines(db, id),
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id)),
  };
  expect(whole.lines).toHaveLength(3);
  expect(whole.events.map(({ state }) => state)).toEqual(['pending', 'paid']);
  expect(await findOrder(db, id)).toStrictEqual(whole);
  expect(await findOrderByToken(db, token)).toStrictEqual(whole);
});

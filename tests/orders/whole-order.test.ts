import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCheckout } from '#database/payments/checkouts.ts';
import {
  findOrder,
  findOrderByToken,
  findOrderRow,
  listOrderLines,
} from '#database/orders/orders.ts';
import { listRefunds } from '#database/payments/refunds.ts';
import { orderEvents } from '#database/schema/orders.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
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
  for (const amount of [100, 200]) {
    const said = { reason: 'Dodali jsme méně', person: 'Jana' };
    await refundPart(shop.services, { id: randomUUID(), orderId: id, amount, ...said });
  }
  await shop.workOnce();
  // Rows that are written anew lie behind the others; the database's clock counts microseconds.
  await query(shop, `update order_lines set target_label = 'ž„“\\' where position = 0`);
  await query(shop, `update order_events set at = now() where state = 'pending'`);
  for (const reason of ['Rozmyslel jsem si to', '']) await declareWithdrawal(id, reason);
  await query(shop, `set timezone to 'Asia/Kathmandu'`);
  const row = await findOrderRow(db, id);
  const whole = {
    ...row,
    checkout: row && (await findCheckout(db, row)),
    refunds: await listRefunds(db, id),
    lines: await listOrderLines(db, id),
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id)),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, id))
      .orderBy(asc(withdrawals.declaredAt)),
  };
  expect(whole.lines).toHaveLength(3);
  expect(whole.withdrawals).toHaveLength(2);
  expect(whole.events.map(({ state }) => state)).toEqual(['pending', 'paid', null, null]);
  expect(whole.refunds.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await findOrder(db, id)).toStrictEqual(whole);
  expect(await findOrderByToken(db, token)).toStrictEqual(whole);
});

async function declareWithdrawal(orderId: string, reason: string): Promise<void> {
  await query(
    shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id)
     values (gen_random_uuid(), 'cs', 'Jana', '100001', 'jana@example.com', '', $1, clock_timestamp(), $2)`,
    [reason, orderId],
  );
}

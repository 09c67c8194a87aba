import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { changeState, findOrder } from '#database/orders/orders.ts';
import { type OrderState, mayFollow, orderStates } from '#domain/order/order.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let client: DatabaseClient;
let id: string;
beforeAll(async () => {
  shop = await createTestShop();
  client = openDatabase(shop.databaseUrl, () => {});
  await placeOrder(shop.visitor());
  ({ id } = await onlyOrder(shop));
});
afterAll(async () => {
  await client.close();
  await shop.close();
});

const history = () => query(shop, 'select * from order_events where order_id = $1', [id]);

/** Tries to move the order from one state to the other, and says where it stands then. */
async function move(from: OrderState, to: OrderState): Promise<OrderState | undefined> {
  await query(shop, 'update orders set state = $2 where id = $1', [id, from]);
  const order = await findOrder(client.db, id);
  if (!order) return undefined;
  const by = { actor: 'operator', at: new Date() } as const;
  await client.db.transaction((tx) => changeState(tx, order, to, by)).catch(() => {});
  return (await findOrder(client.db, id))?.state;
}

describe('an order', () => {
  it.each(orderStates)('goes from %s only where the state machine leads', async (from) => {
    for (const to of orderStates) {
      const before = await history();
      const isLed = mayFollow(from, to);
      expect(await move(from, to), `${from} to ${to}`).toBe(isLed ? to : from);
      expect((await history()).length - before.length, `${from} to ${to}`).toBe(isLed ? 1 : 0);
    }
  });
});

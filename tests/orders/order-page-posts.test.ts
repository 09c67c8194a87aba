import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { listOpenSessions } from '#tests/stage/called-orders.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('a post to the page of an order', () => {
  it.each([
    ['cs', {}, 'nic jsme nezměnili'],
    ['cs', { intent: 'Pay' }, 'nic jsme nezměnili'],
    ['en', { intent: '' }, 'nothing has changed'],
    ['en', { intent: 'delete' }, 'nothing has changed'],
  ] as const)(
    'that asks for nothing known (%s, %j) does nothing',
    async (locale, fields, words) => {
      const visitor = shop.visitor(locale);
      await placeOrder(visitor);
      const before = await listOrders(shop);
      const sessions = await listOpenSessions(shop);
      const folder = locale === 'cs' ? 'objednavky' : 'orders';
      const page = await visitor.post(`/${folder}/${before.at(-1)?.token}`, fields);
      expect(page.status).toBe(422);
      expect(page.text).toContain(words);
      expect(page.location).toBeUndefined();
      expect(await listOrders(shop)).toEqual(before);
      expect(await listOpenSessions(shop)).toEqual(sessions);
    },
  );

  it.each(['cancel', 'pay'])(
    'that was over before (%s) leads to what became of the order',
    async (intent) => {
      const visitor = shop.visitor();
      await placeOrder(visitor);
      const { id, token } = (await listOrders(shop)).at(-1) ?? {};
      await query(shop, `update orders set state = 'expired' where id = $1`, [id]);
      const page = await visitor.post(`/objednavky/${token}`, { intent });
      expect(page).toMatchObject({
        status: 303,
        location: `http://localhost:3000/objednavky/${token}`,
      });
    },
  );

  it('that wants to pay what is paid leads to the order as it is', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const token = (await listOrders(shop)).at(-1)?.token;
    const page = await visitor.post(`/objednavky/${token}`, { intent: 'pay' });
    expect(page).toMatchObject({
      status: 303,
      location: `http://localhost:3000/objednavky/${token}`,
    });
  });

  it('that asks to pay leads to the checkout', async () => {
    const visitor = shop.visitor();
    const url = await placeOrder(visitor);
    const token = (await listOrders(shop)).at(-1)?.token;
    const page = await visitor.post(`/objednavky/${token}`, { intent: 'pay' });
    expect(page).toMatchObject({ status: 303, location: url });
  });
});

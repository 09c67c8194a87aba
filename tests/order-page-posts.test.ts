import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from './books.ts';
import { listOpenSessions } from './called-orders.ts';
import { placeOrder } from './ordering.ts';
import { type TestShop, createTestShop } from './shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('a post to the page of an order', () => {
  it.each([
    ['cs', {}, 'nic se nezměnilo'],
    ['cs', { intent: 'Pay' }, 'nic se nezměnilo'],
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

  it('that asks to pay leads to the checkout', async () => {
    const visitor = shop.visitor();
    const url = await placeOrder(visitor);
    const token = (await listOrders(shop)).at(-1)?.token;
    const page = await visitor.post(`/objednavky/${token}`, { intent: 'pay' });
    expect(page).toMatchObject({ status: 303, location: url });
  });
});

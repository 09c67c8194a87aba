import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listOrders, listPayments, query } from '#tests/stage/books.ts';
import {
  type Request,
  addToCart,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
  submitOrder,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const more: Request[] = [...oneWish, { packageId: 'ig-views-500', target: '@zofie.rihova' }];

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const states = async () => (await listOrders(shop)).map(({ state }) => state);

describe('a cart that changes after it was ordered', () => {
  it('takes the place of its unpaid order, which can be paid no more', async () => {
    const visitor = shop.visitor();
    const first = await placeOrder(visitor, oneWish);
    await addToCart(visitor, { packageId: 'ig-views-500', target: '@zofie.rihova' });
    const second = await submitOrder(visitor);
    expect(second).not.toBe(first);
    await shop.workOnce();
    expect(await states()).toEqual(['canceled', 'pending']);

    const old = await visitor.get(first);
    expect(old.status).toBe(410);
    await pressHosted(visitor, first);
    expect(await listPayments(shop)).toEqual([]);
    await pay(visitor, second);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await states()).toEqual(['canceled', 'paid']);
  });

  it('is not ordered when the other tab was paid in the meantime', async () => {
    const visitor = shop.visitor();
    const first = await placeOrder(visitor, oneWish);
    await addToCart(visitor, { packageId: 'ig-views-500', target: '@zofie.rihova' });
    const details = await openDetails(visitor);
    await pressHosted(shop.visitor(), first);
    const refused = await pressDetails(visitor, details, someone);
    expect(refused.status).toBe(200);
    expect(refused.text).toContain('Dřívější objednávka z tohoto košíku už je zaplacená');
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await states()).toEqual(['paid']);
  });

  it('is shown anew where the second step was drawn before the change', async () => {
    const visitor = shop.visitor('en');
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    await addToCart(visitor, { packageId: 'ig-views-500', target: '@zofie.rihova' });
    const shown = await pressDetails(visitor, details, someone);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('The order has changed in the meantime');
    expect(shown.text).toContain('500 Instagram views');
    expect(await states()).toEqual([]);
    expect((await pressDetails(visitor, shown, someone)).status).toBe(303);
  });

  it.each([1, 2, 3])(
    'leaves one order that can be paid when both tabs order at once (%i)',
    async (round) => {
      const id = `cart-of-two-tabs-${round}`;
      const tabs = await Promise.all(
        [oneWish, more, [...more, ...more.slice(1)]].map(async (wishes) => {
          const visitor = shop.visitor();
          fillCart(visitor, wishes, id);
          return { visitor, details: await openDetails(visitor) };
        }),
      );
      await Promise.all(
        tabs.map(({ visitor, details }) => pressDetails(visitor, details, someone)),
      );
      const after = await states();
      expect(after.filter((state) => state === 'pending').length).toBeLessThanOrEqual(1);

      const sessions = await query<{ id: string }>(shop, 'select id from test_checkout.session');
      for (const session of sessions) {
        await pressHosted(shop.visitor(), `http://localhost:3000/test-checkout/pay/${session.id}`);
      }
      expect((await listPayments(shop)).length).toBeLessThanOrEqual(1);
      await shop.workOnce();
      await expectSales(shop, (await listPayments(shop)).length);
    },
  );
});

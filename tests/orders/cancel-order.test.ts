import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  expectSales,
  listEmails,
  listOrders,
  listPayments,
  onlyOrder,
  query,
} from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { alike, heldBack, notify, onlyEvent } from '#tests/stage/notifications.ts';
import {
  addToCart,
  oneWish,
  pay,
  placeOrder,
  pressHosted,
  someone,
  submitOrder,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;

async function open(testCheckout = {}): Promise<void> {
  shop = await createTestShop({ testCheckout });
  visitor = shop.visitor();
}
afterEach(() => shop.close());

const address = async () => `/objednavky/${(await onlyOrder(shop)).token}`;
const cancel = async (): Promise<Page> => visitor.post(await address(), { intent: 'cancel' });
const refunds = () => query(shop, 'select * from test_checkout.refund');
const kinds = async () =>
  (await listEmails(shop))
    .map(({ message_id: id }) => /^<(order-\w+-\w+)-/.exec(id)?.[1])
    .toSorted();

describe('canceling', () => {
  beforeEach(() => open());

  // Many rounds: the provider's word of the closed checkout races with the cancellation.
  it.each([1, 2, 3])('an unpaid order ends it, and its checkout (%i)', async () => {
    const url = await placeOrder(visitor);
    const canceled = await visitor.follow(await cancel());
    expect(canceled.status).toBe(200);
    expect(canceled.text).toContain('Objednávka je zrušená');
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled', paid_at: null });
    expect((await visitor.get(url)).status).toBe(410);
    await pressHosted(visitor, url);
    await shop.workOnce();
    expect(await listPayments(shop)).toEqual([]);
    expect(await listEmails(shop)).toEqual([]);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
  });

  it('a paid order gives the money back once, with e-mails to both', async () => {
    await pay(visitor, await placeOrder(visitor));
    await shop.workOnce();
    await Promise.all([cancel(), cancel(), cancel()]);
    await shop.workOnce();
    await shop.workOnce();
    expect(await refunds()).toHaveLength(1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect(await kinds()).toEqual([
      'order-canceled-customer',
      'order-canceled-shop',
      'order-paid-customer',
      'order-paid-shop',
      'order-refunded-customer',
      'order-refunded-shop',
    ]);
    const page = await visitor.get(await address());
    expect(page.text).toContain('Celou částku jsme vám vrátili');
    expect(readForms(page.html).flatMap(({ intents }) => intents)).toEqual(['again']);
  });

  it('twice is canceling once', async () => {
    await placeOrder(visitor);
    expect((await cancel()).status).toBe(303);
    expect((await cancel()).status).toBe(303);
    const events = await query(shop, `select * from order_events where state = 'canceled'`);
    expect(events).toHaveLength(1);
  });

  it.each(['delivering', 'completed', 'refunded'])('comes too late when %s', async (state) => {
    await pay(visitor, await placeOrder(visitor));
    await shop.workOnce();
    await query(shop, 'update orders set state = $1', [state]);
    const page = await visitor.get(await address());
    expect(readForms(page.html).flatMap(({ intents }) => intents)).not.toContain('cancel');
    const refused = await cancel();
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Dodávat jsme už začali');
    await shop.workOnce();
    expect(await refunds()).toEqual([]);
    expect(await onlyOrder(shop)).toMatchObject({ state });
  });

  it('leaves the cart as it is, which can be ordered again', async () => {
    const first = await placeOrder(visitor, oneWish);
    await cancel();
    const details = await visitor.get('/objednavka?step=details');
    const again = await visitor.post('/objednavka', {
      ...readForms(details.html).find(({ intents }) => intents.includes('order'))?.fields,
      ...someone,
      intent: 'order',
    });
    expect(again.status).toBe(303);
    expect(again.location).not.toBe(first);
    await pay(visitor, again.location ?? '');
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

describe('canceling while the provider tells faster than it answers', () => {
  beforeEach(() => {
    const network =
      (checkout: typeof fetch) =>
      async (...call: Parameters<typeof fetch>) => {
        const answer = await checkout(...call);
        await shop.testCheckout?.deliverDue();
        return answer;
      };
    return open({ network });
  });

  it('is canceling all the same, though the checkout was called expired before', async () => {
    await placeOrder(visitor);
    const canceled = await cancel();
    expect(canceled.status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect((await visitor.follow(canceled)).text).toContain('Objednávka je zrušená');
  });

  it('lets a changed cart take the place of its order all the same', async () => {
    await placeOrder(visitor, oneWish);
    await addToCart(visitor, { packageId: 'ig-views-500', target: '@zofie' });
    await submitOrder(visitor);
    const states = (await listOrders(shop)).map(({ state }) => state);
    expect(states).toEqual(['canceled', 'pending']);
  });
});

describe('a payment that meets a cancellation', () => {
  beforeEach(() => open(heldBack));

  it('is given back when it came before the checkout was closed', async () => {
    await pressHosted(visitor, await placeOrder(visitor));
    expect((await cancel()).status).toBe(303);
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect(await refunds()).toHaveLength(1);
    expect(await notify(shop, await onlyEvent(shop, 'checkout.session.completed'))).toBe(200);
    await shop.workOnce();
    expect(await refunds()).toHaveLength(1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect(await kinds()).toHaveLength(6);
  });

  it.each([1, 2, 3])('at the same moment ends in one of two ways (%i)', async () => {
    const url = await placeOrder(visitor);
    await Promise.all([pressHosted(shop.visitor(), url), cancel()]);
    await shop.workOnce();
    await shop.workOnce();
    const order = await onlyOrder(shop);
    expect(order.state).toBe('canceled');
    const paid = await listPayments(shop);
    expect(await refunds()).toHaveLength(paid.length);
    expect(await kinds()).toHaveLength(paid.length * 6);
  });

  it('that was made all the same wins, for the money is here', async () => {
    await placeOrder(visitor);
    await cancel();
    const expired = await onlyEvent(shop, 'checkout.session.expired');
    const change = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_late' };
    expect(await notify(shop, alike(expired, 'checkout.session.completed', change))).toBe(200);
    expect(await notify(shop, expired)).toBe(200);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid', payment_id: 'pi_late' });
  });
});

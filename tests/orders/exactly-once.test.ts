import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listAnomalies, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { alike, heldBack, listEvents, notify, onlyEvent } from '#tests/stage/notifications.ts';
import {
  type Request,
  WIZARD,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const COMPLETED = 'checkout.session.completed';
const EXPIRED = 'checkout.session.expired';
const time = createClock();
let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ testCheckout: heldBack, clock: time.clock });
});
afterEach(() => shop.close());

const times = <T>(count: number, action: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => action(i)));

describe('one payment is one sale', () => {
  it('when its message comes ten times at once and once more later', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, COMPLETED);
    const answers = await times(10, () => notify(shop, event));
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    await shop.workOnce();
    expect(await notify(shop, event)).toBe(200);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await query(shop, 'select * from payment_events')).toHaveLength(1);
  });

  it('when ten different messages say the same at once', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, COMPLETED);
    await times(10, () => notify(shop, alike(event, COMPLETED)));
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await listAnomalies(shop)).toEqual([]);
  });

  it('when success page, webhook and poller learn of it together', async () => {
    const visitor = shop.visitor();
    const paid = await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, COMPLETED);
    const [pages] = await Promise.all([
      times(5, () => visitor.get(paid.location ?? '')),
      times(3, () => notify(shop, event)),
      time.pass(shop, 2),
    ]);
    for (const page of pages) expect(page.html).toContain('data-payment="paid"');
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('when the message of its expiry comes late', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, COMPLETED);
    expect(await notify(shop, event)).toBe(200);
    const expired = alike(event, EXPIRED, { status: 'expired', payment_status: 'unpaid' });
    expect(await notify(shop, expired)).toBe(200);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('when the message of its expiry came first', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const event = await onlyEvent(shop, COMPLETED);
    await notify(shop, alike(event, EXPIRED, { status: 'expired', payment_status: 'unpaid' }));
    expect(await onlyOrder(shop)).toMatchObject({ state: 'expired' });
    await notify(shop, event);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('for each of twenty orders paid at once, their invoices numbered without a gap', async () => {
    const visitors = Array.from({ length: 20 }, () => shop.visitor());
    await Promise.all(
      visitors.map(async (visitor) => pressHosted(visitor, await placeOrder(visitor))),
    );
    const events = await listEvents(shop, COMPLETED);
    expect(events).toHaveLength(20);
    await Promise.all(events.flatMap((event) => [notify(shop, event), notify(shop, event)]));
    await shop.workOnce();
    await expectSales(shop, 20);
  });
});

describe('one cart is one order', () => {
  it('when the button is pressed five times at once', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    // With a connection for each at hand, none has to wait for the one before it.
    await times(8, () => query(shop, 'select pg_sleep(0.1)'));
    const answers = await times(5, () => pressDetails(visitor, details, someone));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await query(shop, 'select * from test_checkout.session')).toHaveLength(1);
    await pay(visitor, answers[0]?.location ?? '');
    await shop.workOnce();
    await expectSales(shop, 1);
    await onlyOrder(shop);
  });

  it('when it is ordered again after the payment, from a page that was left open', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const cart = visitor.cookies.get('cart') ?? '';
    const details = await openDetails(visitor);
    const ordered = await pressDetails(visitor, details, someone);
    await pay(visitor, ordered.location ?? '');
    const order = await onlyOrder(shop);

    const withoutCart = await pressDetails(visitor, details, someone);
    expect(withoutCart.status).toBe(200);
    visitor.cookies.set('cart', cart);
    const again = await pressDetails(visitor, details, someone);
    expect(again.location).toBe(`http://localhost:3000/objednavky/${order.token}`);
    await shop.workOnce();
    await onlyOrder(shop);
    await expectSales(shop, 1);
    // The cart that came back is emptied as soon as the wizard is seen.
    const wizard = await visitor.get(WIZARD);
    expect(wizard.text).toContain('Poslední objednávka je zaplacená');
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('and another order only where it is confirmed again with other contents', async () => {
    const visitor = shop.visitor();
    const id = 'cart-of-two-tabs-1';
    fillCart(visitor, oneWish, id);
    await pay(visitor, await orderOf(visitor, oneWish, id));
    fillCart(visitor, more, id);
    const details = await openDetails(visitor);
    const asked = await pressDetails(visitor, details, someone);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Dřívější objednávka z tohoto košíku už je zaplacená');
    await onlyOrder(shop);
    const ordered = await pressDetails(visitor, asked, someone);
    expect(ordered.status).toBe(303);
    expect(await listOrders(shop)).toHaveLength(2);
  });
});

const more: Request[] = [...oneWish, { packageId: 'ig-views-500', target: '@zofie.rihova' }];

async function orderOf(
  visitor: ReturnType<TestShop['visitor']>,
  wishes: readonly Request[],
  id: string,
): Promise<string> {
  fillCart(visitor, wishes, id);
  const ordered = await pressDetails(visitor, await openDetails(visitor), someone);
  return ordered.location ?? '';
}

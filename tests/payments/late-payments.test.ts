import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listAnomalies, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { oneWish, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

const DAY = 24 * 60;
let shop: TestShop;
let time: TestClock;
let visitor: Visitor;

async function open(testCheckout = {}): Promise<void> {
  time = createClock();
  shop = await createTestShop({ clock: time.clock, testCheckout });
  visitor = shop.visitor();
}
afterEach(() => shop.close());

const pageOf = async () => visitor.get(`/objednavky/${(await onlyOrder(shop)).token}`);
const checks = async () =>
  (await query<{ checks_done: number }>(shop, 'select checks_done from orders'))[0]?.checks_done;

describe('without any webhook', () => {
  beforeEach(() => open(heldBack));

  it('the next look at the order settles it', async () => {
    await pressHosted(visitor, await placeOrder(visitor, oneWish));
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await time.pass(shop, 1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    await shop.workOnce();
    await expectSales(shop, 1);
    await time.pass(shop, 5 * DAY);
    expect(await checks()).toBe(1);
  });

  it('looks come after 1, 2, 5, 15 minutes, at half an hour, then hourly', async () => {
    await placeOrder(visitor);
    const seen: unknown[] = [];
    for (const minutes of [0, 1, 1, 1, 4, 1, 14, 1, 6, 1, 59, 1]) {
      await time.pass(shop, minutes);
      seen.push(await checks());
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  });

  it('an order that nobody pays expires with its checkout', async () => {
    const url = await placeOrder(visitor);
    await time.pass(shop, DAY - 32);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await time.pass(shop, 61);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'expired' });
    expect((await visitor.get(url)).status).toBe(410);
    expect((await pageOf()).text).toContain('Nic jsme vám neúčtovali');
    await shop.workOnce();
    const kinds = (await listEmails(shop)).map(({ message_id: id }) => id.split('-')[1]);
    expect(kinds).toEqual(['unpaid']);
  });

  it('an order whose checkout never opened expires as well', async () => {
    await placeOrder(visitor);
    await query(shop, 'update checkouts set checkout_id = null, url = null');
    await time.pass(shop, DAY + 60);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'expired' });
  });

  it('the looks end three days after the checkout', async () => {
    await placeOrder(visitor);
    await time.pass(shop, DAY + 60);
    await time.pass(shop, 3 * DAY);
    const before = await checks();
    await time.pass(shop, 10 * DAY);
    expect(await checks()).toBe(before);
  });

  it('a payment that arrives after the expiry wins', async () => {
    await placeOrder(visitor);
    await time.pass(shop, DAY + 60);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'expired' });
    // The provider took the money in the last second and says so late.
    await query(
      shop,
      `update test_checkout.session
       set status = 'complete', payment_state = 'succeeded', payment_id = 'pi_late'`,
    );
    await time.pass(shop, 60);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid', payment_id: 'pi_late' });
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

describe.each([
  ['with webhooks', {}],
  ['without webhooks', heldBack],
])('a payment that takes its time, %s', (_, testCheckout) => {
  beforeEach(() => open(testCheckout));

  it('is checked on, and paid when the money arrives', async () => {
    const url = await placeOrder(visitor);
    const waiting = await pressHosted(visitor, url, 'pay-later');
    expect(waiting.status).toBe(303);
    const success = `/payment-success?order=${(await onlyOrder(shop)).token}`;
    expect((await visitor.get(success)).html).toContain('data-payment="checking"');
    await time.pass(shop, 10);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    expect(visitor.cookies.has('cart')).toBe(true);
    await pressHosted(visitor, url, 'arrive');
    await time.pass(shop, 60);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect((await visitor.get(success)).html).toContain('data-payment="paid"');
  });

  it('that fails can be made again, on a new checkout, once', async () => {
    const url = await placeOrder(visitor);
    await pressHosted(visitor, url, 'pay-later');
    await time.pass(shop, 3);
    await pressHosted(visitor, url, 'fail');
    await time.pass(shop, 60);
    const { token } = await onlyOrder(shop);
    expect((await pageOf()).text).toContain('Platba nedorazila');
    const success = await visitor.get(`/payment-success?order=${token}`);
    expect(success.html).toContain('data-payment="failed"');

    // Twice at once: one new checkout for both.
    const [one, two] = await Promise.all(
      [1, 2].map(() => visitor.post(`/objednavky/${token}`, { intent: 'pay' })),
    );
    expect(one?.status).toBe(303);
    expect(one?.location).toBe(two?.location);
    expect(one?.location).not.toBe(url);
    await pressHosted(visitor, one?.location ?? '');
    await time.pass(shop, 60);
    await shop.workOnce();
    await expectSales(shop, 1);
    expect(await listAnomalies(shop)).toEqual([]);
  });

  it('cannot be canceled or made twice while it is on its way', async () => {
    const url = await placeOrder(visitor);
    await pressHosted(visitor, url, 'pay-later');
    await time.pass(shop, 3);
    const { token } = await onlyOrder(shop);
    for (const intent of ['cancel', 'pay']) {
      const refused = await visitor.post(`/objednavky/${token}`, { intent });
      expect(refused.status).toBe(409);
    }
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await pressHosted(visitor, url, 'arrive');
    await time.pass(shop, 60);
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

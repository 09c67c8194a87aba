import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAnomalies, listIssued, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { listEvents, notify } from '#tests/stage/notifications.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';

let provider: SurvivingProvider;
let shop: TestShop;

beforeEach(async () => {
  provider = await createSurvivingProvider();
  shop = await createTestShop({ testCheckout: provider.testCheckout });
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

const refunds = () => query(provider, 'select * from test_checkout.refund');

describe('a second payment of the same order', () => {
  it('is noted and given back once', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    await query(
      provider,
      `insert into test_checkout.session
         (id, status, payment_id, payment_state, fields, created_at, expires_at)
       select 'cs_test_second', status, 'pi_second', payment_state, fields, created_at, expires_at
       from test_checkout.session`,
    );
    await reconcile(shop);
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual(['paid-twice']);
    expect(await refunds()).toMatchObject([{ payment_id: 'pi_second' }]);
    expect(await query(shop, 'select * from refunds')).toMatchObject([
      {
        kind: 'paid-twice',
        payment_id: 'pi_second',
        amount: '19900',
        state: 'done',
        refund_id: expect.stringMatching(/^re_/),
        credit_note: null,
      },
    ]);
    // The message of our own refund is no news.
    for (const event of await listEvents(provider)) await notify(shop, event);
    expect(await listAnomalies(shop)).toEqual(['paid-twice']);
  });
});

/** An event that tells of money, as the provider sends it. */
const told = (type: string, object: object) => ({
  id: `evt_${type}`,
  object: 'event',
  type,
  created: 1_795_237_361,
  livemode: false,
  data: { object: { currency: 'czk', ...object } },
});

describe('money that went back without our asking', () => {
  it('is noted for a person, a refund as well as a dispute, and changes nothing', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { payment_id: payment_intent } = await onlyOrder(shop);
    const refunded = { object: 'charge', payment_intent, amount_refunded: 100 };
    const disputed = { object: 'dispute', id: 'dp_1', payment_intent, amount: 19_900 };
    for (let i = 0; i < 2; i += 1) {
      expect(await notify(shop, told('charge.refunded', refunded))).toBe(200);
      expect(await notify(shop, told('charge.dispute.created', disputed))).toBe(200);
    }
    expect(await listAnomalies(shop)).toEqual(['refunded-elsewhere', 'disputed']);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('is the refund of an order that is canceled afterwards', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { token, payment_id: payment } = await onlyOrder(shop);
    await query(provider, `insert into test_checkout.refund values ('re_by_hand', $1, 19900)`, [
      payment,
    ]);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ refund_id: 're_by_hand' });
    expect(await listIssued(shop, 'credit-note')).toHaveLength(1);
    expect((await listEmails(shop)).map(({ message_id: id }) => id)).toContainEqual(
      expect.stringMatching(/^<order-refunded-customer-/),
    );
  });

  it('is no news where the order was canceled', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { token } = await onlyOrder(shop);
    expect((await visitor.post(`/objednavky/${token}`, { intent: 'cancel' })).status).toBe(303);
    await shop.workOnce();
    expect(await refunds()).toHaveLength(1);
    for (const event of await listEvents(provider)) await notify(shop, event);
    expect(await listAnomalies(shop)).toEqual([]);
  });
});

describe('money that does not go back', () => {
  it('is noted at once, once, while it is tried again', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { token, checkout_id: checkout } = await onlyOrder(shop);
    const takeFromProvider = (state: string) =>
      query(provider, 'update test_checkout.session set payment_state = $1', [state]);
    await takeFromProvider('processing');
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    const again = `update graphile_worker._private_jobs set run_at = now()`;
    for (let i = 0; i < 2; i += 1) {
      await shop.workOnce();
      await query(shop, again);
    }
    expect(await query(shop, 'select kind, checkout_id from payment_anomalies')).toEqual([
      { kind: 'refund-refused', checkout_id: checkout },
    ]);
    await takeFromProvider('succeeded');
    await shop.workOnce();
    expect(await refunds()).toHaveLength(1);
    expect(await onlyOrder(shop)).toMatchObject({ refunded_at: expect.any(Date) });
  });

  it('is noted where the bank sends it back later', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    const { payment_id: payment_intent } = await onlyOrder(shop);
    const object = {
      object: 'refund',
      id: 're_1',
      payment_intent,
      amount: 19_900,
      currency: 'czk',
    };
    expect(await notify(shop, told('refund.failed', object))).toBe(200);
    expect(await listAnomalies(shop)).toEqual(['refund-failed']);
  });
});

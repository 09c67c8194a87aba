import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAnomalies, onlyOrder, query } from '#tests/stage/books.ts';
import { refundOrder } from '#flows/payments/refund-order.ts';
import { alike, listEvents, notify } from '#tests/stage/notifications.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';

const COMPLETED = 'checkout.session.completed';

let provider: SurvivingProvider;
let shop: TestShop;
let payment: string;

beforeEach(async () => {
  provider = await createSurvivingProvider();
  shop = await createTestShop({ testCheckout: provider.testCheckout });
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  await reconcile(shop);
  payment = (await onlyOrder(shop)).payment_id ?? '';
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

let counter = 0;

/** The provider tells something of the payment, each time in an event of its own. */
async function tell(type: string, said: object): Promise<void> {
  const event = {
    id: `evt_${(counter += 1)}`,
    object: 'event',
    type,
    created: 1_795_237_361,
    livemode: false,
    data: { object: { currency: 'czk', payment_intent: payment, ...said } },
  };
  expect(await notify(shop, event)).toBe(200);
  expect(await notify(shop, event)).toBe(200);
}
const refunded = (total: number) =>
  tell('charge.refunded', { object: 'charge', amount_refunded: total });
const disputed = (id: string, amount: number) =>
  tell('charge.dispute.created', { object: 'dispute', id, amount });

async function notes(): Promise<unknown[]> {
  const rows = await query(
    shop,
    'select kind, amount, currency from payment_anomalies order by id',
  );
  return rows.map(({ kind, amount, currency }) => [kind, Number(amount), currency]);
}

describe('money that goes back in steps', () => {
  it('is noted with what had gone back in all after each, once', async () => {
    await refunded(5_000);
    await refunded(15_000);
    await refunded(15_000);
    expect(await notes()).toEqual([
      ['refunded-elsewhere', 5_000, 'czk'],
      ['refunded-elsewhere', 15_000, 'czk'],
    ]);
    await query(provider, `insert into test_checkout.refund values ('re_by_hand', $1, 19900)`, [
      payment,
    ]);
    await reconcile(shop);
    await reconcile(shop);
    await refunded(19_900);
    expect(await notes()).toHaveLength(3);
    expect((await notes())[2]).toEqual(['refunded-elsewhere', 19_900, 'czk']);
  });

  it('is noted for each dispute with its own sum, and for each refund that failed', async () => {
    await disputed('dp_1', 4_000);
    await disputed('dp_2', 4_000);
    await disputed('dp_1', 4_000);
    const failed = (id: string) => tell('refund.failed', { object: 'refund', id, amount: 700 });
    await failed('re_1');
    await failed('re_2');
    await failed('re_2');
    expect(await notes()).toEqual([
      ['disputed', 4_000, 'czk'],
      ['disputed', 4_000, 'czk'],
      ['refund-failed', 700, 'czk'],
      ['refund-failed', 700, 'czk'],
    ]);
  });
});

describe('money that comes too often', () => {
  it('is noted for each payment and given back for each, though they are of one checkout', async () => {
    const [paid] = await listEvents(provider, COMPLETED);
    if (!paid) throw new Error('Nothing was paid.');
    for (const payment_intent of ['pi_second', 'pi_third', 'pi_third']) {
      expect(await notify(shop, alike(paid, COMPLETED, { payment_intent }))).toBe(200);
      await shop.workOnce();
    }
    const found = await query(
      shop,
      'select kind, payment_id from payment_anomalies order by kind, payment_id',
    );
    // The provider of this test has never heard of them, so it refuses each.
    expect(found).toEqual([
      { kind: 'paid-twice', payment_id: 'pi_second' },
      { kind: 'paid-twice', payment_id: 'pi_third' },
      { kind: 'refund-refused', payment_id: 'pi_second' },
      { kind: 'refund-refused', payment_id: 'pi_third' },
    ]);
  });

  it('is told of in full where several of one checkout do not go back', async () => {
    const [paid] = await listEvents(provider, COMPLETED);
    if (!paid) throw new Error('Nothing was paid.');
    for (const payment_intent of ['pi_second', 'pi_third']) {
      await notify(shop, alike(paid, COMPLETED, { payment_intent }));
    }
    const refused = refundOrder(shop.services, (await onlyOrder(shop)).id);
    await expect(refused).rejects.toMatchObject({
      message: '2 of 2 refunds could not be made.',
      errors: [
        { message: expect.stringContaining('pi_second') },
        { message: expect.stringContaining('pi_third') },
      ],
    });
  });

  it('is noted where its order is in a state that takes no money', async () => {
    await query(shop, `update orders set state = 'refunded', paid_at = null, payment_id = null`);
    await reconcile(shop);
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual(['not-payable']);
    expect(await notes()).toEqual([['not-payable', 19_900, 'czk']]);
  });
});

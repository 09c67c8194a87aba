import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, listAnomalies, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales } from '#tests/stage/care-desk.ts';
import { notify } from '#tests/stage/notifications.ts';
import { signIn } from '#tests/stage/operator.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';

const TOTAL = 19_900;

let provider: SurvivingProvider;
let shop: TestShop;
let payment: string | null;
beforeEach(async () => {
  provider = await createSurvivingProvider();
  shop = await createTestShop({ testCheckout: provider.testCheckout });
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  await reconcile(shop);
  payment = (await onlyOrder(shop)).payment_id;
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

let told = 0;
/** What the provider tells of a dispute. */
async function tell(
  step: string,
  status: string,
  { id = 'dp_1', amount = TOTAL, currency = 'czk' } = {},
) {
  const dispute = { object: 'dispute', id, payment_intent: payment, amount, status };
  const event = {
    id: `evt_${(told += 1)}`,
    object: 'event',
    type: `charge.dispute.${step}`,
    created: 1_795_237_361,
    livemode: false,
    data: { object: { ...dispute, currency } },
  };
  expect(await notify(shop, event)).toBe(200);
}

const open = async () => {
  const rows = await query<{ kind: string }>(
    shop,
    'select kind from payment_anomalies where resolved_at is null order by id',
  );
  return rows.map(({ kind }) => kind);
};
const refunds = () =>
  query(
    shop,
    'select kind, amount::integer, state, refund_id, actor from refunds order by created_at',
  );
const atProvider = () => query(provider, 'select * from test_checkout.refund');

describe('a dispute that the shop has won', () => {
  it.each([
    ['closed', 'won'],
    ['funds_reinstated', 'won'],
    ['closed', 'warning_closed'],
  ])('lets the order go on, and a person is told once: %s, %s', async (step, status) => {
    await tell('created', 'needs_response');
    for (const times of ['once', 'twice']) {
      await tell(step, status);
      expect([times, await open()]).toEqual([times, ['dispute-won']]);
    }
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await refunds()).toEqual([]);
    const { visitor } = await signIn(shop);
    const page = await visitor.get(`/ad/orders/${(await onlyOrder(shop)).number}/care`);
    expect(page.text).toContain('Spor skončil ve váš prospěch');
    // The customer may cancel again, and gets the money back by the provider.
    const { token } = await onlyOrder(shop);
    expect((await shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' })).status).toBe(
      303,
    );
    await shop.workOnce();
    expect(await atProvider()).toHaveLength(1);
  });

  it('says that it is settled to whoever settles it at that moment', async () => {
    await tell('created', 'needs_response');
    const { visitor, address } = await openAfterSales(shop);
    const [{ id } = { id: '' }] = await query(shop, 'select id from payment_anomalies');
    const form = `anomaly-${String(id)}`;
    const fields = afterSalesFields(await visitor.get(address), form);
    await tell('closed', 'won');
    const answer = await visitor.post(address, { ...fields, note: 'Doložili jsme dodání.' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Mezitím je to vyřízené');
    expect(answer.text).toContain('spor rozhodla banka');
    expect(answer.text).toContain('Doložili jsme dodání.');
    const row = { row: String(id), intent: 'settle', note: 'Doložili jsme dodání.' };
    const queued = await visitor.post(workListHref('anomalies'), row);
    expect([queued.status, queued.text]).toEqual([
      409,
      expect.stringContaining('mezitím se to vyřešilo'),
    ]);
  });

  it('is no news where nobody has heard of it', async () => {
    await tell('closed', 'won');
    expect(await listAnomalies(shop)).toEqual([]);
  });
});

describe('a dispute that the shop has lost', () => {
  it('ends the order with its money back, which the provider is not asked for', async () => {
    await tell('created', 'needs_response');
    for (const step of ['closed', 'closed', 'funds_reinstated']) await tell(step, 'lost');
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'refunded' });
    expect(await refunds()).toEqual([
      { kind: 'disputed', amount: TOTAL, state: 'done', refund_id: 'dp_1', actor: 'provider' },
    ]);
    expect(await atProvider()).toEqual([]);
    expect(await listIssued(shop, 'credit-note')).toMatchObject([
      { snapshot: { returned: 'by-bank' } },
    ]);
    expect(await open()).toEqual(['dispute-lost']);
    const [email, ...others] = await emailsOf(shop, 'order-refunded-customer');
    expect(others).toEqual([]);
    expect(email?.text).toContain('vrátila vaše banka');
    expect(email?.text).not.toMatch(/jsme (?:vám )?(?:poslali|vrátili)/);
    const [ours] = await emailsOf(shop, 'order-refunded-shop');
    expect(ours?.text).toContain('Banka vrátila zákazníkovi');
  });

  it('tells the customer that the bank has returned the money, and not the shop', async () => {
    await tell('closed', 'lost');
    const { token } = await onlyOrder(shop);
    const page = await shop.visitor().get(`/objednavky/${token}`);
    expect(page.text).toContain('Peníze vám vrátila vaše banka');
    expect(page.text).not.toContain('Peníze jsme vám vrátili');
  });

  it('in another currency is not noted as refunded, and says so', async () => {
    await tell('closed', 'lost', { currency: 'eur' });
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await refunds()).toEqual([]);
    const { visitor, address } = await openAfterSales(shop);
    const { text } = await visitor.get(address);
    expect(text).toContain('v jiné měně');
    expect(text).not.toContain('Opravný doklad jsme vystavili');
    expect(text).not.toMatch(/199\s?Kč/);
  });

  it('of a part leaves the rest, and of what had gone back before counts what was left', async () => {
    await tell('closed', 'lost', { id: 'dp_1', amount: 4_000 });
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    await tell('closed', 'lost', { id: 'dp_2', amount: TOTAL });
    expect(await onlyOrder(shop)).toMatchObject({ state: 'refunded' });
    expect(await refunds()).toMatchObject([
      { amount: 4_000, refund_id: 'dp_1' },
      { amount: TOTAL - 4_000, refund_id: 'dp_2' },
    ]);
  });
});

describe('a dispute of which no notification came', () => {
  it('is found by the comparison with the provider, once, at each of its steps', async () => {
    const stands = async (status: string, opened: string[]) => {
      await query(
        provider,
        `insert into test_checkout.dispute (id, payment_id, amount, status, created_at)
         values ('du_1', $1, $2, $3, now())
         on conflict (id) do update set status = excluded.status`,
        [payment, TOTAL, status],
      );
      for (let i = 0; i < 2; i += 1) await reconcile(shop);
      expect([status, await open()]).toEqual([status, opened]);
    };
    await stands('needs_response', ['disputed']);
    await stands('won', ['dispute-won']);
    await stands('lost', ['dispute-won', 'dispute-lost']);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'refunded' });
  });

  it('waits for nobody who works on its order, once it is noted', async () => {
    await query(
      provider,
      `insert into test_checkout.dispute values ('du_3', $1, $2, 'lost', now())`,
      [payment, TOTAL],
    );
    await reconcile(shop);
    expect(await open()).toEqual(['dispute-lost']);
    const other = await shop.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from orders for update');
      const compared = reconcile(shop);
      const first = await Promise.race([
        compared.then(() => 'compared'),
        setTimeout(5_000, 'waits'),
      ]);
      await other.query('rollback');
      await compared;
      expect(first).toBe('compared');
    } finally {
      other.release();
    }
  });

  it('of a payment that is not ours is left alone', async () => {
    await query(
      provider,
      `insert into test_checkout.dispute values ('du_2', 'pi_other', 100, 'lost', now())`,
    );
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual([]);
  });
});

it('that was lost and is won after all is told of once more', async () => {
  await tell('created', 'needs_response');
  await tell('closed', 'lost');
  await tell('closed', 'won');
  expect(await open()).toEqual(['dispute-lost', 'dispute-won']);
  expect(await refunds()).toHaveLength(1);
});

it('that is lost after the money went back is said to have taken it twice', async () => {
  const { number } = await onlyOrder(shop);
  await query(
    shop,
    `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
     select gen_random_uuid(), id, payment_id, payment_id, 'canceled', total, 'operator', 'done', now(), now() from orders`,
  );
  await tell('closed', 'lost');
  expect(await refunds()).toHaveLength(1);
  const { visitor } = await signIn(shop);
  const afterSales = await visitor.get(`/ad/orders/${String(number)}/care`);
  expect(afterSales.text).toContain('Odešlo tak víc');
  expect(afterSales.text).not.toContain('Opravný doklad jsme vystavili');
});

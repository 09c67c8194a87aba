import { describe, expect, it } from 'vitest';
import { listAnomalies, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { notify } from '#tests/stage/notifications.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const { refund, made, notes } = here;

let counter = 0;

/** The customer's bank sends back the last refund, and the provider says so, twice. */
async function comesBack(): Promise<void> {
  const [last] = await query(
    here.provider,
    `delete from test_checkout.refund where seq = (select max(seq) from test_checkout.refund)
     returning id, payment_id, amount::integer`,
  );
  const { id, payment_id: payment_intent, amount } = last ?? {};
  const object = { object: 'refund', id, payment_intent, amount, currency: 'czk' };
  for (let i = 0; i < 2; i += 1) {
    const event = {
      id: `evt_failed_${(counter += 1)}`,
      object: 'event',
      type: 'refund.failed',
      created: 1_795_237_361,
      livemode: false,
      data: { object },
    };
    expect(await notify(here.shop, event)).toBe(200);
  }
}
async function cancel(): Promise<void> {
  const { token } = await onlyOrder(here.shop);
  await here.shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' });
  await here.shop.workOnce();
  await here.shop.workOnce();
}
const rows = async () =>
  (await query(here.shop, 'select kind, amount, state from refunds order by created_at')).map(
    ({ kind, amount, state }) => [kind, Number(amount), state],
  );

describe('a refund that comes back', () => {
  it('is noted for a person, stands in the history, and is not asked for again by itself', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    await comesBack();
    await here.shop.workOnce();
    expect(await rows()).toEqual([['part', 5_000, 'failed']]);
    expect(await listAnomalies(here.shop)).toEqual(['refund-failed']);
    expect(await made()).toEqual([]);
    const history = await query(
      here.shop,
      'select state, actor, amount, text from order_events order by id desc limit 2',
    );
    expect(history).toEqual([
      {
        state: null,
        actor: 'provider',
        amount: '5000',
        text: expect.stringMatching(/^refund re_/),
      },
      { state: null, actor: 'operator', amount: '-5000', text: 'Dodali jsme méně' },
    ]);
  });

  it('can be decided again, without a second credit note', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    await comesBack();
    expect(await refund(19_901)).toEqual({ ok: false, problem: 'refund-amount', left: 19_900 });
    await refund(5_000);
    await here.shop.workOnce();
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
    await refund(3_000);
    await here.shop.workOnce();
    expect(await notes()).toEqual([-5_000, -3_000]);
    // Each refund that was made was told of, the repeated one as well.
    const told = (await listEmails(here.shop)).filter(({ message_id: id }) =>
      id.includes('refunded'),
    );
    expect(told).toHaveLength(6);
  });

  it('goes with the rest to a customer who cancels, with notes that sum to the invoice', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    await comesBack();
    await cancel();
    expect(await made()).toEqual([19_900]);
    expect(await notes()).toEqual([-5_000, -14_900]);
    expect(await rows()).toEqual([
      ['part', 5_000, 'failed'],
      ['canceled', 19_900, 'done'],
    ]);
    expect(await onlyOrder(here.shop)).toMatchObject({ refunded_at: expect.any(Date) });
  });

  it('is not given again to a customer who got it in another way, once that is noted', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    await comesBack();
    await query(
      here.shop,
      `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state,
         created_at, done_at)
       select gen_random_uuid(), order_id, payment_id, checkout_id, 'elsewhere', amount, 'operator',
         'done', now(), now()
       from refunds where state = 'failed'`,
    );
    await cancel();
    expect(await made()).toEqual([14_900]);
    expect(await notes()).toEqual([-5_000, -14_900]);
    expect(await onlyOrder(here.shop)).toMatchObject({ refunded_at: expect.any(Date) });
  });

  it('leaves the credit notes whole where the rest is given after it came back', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    here.takeAway(true);
    await cancel();
    await comesBack();
    here.takeAway(false);
    await query(here.shop, 'update graphile_worker._private_jobs set run_at = now()');
    await here.shop.workOnce();
    // The operator has been told of the part, and pays it in another way.
    expect(await made()).toEqual([14_900]);
    expect(await notes()).toEqual([-5_000, -14_900]);
  });

  it('is no longer said to be back, of an order that it had ended', async () => {
    await refund(19_900);
    await here.shop.workOnce();
    const { token } = await onlyOrder(here.shop);
    const { visitor } = await signIn(here.shop);
    const pages = () =>
      Promise.all([
        here.shop.visitor().get(`/objednavky/${token}`),
        visitor.get('/ad/orders/100001'),
      ]);
    const [page, admin] = await pages();
    expect(page.text).toContain('Peníze jsme vám vrátili.');
    expect(admin.text).toContain('Všechny peníze se vrátily.');
    await comesBack();
    const [pageAfter, adminAfter] = await pages();
    expect(pageAfter.text).toContain('Peníze vám vracíme.');
    expect(pageAfter.text).toMatch(/Stav\s*vracíme/);
    expect(pageAfter.text).not.toMatch(/Peníze jsme vám vrátili|Vráceno/);
    expect(adminAfter.text).toContain('Zákazník ještě nemá všechny peníze zpět.');
  });

  it('is the whole of a canceled order, which the operator refunds again', async () => {
    await cancel();
    await comesBack();
    expect(await rows()).toEqual([['canceled', 19_900, 'failed']]);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'canceled', refunded_at: null });
    expect(await refund(19_900)).toEqual({ ok: true });
    await here.shop.workOnce();
    expect(await made()).toEqual([19_900]);
    expect(await notes()).toEqual([-19_900]);
  });

  it('is the one of that sum, where several share the id', async () => {
    await refund(5_000);
    await here.shop.workOnce();
    const { payment_id: payment } = await onlyOrder(here.shop);
    await query(
      here.provider,
      `insert into test_checkout.refund (id, payment_id, amount, seq) overriding system value
       values ('re_by_hand', $1, 14900, 0)`,
      [payment],
    );
    await cancel();
    await comesBack();
    expect(await rows()).toEqual([
      ['part', 5_000, 'failed'],
      ['canceled', 14_900, 'done'],
    ]);
  });
});

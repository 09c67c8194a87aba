import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { recordRefund } from '#database/payments/refunds.ts';
import { listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { reconcile } from '#tests/stage/surviving-provider.ts';

const here = usePaidShop();
const { refund, made, notes } = here;

/** A person refunds this much in the provider's own pages. */
async function byHand(amount: number, id = 're_by_hand'): Promise<void> {
  const { payment_id: payment } = await onlyOrder(here.shop);
  const values = [id, payment, amount];
  await query(here.provider, 'insert into test_checkout.refund values ($1, $2, $3)', values);
}
async function cancel(): Promise<void> {
  const { token } = await onlyOrder(here.shop);
  await here.shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' });
}
/** Every job that waits for its next try is due, as it is after hours. */
async function hoursLater(): Promise<void> {
  await query(here.shop, 'update graphile_worker._private_jobs set run_at = now()');
  await here.shop.workOnce();
}
const rows = async () =>
  (await query(here.shop, 'select kind, amount, state from refunds order by created_at')).map(
    ({ kind, amount, state }) => [kind, Number(amount), state],
  );
const refused = async () =>
  (await query(here.shop, `select * from payment_anomalies where kind = 'refund-refused'`)).map(
    ({ amount }) => Number(amount),
  );

describe('a part that the provider refuses', () => {
  it('is refused for good, noted once, and free to be decided again', async () => {
    await byHand(15_000);
    expect(await refund(6_000)).toEqual({ ok: true });
    await here.shop.workOnce();
    expect(await rows()).toEqual([['part', 6_000, 'refused']]);
    await enqueueMissingJobs(here.shop.database.db, here.time.clock());
    await hoursLater();
    expect(await query(here.shop, 'select from graphile_worker.jobs')).toEqual([]);
    expect(await refused()).toEqual([6_000]);
    expect(await made()).toEqual([15_000]);
    expect(await refund(19_901)).toEqual({ ok: false, problem: 'refund-amount', left: 19_900 });
    expect(await refund(4_900)).toEqual({ ok: true });
    await here.shop.workOnce();
    expect(await made()).toEqual([15_000, 4_900]);
    expect(await notes()).toEqual([-4_900]);
    expect(await refund(15_001)).toEqual({ ok: false, problem: 'refund-amount', left: 15_000 });
  });

  it('stands in the history of its order, with its sum and the reason', async () => {
    await byHand(15_000);
    await refund(6_000);
    await here.shop.workOnce();
    const [last] = await query(
      here.shop,
      'select state, actor, amount, text from order_events order by id desc limit 1',
    );
    expect(last).toEqual({
      state: null,
      actor: 'provider',
      amount: null,
      text: expect.stringMatching(
        /^CZK\s60 not refunded: test checkout refuses: Refund amount \(CZK\s60\) is greater/,
      ),
    });
    const kinds = (await listEmails(here.shop)).map(({ message_id: id }) => id);
    expect(kinds.filter((id) => id.includes('refunded'))).toEqual([]);
  });

  it('does not hide what a person refunds at the provider', async () => {
    await byHand(15_000);
    await refund(6_000);
    await here.shop.workOnce();
    await query(here.provider, `update test_checkout.refund set amount = 6000`);
    await reconcile(here.shop);
    expect(
      await query(
        here.shop,
        `select amount from payment_anomalies where kind = 'refunded-elsewhere'`,
      ),
    ).toEqual([{ amount: '6000' }]);
  });

  it.each([
    ['the rest after a further part', [4_900], [15_000, 4_900]],
    ['all that is left at the provider', [], [15_000, 4_900]],
  ])('leaves to a customer who cancels %s', async (_, further, back) => {
    await byHand(15_000);
    for (const amount of [6_000, ...further]) {
      await refund(amount);
      await here.shop.workOnce();
    }
    await cancel();
    await here.shop.workOnce();
    expect(await made()).toEqual(back);
    expect(await query(here.shop, `select from refunds where state = 'owed'`)).toEqual([]);
    expect(await refused()).toEqual([6_000]);
    expect(await onlyOrder(here.shop)).toMatchObject({
      state: 'canceled',
      refunded_at: expect.any(Date),
    });
    const credited = (await notes()).reduce((sum, note) => sum + note, 0);
    expect(credited).toBe(-19_900);
  });

  it('can be canceled again where the refund of all of it was refused', async () => {
    await byHand(15_000);
    await refund(19_900);
    await cancel();
    // All of its money is about to go back: there is nothing to cancel.
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'paid' });
    await here.shop.workOnce();
    expect(await refused()).toEqual([19_900]);
    await cancel();
    await here.shop.workOnce();
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'canceled' });
    expect(await made()).toEqual([15_000, 4_900]);
  });

  it('goes to a customer who has canceled meanwhile', async () => {
    await byHand(15_000);
    await refund(6_000);
    await cancel();
    await here.shop.workOnce();
    await here.shop.workOnce();
    expect(await made()).toEqual([15_000, 4_900]);
    expect(await query(here.shop, `select from refunds where state = 'owed'`)).toEqual([]);
    expect(await refused()).toEqual([6_000]);
    expect(await onlyOrder(here.shop)).toMatchObject({
      state: 'canceled',
      refunded_at: expect.any(Date),
    });
    expect((await notes()).reduce((sum, note) => sum + note, 0)).toBe(-19_900);
  });

  it('is made where another worker got it through', async () => {
    const id = randomUUID();
    await refund(5_000, { id });
    await query(here.shop, `update refunds set state = 'refused'`);
    const is = { providerRefundId: 're_1', doneAt: new Date() };
    expect(await here.shop.database.db.transaction((tx) => recordRefund(tx, { id }, is))).toBe(
      true,
    );
    expect(await rows()).toEqual([['part', 5_000, 'done']]);
  });
});

describe('a part whose key is taken', () => {
  it('stays owed, and the rest of a cancellation waits for it', async () => {
    const id = randomUUID();
    await query(
      here.provider,
      `insert into test_checkout.idempotency_key values ($1, 'another request', '{}', now())`,
      [`refund-${id}`],
    );
    await refund(5_000, { id });
    await cancel();
    await here.shop.workOnce();
    expect(await made()).toEqual([]);
    expect(await rows()).toEqual([
      ['part', 5_000, 'owed'],
      ['canceled', 14_900, 'owed'],
    ]);
    await query(here.provider, 'delete from test_checkout.idempotency_key');
    await hoursLater();
    expect(await made()).toEqual([5_000, 14_900]);
  });
});

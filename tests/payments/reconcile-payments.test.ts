import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAnomalies, listEmails, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
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

describe('the comparison with the provider', () => {
  it('settles what no message and no look has told', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(shop, 'delete from graphile_worker._private_jobs');
    await reconcile(shop);
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await listAnomalies(shop)).toEqual([]);
    expect(await listEmails(shop)).toHaveLength(2);
  });

  it('looks back thirty days at first, then two days behind the last time', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const made = (days: number) =>
      query(
        provider,
        `update test_checkout.session set created_at = now() - make_interval(secs => $1)`,
        [days * 86_400],
      );
    await query(shop, 'delete from graphile_worker._private_jobs');
    await made(30.1);
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await made(2.1);
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await made(1.9);
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });

    await query(shop, 'truncate orders, invoices cascade');
    await query(shop, 'delete from reconciliations');
    await made(29.9);
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('looks back thirty days again once a day, for money that took its time', async () => {
    await reconcile(shop);
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(shop, 'delete from graphile_worker._private_jobs');
    await query(
      provider,
      `update test_checkout.session set created_at = now() - interval '10 days'`,
    );
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    await query(
      shop,
      `update reconciliations set compared_until = now() - interval '24 hours 1 second'`,
    );
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('goes on behind a checkout that it cannot deal with, and comes back to it', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    const { id } = await onlyOrder(shop);
    await pressHosted(visitor, await placeOrder(shop.visitor()));
    await query(shop, 'delete from graphile_worker._private_jobs');
    await query(shop, `alter table invoices add constraint none check (order_id <> '${id}')`);
    const states = async () => (await listOrders(shop)).map(({ state }) => state);
    await reconcile(shop);
    expect(await states()).toEqual(['pending', 'paid']);
    expect(await query(shop, 'select from reconciliations')).toEqual([]);
    expect(await query(shop, 'select last_error from graphile_worker.jobs')).toContainEqual({
      last_error: expect.stringContaining('1 checkouts could not be compared'),
    });
    await query(shop, 'alter table invoices drop constraint none');
    await query(shop, `update graphile_worker._private_jobs set run_at = now()`);
    await shop.workOnce();
    expect(await states()).toEqual(['paid', 'paid']);
    expect(await query(shop, 'select from reconciliations')).toHaveLength(2);
  });

  it('looks at nothing that others sold through the account', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(
      provider,
      `insert into test_checkout.session
         (id, status, payment_id, payment_state, fields, created_at, expires_at)
       select 'cs_test_theirs', status, 'pi_theirs', payment_state,
         jsonb_set(fields - 'metadata', '{metadata}', '{"cart":"7"}')
           || '{"client_reference_id":"their-7"}', created_at, expires_at
       from test_checkout.session`,
    );
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await listAnomalies(shop)).toEqual([]);
  });

  it('begins where a backup of long ago ended', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(shop, 'delete from graphile_worker._private_jobs');
    const age = `now() - interval '50 days'`;
    await query(provider, `update test_checkout.session set created_at = ${age}`);
    await query(shop, `insert into reconciliations values ('checkouts', ${age})`);
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('notes an order that we have as paid and the provider has not', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    await query(
      provider,
      `update test_checkout.session set status = 'expired', payment_state = null, payment_id = null`,
    );
    await reconcile(shop);
    await reconcile(shop);
    expect(await listAnomalies(shop)).toEqual(['not-paid-at-provider']);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('goes on in another job where the list is long', async () => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await query(shop, 'delete from graphile_worker._private_jobs');
    // Newer than the one that matters, and more of them than one job reads.
    await query(
      provider,
      `insert into test_checkout.session (id, fields, created_at, expires_at)
       select 'cs_test_' || i, jsonb_set(fields, '{client_reference_id}', to_jsonb('x' || i)),
         created_at, expires_at
       from test_checkout.session, generate_series(1, 1010) i`,
    );
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await query(shop, 'select * from reconciliations')).toHaveLength(2);
  });
});

describe('an order whose attempt was begun differently before a restore', () => {
  it('can be paid by the next attempt', async () => {
    const visitor = shop.visitor();
    await placeOrder(visitor);
    const { token } = await onlyOrder(shop);
    await query(shop, 'update checkouts set checkout_id = null, url = null');
    await query(shop, `update orders set note = 'x'`);
    const pressed = await visitor.post(`/objednavky/${token}`, { intent: 'pay' });
    expect(pressed.location).toContain('/test-checkout/pay/');
    await pressHosted(visitor, pressed.location ?? '');
    await reconcile(shop);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid', checkout_attempt: 2 });
  });
});

import { seconds } from '#test-checkout/api/objects.ts';
import type { Store } from './store.ts';
import { run } from './store.ts';

/**
 * As long as the page of an order may still cause a refund; after that nothing reads the payment (rules
 * 24).
 */
const KEPT_MS = 2 * 366 * 24 * 3600 * 1000;
const KEYS_KEPT_MS = 24 * 3600 * 1000;
const AT_ONCE = 1000;

/** Deletes what is so old that no shop asks for it: a demonstration keeps no customers for ever. */
export async function forgetOld(store: Store): Promise<void> {
  const now = store.clock().getTime();
  const before = new Date(now - KEPT_MS);
  await run(
    store.sql,
    (bind) => `with old as (
        select id, payment_id from test_checkout.session
        where created_at < ${bind(before)} limit ${bind(AT_ONCE)}
      ), refunds as (
        delete from test_checkout.refund where payment_id in (select payment_id from old)
      )
      delete from test_checkout.session where id in (select id from old)`,
  );
  await run(
    store.sql,
    (bind) => `with old as (
        select id from test_checkout.event
        where (body ->> 'created')::bigint < ${bind(seconds(before))} limit ${bind(AT_ONCE)}
      ), deliveries as (
        delete from test_checkout.delivery where event_id in (select id from old)
      )
      delete from test_checkout.event where id in (select id from old)`,
  );
  await run(
    store.sql,
    (bind) => `delete from test_checkout.idempotency_key
      where created_at < ${bind(new Date(now - KEYS_KEPT_MS))}`,
  );
}

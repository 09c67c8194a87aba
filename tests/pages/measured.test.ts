import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureTimes } from '#database/orders/measured-times.ts';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let now = new Date();
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  const visitor = shop.visitor();
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie' }];
  await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
  await shop.workOnce();
});
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60_000;
const since = () => new Date(now.getTime() - 180 * DAY_MS);

/** Copies the only order so often, done in these hours after its payment. */
async function done(hours: readonly number[], changes = ''): Promise<void> {
  for (const took of hours) {
    const id = randomUUID();
    await query(
      shop,
      `with copied as (
        insert into orders overriding system value
        select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('id', $1::text, 'token', $1::text,
          'cart_id', $1::text, 'state', 'completed', 'invoice_number', null,
          'paid_at', now() - interval '20 days', 'consent_at', now() - interval '20 days',
          'number', 200000 + (random() * 1000000)::int))).*
        from (select * from orders order by number limit 1) o
        returning id
      )
      insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_id', $1::text,
        'work', 'completed', 'started_at', now() - interval '20 days', 'delivered', 1000,
        'completed_at', now() - interval '20 days' + $2 * interval '1 hour') ${changes})).*
      from (select l.* from order_lines l join orders o on o.id = l.order_id order by number limit 1) l`,
      [id, took],
    );
  }
}

async function wordsAt(path: string, locale?: 'cs' | 'en'): Promise<string> {
  return textOf(await (await shop.get(path, locale)).text());
}

describe('how long orders of a service took', () => {
  it('is not said while fewer than twenty bear it out', async () => {
    await done(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(await wordsAt('/instagram/sledujici/1000')).not.toContain('devět z deseti');
  });

  it('is what percentile_cont makes of them, rounded up, in both editions', async () => {
    await done([40.5, 30.25, 22.75]);
    const [exact] = await query<{ half: number; most: number; orders: number }>(
      shop,
      `select percentile_cont(0.5) within group (order by took) as half,
        percentile_cont(0.9) within group (order by took) as most, count(*)::int as orders
      from (
        select extract(epoch from l.completed_at - o.paid_at)::float8 / 3600 as took
        from order_lines l join orders o on o.id = l.order_id where l.work = 'completed') times`,
    );
    const measured = (await measureTimes(shop.services.db, since()))['ig-followers'];
    expect(measured?.orders).toBe(22);
    expect(measured?.halfHours).toBeCloseTo(exact?.half ?? 0, 6);
    expect(measured?.mostHours).toBeCloseTo(exact?.most ?? 0, 6);
    now = new Date(now.getTime() + 11 * 60_000);
    const [half, most] = [exact?.half ?? 0, exact?.most ?? 0].map(Math.ceil);
    // The page is renewed in the background; the figures are counted anew after ten minutes.
    await expect
      .poll(() => wordsAt('/instagram/sledujici/5000'))
      .toContain(
        `Polovina z posledních 22 objednávek této služby byla hotová do ${half} hodin, devět z deseti do ${most} hodin.`,
      );
    expect(await wordsAt('/instagram/sledujici/10000', 'en')).toContain(
      `Of the last 22 orders of this service, half were done in ${half} hours, nine of ten in ${most} hours.`,
    );
    expect(await wordsAt('/instagram/lajky/1000')).not.toContain('devět z deseti');
    expect(await (await shop.get('/instagram/sledujici/5000')).text()).not.toMatch(
      /"@type":"Service"[^<]*(?:hodin|deliveryTime)/,
    );
  });

  it('leaves out what waited by wish, was long ago, or ended with money back', async () => {
    const before = (await measureTimes(shop.services.db, since()))['ig-followers'];
    await done([100], ` || jsonb_build_object('completed_at', now() - interval '200 days')`);
    await query(
      shop,
      `update orders set express_consent = false where id in (
      select order_id from order_lines where work = 'completed' limit 1)`,
    );
    await query(
      shop,
      `insert into late_offers (id, order_id, promised_at, offered_at, answer, answered_at, amount)
      select gen_random_uuid(), o.id, now(), now(), 'money', now(), 1
      from orders o where state = 'completed' and express_consent
        and exists (select from order_lines l where l.order_id = o.id and completed_at > now() - interval '30 days')
      limit 1`,
    );
    const after = (await measureTimes(shop.services.db, since()))['ig-followers'];
    expect(after?.orders).toBe((before?.orders ?? 0) - 2);
  });
});

import { chromium } from 'playwright-core';
import { it } from 'vitest';
import { openShop } from '#tests/stage/open-shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { placeOrder, pay } from '#tests/stage/ordering.ts';
import { query, listOrders } from '#tests/stage/books.ts';
import { offerWhenLate } from '#flows/orders/offer-when-late.ts';

it('looks', async () => {
  const time = createClock();
  const shop = await openShop({ clock: time.clock });
  const sets = [
    { packageId: 'ig-followers-10000', target: '@zofie.rihova' },
    { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
    { packageId: 'tt-followers-5000', target: 'https://www.tiktok.com/@zofie' },
  ];
  const pages: Record<string, string> = {};
  for (const name of ['going', 'held', 'late', 'done', 'stopped', 'paid']) {
    const v = shop.visitor();
    await pay(v, await placeOrder(v, sets, { start: 'now' }));
    await shop.workOnce();
    const token = (await listOrders(shop)).at(-1)?.token ?? '';
    const [{ id }] = (await query(shop, 'select id from orders where token = $1', [token])) as any;
    pages[name] = token;
    const q = (sql: string) => query(shop, sql, [id]);
    if (name !== 'paid') {
      await q(
        `update orders set state = 'delivering', promised_at = paid_at + interval '5 days' where id = $1`,
      );
      await q(
        `insert into order_events (order_id, state, actor, at) select $1, 'delivering', 'operator', paid_at + interval '2 hours' from orders where id = $1`,
      );
      await q(
        `update order_lines set work = 'delivering', started_at = now(), start_count = 1200, delivered = 4300 where order_id = $1 and position = 0`,
      );
      await q(
        `update order_lines set work = 'completed', started_at = now(), completed_at = now() + interval '3 hours', start_count = 12, delivered = 1100 where order_id = $1 and position = 1`,
      );
    }
    if (name === 'held') {
      await q(
        `update order_lines set hold_reason = 'target-private', hold_text = 'Profil je soukromý, sledující se na něj nedostanou.\nZveřejněte ho prosím aspoň do konce dodání.', held_at = now() where order_id = $1 and position = 0`,
      );
      await q(
        `update order_lines set hold_reason = 'target-missing', hold_text = 'Na odkazu nic není.', held_at = now() where order_id = $1 and position = 2`,
      );
    }
    if (name === 'late') {
      await q(`update orders set promised_at = now() - interval '1 hour' where id = $1`);
      await offerWhenLate(shop.services);
    }
    if (name === 'done') {
      await q(`update orders set state = 'completed' where id = $1`);
      await q(
        `insert into order_events (order_id, state, actor, at) select $1, 'completed', 'operator', now() from orders where id = $1`,
      );
      await q(
        `update order_lines set work = 'completed', started_at = coalesce(started_at, now()), completed_at = now(), delivered = case position when 0 then 10000 when 1 then 1100 else 5000 end where order_id = $1`,
      );
      await q(
        `insert into refills (id, order_id, line, count_now, state, asked_at) values (gen_random_uuid(), $1, 1, 1000, 'asked', now())`,
      );
      await q(
        `insert into refills (id, order_id, line, count_now, state, asked_at, ended_at, reason) values (gen_random_uuid(), $1, 2, 1000, 'refused', now(), now(), 'Profil je přejmenovaný.')`,
      );
      await q(
        `insert into complaints (id, order_id, line, text, wish, received_at, due_at) values (gen_random_uuid(), $1, 0, 'Přišla jen polovina.\nČekám týden.', 'money', now(), now() + interval '30 days')`,
      );
      await q(
        `insert into complaints (id, order_id, text, wish, received_at, due_at, outcome, settled_at, answer) values (gen_random_uuid(), $1, 'Nic nepřišlo.', 'refill', now(), now() + interval '30 days', 'refused', now(), 'Podle našeho záznamu bylo dodáno vše 21. listopadu.')`,
      );
    }
    if (name === 'stopped') {
      await q(
        `update order_lines set work = 'completed', started_at = coalesce(started_at, now()), completed_at = '2026-11-23T09:00:00Z' where order_id = $1 and position <> 1`,
      );
      await q(`update orders set state = 'completed' where id = $1`);
      await q(
        `insert into order_events (order_id, state, actor, at) select $1, 'completed', 'customer', now() from orders where id = $1`,
      );
      await q(
        `insert into late_offers (id, order_id, promised_at, offered_at, answer, answered_at, amount) values (gen_random_uuid(), $1, now(), now(), 'money', '2026-11-23T09:00:00Z', 123456)`,
      );
    }
  }
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const wanted = (process.env['LOOK'] ?? 'going,held,late,done,stopped').split(',');
  for (const [width, scheme, locale] of [
    [390, 'light', 'cs'],
    [1440, 'light', 'cs'],
    [768, 'dark', 'en'],
    [390, 'dark', 'en'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
    });
    const page = await context.newPage();
    for (const name of wanted) {
      const host = locale === 'cs' ? 'localhost' : 'en.localhost';
      await page.goto(
        `http://${host}:${shop.port}/${locale === 'cs' ? 'objednavky' : 'orders'}/${pages[name]}`,
      );
      if (name === 'done')
        for (const d of await page.locator('main details.more > summary').all()) await d.click();
      await page.evaluate(() => {
        for (const s of ['.site-header', '.site-footer']) document.querySelector(s)?.remove();
      });
      await page
        .locator('main')
        .screenshot({ path: `/tmp/shots/customer/${name}-${width}-${scheme}-${locale}.png` });
    }
    await context.close();
  }
  await browser.close();
  await shop.close();
}, 120_000);

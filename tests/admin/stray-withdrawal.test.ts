import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { afterUndo, deliver } from '#tests/stage/money-desk.ts';
import { readForms } from '#tests/stage/html.ts';
import { signIn } from '#tests/stage/operator.ts';
import { openOrderAdmin } from '#tests/stage/order-desk.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { stray as declare, tie } from '#tests/stage/stray.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** A declaration with a number that no order has. */
const stray = (email: string) => declare(here, email, { part: 'jen lajky', reason: 'Omyl' });

function shownOf(visitor: Visitor, id: string, number = '100001'): Promise<Page> {
  return visitor.post(`/ad/withdrawals/${id}`, { intent: 'tie', number });
}

it('that fits no order shows all that was written, and is tied to the one that is found', async () => {
  await deliver(here.shop, 40);
  const id = await stray('zofie@example.com');
  const { visitor } = await signIn(here.shop, { role: 'editor' });
  const queue = await visitor.get('/ad/queues/withdrawals');
  expect(queue.html).toContain(`/ad/withdrawals/${id}`);
  const page = await visitor.get(`/ad/withdrawals/${id}`);
  for (const words of ['Neznámý Člověk', '999999', 'zofie@example.com', 'jen lajky', 'Omyl'])
    expect(page.text).toContain(words);
  // The mailbox is looked for at once.
  expect(plain(page.text)).toContain('Přiřadit k objednávce č. 100001');
  const none = await visitor.get(`/ad/withdrawals/${id}?q=nikdo`);
  expect(none.text).toContain('Nic se nenašlo.');
  const wrong = await visitor.post(`/ad/withdrawals/${id}`, {
    intent: 'tie',
    number: '5',
    id: randomUUID(),
  });
  expect([wrong.status, wrong.text]).toEqual([409, expect.stringContaining('Taková objednávka')]);
  const tied = await tie(visitor, id);
  expect([tied.status, tied.location]).toEqual([
    303,
    expect.stringContaining('/ad/orders/100001/care'),
  ]);
  expect(
    await query(
      here.shop,
      'select outcome, held_at from withdrawals join orders on orders.id = order_id',
    ),
  ).toEqual([{ outcome: 'held', held_at: expect.any(Date) }]);
  expect(await query(here.shop, `select text from order_events where kind = 'withdrawal'`)).toEqual(
    [{ text: 'jen lajky' }],
  );
  await afterUndo(here);
  const [first, second, ...more] = await emailsOf(here.shop, 'withdrawal-customer');
  expect(more).toEqual([]);
  expect(plain(first?.text ?? '')).toContain('nepodařilo objednávku najít');
  expect(plain(second?.text ?? '')).toContain('Dodávání jsme pozastavili.');
  expect(plain(second?.text ?? '')).toMatch(
    /Objednávka:? +999999\s+Přiřadili jsme k objednávce:? +100001/,
  );
  const again = await visitor.post(`/ad/withdrawals/${id}`, {
    intent: 'tie',
    number: '100001',
    id: randomUUID(),
  });
  expect(plain(again.text)).toContain('Odstoupení už je k této objednávce přiřazené.');
});

it('stands in the history as declared when it came and tied when it was, and holds from then', async () => {
  await deliver(here.shop, 40);
  const id = await stray('zofie@example.com');
  await here.time.pass(here.shop, 180);
  const { visitor } = await signIn(here.shop);
  await tie(visitor, id);
  const [row] = await query(
    here.shop,
    `select declared_at, held_at, (select name from operators) as name
     from withdrawals w join orders o on o.id = order_id`,
  );
  const entries = await query(
    here.shop,
    `select kind, actor, person, at from order_events where kind like 'withdrawal%' order by id`,
  );
  expect(entries).toEqual([
    { kind: 'withdrawal', actor: 'customer', person: null, at: row?.['declared_at'] },
    { kind: 'withdrawal-tied', actor: 'operator', person: row?.['name'], at: row?.['held_at'] },
  ]);
  expect(Number(entries[1]?.['at'])).toBeGreaterThan(Number(row?.['declared_at']) + 170 * 60_000);
});

it('is tied only with what was shown, also where its order ends at that moment', async () => {
  await deliver(here.shop, 40);
  const id = await stray('zofie@example.com');
  const { visitor } = await signIn(here.shop);
  const shown = readForms((await shownOf(visitor, id)).html);
  const form = shown.find(({ fields }) => 'previewed' in fields);
  const holder = await here.shop.database.pool.connect();
  await holder.query('begin; select from orders for update');
  await holder.query(`update order_lines set work = 'completed', completed_at = now()`);
  await holder.query(`update orders set state = 'completed'`);
  const pressed = visitor.post(`/ad/withdrawals/${id}`, { ...form?.fields, intent: 'tie' });
  const waiters = () =>
    query(
      here.shop,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(waiters).toHaveLength(1);
  await holder.query('commit');
  holder.release();
  const answer = await pressed;
  expect([answer.status, plain(answer.text)]).toEqual([
    200,
    expect.stringContaining('Dodávání už předtím skončilo.'),
  ]);
  expect(await query(here.shop, 'select outcome, order_id from withdrawals')).toEqual([
    { outcome: 'unknown', order_id: null },
  ]);
  expect((await tie(visitor, id)).status).toBe(303);
});

it.each([
  ['begun', 'Dodávání celé objednávky se pozastaví. Peníze vrátíte na objednávce.'],
  ['free', 'Dodávání celé objednávky se pozastaví. Byla zdarma, nic se nevrací.'],
  ['short', 'Dodávání už skončilo. Peníze vrátíte na objednávce.'],
  ['delivered', 'Dodávání celé objednávky se pozastaví. Vracet není co.'],
  ['unasked', 'Dodávání už skončilo. Peníze vrátíte na objednávce.'],
  ['unpaid', 'Není zaplacená, dodávat se nezačne. Dorazí‑li peníze, vrátíte je.'],
])('says before it is tied what follows for an order: %s', async (stand, effect) => {
  await deliver(here.shop, stand === 'delivered' || stand === 'unasked' ? 100 : 40);
  const id = await stray('zofie@example.com');
  const change = {
    begun: 'select',
    free: `update orders set paid_how = 'free', total = 0, subtotal = 0, discount = 0`,
    short: `update orders set state = 'completed'`,
    delivered: 'select',
    unasked: `update orders set state = 'completed', express_consent = false`,
    unpaid: `update orders set state = 'pending', paid_at = null`,
  }[stand];
  if (stand === 'short' || stand === 'unasked')
    await query(here.shop, `update order_lines set work = 'completed', completed_at = now()`);
  await query(here.shop, change ?? '');
  const { visitor } = await signIn(here.shop);
  expect(plain((await shownOf(visitor, id)).text)).toContain(effect);
});

it('is tied once by a form that is sent twice, which says both times that it is done', async () => {
  await deliver(here.shop, 40);
  const id = await stray('zofie@example.com');
  const { visitor } = await signIn(here.shop);
  const shown = readForms((await shownOf(visitor, id)).html);
  const form = shown.find(({ fields }) => 'previewed' in fields);
  const press = () => visitor.post(`/ad/withdrawals/${id}`, { ...form?.fields, intent: 'tie' });
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await query(here.shop, `select from order_events where kind = 'withdrawal-tied'`)).toEqual(
    [{}],
  );
});

it('of another mailbox never brings the private link there', async () => {
  await deliver(here.shop, 40);
  const id = await stray('jana@example.com');
  const { visitor } = await signIn(here.shop);
  await tie(visitor, id);
  await afterUndo(here);
  for (const { text } of await emailsOf(here.shop, 'withdrawal-customer'))
    expect(text).not.toContain('/objednavky/');
});

/** What became of the declaration and its order, and since when that is held. */
const resolutions = () =>
  query(
    here.shop,
    'select state, resolution, held_at from withdrawals w join orders o on o.id = w.order_id',
  );

it('that is tied to an unpaid order ends with that', async () => {
  const admin = await openOrderAdmin(here.shop, { isPaid: false });
  const id = await stray('zofie@example.com');
  const { visitor } = await signIn(here.shop);
  expect((await tie(visitor, id, String(admin.number))).status).toBe(303);
  expect(await resolutions()).toMatchObject([{ state: 'pending', resolution: null }]);
  await here.time.pass(here.shop, 25 * 60);
  expect(await resolutions()).toEqual([{ state: 'expired', resolution: 'ended', held_at: null }]);
});

it('waits again where the money of an order comes that had ended with it', async () => {
  const buyer = here.shop.visitor();
  await pressHosted(buyer, await placeOrder(buyer));
  const [order] = await query(here.shop, `select id, number from orders where state = 'pending'`);
  const id = await stray('zofie@example.com');
  const { visitor } = await signIn(here.shop);
  expect((await tie(visitor, id, String(order?.['number']))).status).toBe(303);
  // As it is left where the checkout is reported as expired before the payment is.
  await query(here.shop, `update orders set state = 'expired', held_at = null where id = $1`, [
    order?.['id'],
  ]);
  await query(here.shop, `update withdrawals set resolution = 'ended', resolved_at = now()`);
  await here.time.pass(here.shop, 2);
  const held = { state: 'paid', resolution: null, held_at: expect.any(Date) };
  expect(await resolutions()).toEqual([held]);
  expect((await visitor.get('/ad/queues/withdrawals')).text).toContain(String(order?.['number']));
});

it('by which an unpaid order was canceled holds it where its money comes after all', async () => {
  const buyer = here.shop.visitor();
  await pressHosted(buyer, await placeOrder(buyer));
  const [order] = await query(here.shop, `select id, number from orders where state = 'pending'`);
  // As it is left where the checkout was closed for the withdrawal before the payment is reported.
  await query(here.shop, `update orders set state = 'canceled' where id = $1`, [order?.['id']]);
  await query(
    here.shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
     select gen_random_uuid(), 'cs', 'Žofie', number, email, '', '', now(), id, 'canceled' from orders where id = $1`,
    [order?.['id']],
  );
  await here.time.pass(here.shop, 2);
  expect(await resolutions()).toEqual([
    { state: 'paid', resolution: null, held_at: expect.any(Date) },
  ]);
  expect(await query(here.shop, 'select outcome from withdrawals')).toEqual([{ outcome: 'held' }]);
  const told = (await emailsOf(here.shop, 'order-paid-customer')).map(({ text }) => plain(text));
  const last = told.at(-1)?.split('Obchodní podmínky')[0];
  expect(last).toContain('Od smlouvy jste mezitím odstoupili.');
  expect(last).toContain('Nic dodávat nezačneme a peníze držíme.');
  const forShop = (await emailsOf(here.shop, 'order-paid-shop')).at(-1);
  expect(forShop?.text).toContain('Nic nezačínejte');
  expect(last).not.toMatch(/S dodáním|je uzavřena smlouva|Dokud dodání nezačalo/);
  const { visitor } = await signIn(here.shop);
  expect((await visitor.get('/ad/queues/withdrawals')).text).toContain(String(order?.['number']));
});

it('is answered in a thread of its own, once', async () => {
  const id = await stray('jana@example.com');
  const { visitor } = await signIn(here.shop, { role: 'editor' });
  const opened = await visitor.post(`/ad/withdrawals/${id}`, { intent: 'answer' });
  expect(opened.status).toBe(303);
  const twice = await visitor.post(`/ad/withdrawals/${id}`, { intent: 'answer' });
  expect(twice.location).toBe(opened.location);
  const thread = await visitor.follow(opened);
  for (const words of ['Neznámý Člověk', 'jana@example.com', 'jen lajky'])
    expect(thread.text).toContain(words);
  expect(await query(here.shop, 'select kind from messages')).toEqual([{ kind: 'withdrawal' }]);
  const noted = `select subject from audit_entries where action = 'withdrawal-answered'`;
  expect(await query(here.shop, noted)).toEqual([{ subject: id }]);
});

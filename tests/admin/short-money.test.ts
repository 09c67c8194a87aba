import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ReturnReason } from '#domain/payments/money-back.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { moveLines } from '#flows/orders/move-lines.ts';
import { returnMoney } from '#flows/payments/return-money.ts';
import { query } from '#tests/stage/books.ts';
import { type OrderAdmin, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const followers = { packageId: 'ig-followers-1000', target: '@zofie' };
const likes = { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' };
const operator: Operator = {
  id: randomUUID(),
  name: 'Jana Malá',
  email: 'jana@example.com',
  role: 'owner',
  language: 'cs',
  hasShortcuts: true,
  sessionId: randomUUID(),
  provedAt: new Date(),
};
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/g, ' ');

async function endedAt700(): Promise<OrderAdmin> {
  const admin = await openOrderAdmin(here.shop, { wishes: [followers] });
  await admin.send('move-0', { to: 'delivering' });
  const asked = await admin.send('move-0', { to: 'end', delivered: '700' });
  await admin.send('move-0', { to: 'end-700', note: 'Síť zbytek smazala' }, asked);
  return admin;
}

/** Wishes a sum back, of which nothing went back before. @returns the id of the wish */
async function requestBack(
  { id: orderId }: OrderAdmin,
  amount: number,
  { aboutId = '', why }: { aboutId?: string; why?: ReturnReason | undefined } = {},
): Promise<string> {
  const id = randomUUID();
  const wish = { id, orderId, why };
  const done = await returnMoney(here.shop.services, {
    ...wish,
    amount,
    aboutId,
    operator,
    returned: 0,
    reason: 'Nedodáno',
    byHand: undefined,
    knowsDispute: false,
  });
  expect(done).toEqual({ ok: true });
  return id;
}

const back = (id: string) => undoAction(here.shop.services, { id, operator });

it.each([undefined, 'undelivered', 'agreement', 'late', 'complaint'] as const)(
  'is owed no price of what is missing twice, whatever the money was called: %s',
  async (why) => {
    const admin = await endedAt700();
    await here.time.pass(here.shop, 1);
    const open = async () =>
      (await query(here.shop, 'select short_open from orders where id = $1', [admin.id]))[0];
    const enqueued = Number((await open())?.['short_open']);
    expect(enqueued).toBeGreaterThan(0);
    await requestBack(admin, enqueued, { why });
    expect(await open()).toEqual({ short_open: '0' });
    await here.time.pass(here.shop, 1);
    expect(await open()).toEqual({ short_open: '0' });
  },
);

describe('an order that ended short and whose money is about to leave', () => {
  it('neither gets the rest nor is its end taken back, until the money is taken back', async () => {
    const admin = await endedAt700();
    const [end] = await query(here.shop, `select id from pending_actions where order_id = $1`, [
      admin.id,
    ]);
    const money = await requestBack(admin, 10_000);
    expect(hasForm(await admin.look(), 'rest-0')).toBe(false);
    const rest = () =>
      moveLines(here.shop.services, {
        id: randomUUID(),
        orderId: admin.id,
        seen: undefined,
        operator,
        moves: [{ position: 0, to: 'completed', delivered: 1000 }],
      });
    expect(await rest()).toEqual({ ok: false, problem: 'rest-refunded', position: 0 });
    expect(await back(String(end?.['id']))).toEqual({ ok: false, problem: 'changed-meanwhile' });
    expect(await back(money)).toMatchObject({ ok: true });
    expect(hasForm(await admin.look(), 'rest-0')).toBe(true);
    expect(await rest()).toEqual({ ok: true });
  });

  it('gets no rest once the money has left', async () => {
    const admin = await endedAt700();
    await requestBack(admin, 10_000);
    await here.time.pass(here.shop, 2);
    await here.shop.workOnce();
    expect(hasForm(await admin.look(), 'rest-0')).toBe(false);
  });
});

it('an order of which all money went back delivers nothing more, and says so of its packages', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: [followers] });
  await admin.send('move-0', { to: 'delivering' });
  const [order] = await query(here.shop, 'select total::int from orders where id = $1', [admin.id]);
  await requestBack(admin, Number(order?.['total']));
  await here.time.pass(here.shop, 2);
  await here.shop.workOnce();
  expect(
    await query(
      here.shop,
      'select o.state, l.work from orders o join order_lines l on l.order_id = o.id where o.id = $1',
      [admin.id],
    ),
  ).toEqual([{ state: 'refunded', work: 'completed' }]);
  const page = await admin.look();
  for (const form of ['move-0', 'rest-0', 'hold-0']) expect(hasForm(page, form)).toBe(false);
});

it('money for a complaint about the whole order pays nothing of what was never delivered', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: [followers, likes] });
  await admin.send('move-0', { to: 'delivering' });
  await admin.send('move-0', { to: 'delivering', delivered: '900' });
  const complaint = randomUUID();
  const at = here.time.clock();
  await query(
    here.shop,
    `insert into complaints (id, order_id, line, text, remedy, received_at, due_at)
     values ($1, $2, null, 'Nesedí to.', 'money', $3, $3)`,
    [complaint, admin.id, at],
  );
  const intent = await requestBack(admin, 5_000, { aboutId: complaint });
  expect(
    await query(
      here.shop,
      `select request -> 'lines' as lines from pending_actions where id = $1`,
      [intent],
    ),
  ).toEqual([{ lines: [0] }]);
});

it('who withdrew from a part is told that the rest is delivered', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: [followers, likes] });
  await query(
    here.shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, lines, reason, declared_at, order_id,
       outcome, resolution, resolved_at)
     select $2, 'cs', 'Žofie', '1', 'z@example.com', 'lajky', '{1}', '', now(), id, 'held', 'money', now()
     from orders where id = $1`,
    [admin.id, randomUUID()],
  );
  await query(
    here.shop,
    `with done as (update orders set state = 'completed' where id = $1),
       noted as (insert into order_events (order_id, state, actor, at) values ($1, 'completed', 'operator', now()))
     update order_lines set work = 'completed', started_at = now(), completed_at = now(),
       delivered = case position when 0 then 1000 else 0 end where order_id = $1`,
    [admin.id],
  );
  const page = plain((await here.shop.visitor().get(`/objednavky/${admin.token}`)).text);
  expect(page).toContain('Od části objednávky jste odstoupili, ostatní balíčky jsou dodané.');
  expect(page).not.toContain('Objednávka skončila odstoupením');
  expect(plain((await admin.look()).text)).toContain(
    'od části zákazník odstoupil, ostatní je dodané',
  );
});

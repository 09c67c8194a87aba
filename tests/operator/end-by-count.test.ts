import { expect, it } from 'vitest';
import { readBatchOrders } from '#database/batches.ts';
import { planOf } from '#domain/operator/batch.ts';
import { query } from '#tests/stage/books.ts';
import { hasForm, openDesk } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const likes = { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' };

async function partlyReturned(wishes: (typeof likes)[]) {
  const desk = await openDesk(here.shop, { wishes });
  await desk.send('move-0', { to: 'delivering' });
  await desk.send('move-0', { to: 'delivering', delivered: '410' });
  await query(
    here.shop,
    `insert into refunds (id, order_id, checkout_id, payment_id, kind, amount, reason, actor, state, created_at, done_at)
     select gen_random_uuid(), order_id, 'cs_1', 'pi_1', 'part', 100, 'agreement', 'operator', 'done', now(), now()
     from checkouts where order_id = $1`,
    [desk.id],
  );
  return desk;
}

it('asks for the count of a package that was delivered in part, once money has gone back', async () => {
  const desk = await partlyReturned([likes]);
  const refused = await desk.send('move-0', { to: 'completed' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Nedodalo se všechno');
  const ended = await desk.send('move-0', { to: 'completed', note: 'zbytek jsme vrátili' });
  expect(ended.status).toBe(303);
  const lines = await query(
    here.shop,
    'select work, delivered from order_lines where order_id = $1',
    [desk.id],
  );
  expect(lines).toEqual([{ work: 'completed', delivered: 410 }]);
});

it('takes the whole quantity where it is typed', async () => {
  const desk = await partlyReturned([likes]);
  const ended = await desk.send('move-0', { to: 'completed', delivered: '1100' });
  expect(ended.status).toBe(303);
  const lines = await query(
    here.shop,
    'select work, delivered from order_lines where order_id = $1',
    [desk.id],
  );
  expect(lines).toEqual([{ work: 'completed', delivered: 1100 }]);
});

it('completes no such package with others, on its page or in bulk', async () => {
  const other = { ...likes, target: 'https://www.instagram.com/p/Cabc124/' };
  const desk = await partlyReturned([likes, other]);
  await desk.send('move-1', { to: 'delivering' });
  expect(hasForm(await desk.look(), 'move-all')).toBe(false);
  const now = here.shop.services.clock();
  const planned = async () => {
    const order = (await readBatchOrders(here.shop.services.db, [desk.id])).get(desk.id);
    return order && planOf(order, { kind: 'complete', text: '' }, now);
  };
  expect(await planned()).toMatchObject({ ok: true, positions: [1], emails: [] });
  await desk.send('move-1', { to: 'completed' });
  expect(await planned()).toEqual({ ok: false, problem: 'delivered-short' });
});

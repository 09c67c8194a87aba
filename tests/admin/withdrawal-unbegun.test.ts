import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { afterUndo, returnFields } from '#tests/stage/money-desk.ts';
import { openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ');
const wishes = [
  { packageId: 'ig-followers-1000', target: '@zofie' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
];

it('a package that was withdrawn from before it began has no start, and counts nowhere', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes });
  await admin.send('move-0', { to: 'delivering' });
  await admin.send('move-0', { to: 'delivering', delivered: '700' });
  const promised = `select promised_at from orders where id = '${admin.id}'`;
  const slow = `update order_lines set delivery = '{"from":20,"to":30,"unit":"day"}' where position = 1`;
  await query(here.shop, slow);
  const id = randomUUID();
  await query(
    here.shop,
    `with held as (update orders set held_at = now() where id = $2)
     insert into withdrawals (id, locale, name, order_number, email, part, lines, reason, declared_at, order_id, outcome)
     values ($1, 'cs', 'Žofie', '1', 'z@example.com', 'lajky', '{1}', '', now(), $2, 'held')`,
    [id, admin.id],
  );
  const { visitor } = admin.operator;
  const money = await visitor.get(`${admin.address}/money-back?about=${id}`);
  expect((await visitor.post(`${admin.address}/money-back`, returnFields(money))).status).toBe(303);
  await afterUndo(here);
  expect(
    await query(
      here.shop,
      'select work, delivered, started_at, completed_at from order_lines where order_id = $1 order by position',
      [admin.id],
    ),
  ).toEqual([
    { work: 'delivering', delivered: 700, started_at: expect.any(Date), completed_at: null },
    { work: 'completed', delivered: 0, started_at: null, completed_at: expect.any(Date) },
  ]);
  const list = plain((await visitor.get('/ad/orders')).text);
  expect(list).toContain('700 z 1.000');
  expect(list).not.toContain('700 z 2.000');
  const rows = /id="line-1">.*?<\/progress>(.*?)<\/p>/s.exec((await admin.look()).html);
  expect(rows?.[1]).toContain('Nezačalo se');
  expect(rows?.[1]).not.toContain('zahájeno');
  const shown = plain((await here.shop.visitor().get(`/objednavky/${admin.token}`)).text);
  expect(shown).toContain('Od tohoto balíčku jste odstoupili.');
  expect(shown).not.toContain('Dodáno 0 z');
  // The slow package is promised no more.
  const [{ promised_at: at } = {}] = await query(here.shop, promised);
  expect(new Date(String(at)).getTime()).toBeLessThan(
    here.time.clock().getTime() + 20 * 86_400_000,
  );
});

it('nothing can be complained of in an order whose money went back before anything began', async () => {
  await here.refund(19_900);
  await here.shop.workOnce();
  const [order] = await query(here.shop, 'select state, token from orders');
  expect(order?.['state']).toBe('refunded');
  expect(await query(here.shop, 'select started_at from order_lines')).toEqual([
    { started_at: null },
  ]);
  const page = await here.shop.visitor().get(`/objednavky/${String(order?.['token'])}`);
  expect(page.text).not.toContain('Reklamovat');
});

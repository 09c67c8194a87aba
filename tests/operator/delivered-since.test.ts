import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { settleByMoney } from '#tests/stage/declared.ts';
import { move, someOperator } from '#tests/stage/delivering.ts';
import { moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { stray, tie } from '#tests/stage/stray.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ');

/** Begins the only package, and reports on it a little later. */
async function deliverTo(...counts: number[]): Promise<void> {
  const operator = await someOperator(here.shop);
  for (const delivered of counts) {
    await here.time.pass(here.shop, 10);
    await move(here.shop, operator, { position: 0, to: 'delivering', delivered });
  }
}

/** An order that may begin at once, and knows its post. */
async function asked(): Promise<void> {
  await query(here.shop, 'update orders set express_consent = true');
  await query(here.shop, `update order_lines set target_kind = 'post'`);
}

/** Everybody by whom something is proposed, or about to be said, of the sum that goes back. */
async function sums(id: string): Promise<unknown> {
  const { visitor } = await signIn(here.shop);
  const care = await visitor.get('/ad/orders/100001/care');
  const [, proposed] = /Vrátit ([\d.,]+ Kč) za/.exec(plain(care.text)) ?? [];
  const money = await visitor.get(`${await moneyBackOf(here.shop)}?about=${id}`);
  const queue = plain((await visitor.get('/ad/queues/withdrawals')).text);
  return {
    proposed,
    filled: Number(returnFields(money)['announced']?.split(' ')[0]),
    waits: proposed !== undefined && queue.includes(proposed),
  };
}

describe('what was delivered after its customer had withdrawn', () => {
  it('lowers nothing of what goes back for a stray withdrawal that is tied afterwards', async () => {
    await asked();
    const id = await stray(here, 'zofie@example.com');
    await deliverTo(0, 50);
    const { visitor } = await signIn(here.shop);
    expect((await tie(visitor, id)).status).toBe(303);
    expect(await sums(id)).toEqual({ proposed: '199 Kč', filled: 19_900, waits: true });
    await settleByMoney(here, visitor, id);
    expect(await here.made()).toEqual([19_900]);
    const said =
      /do odstoupení dodáno 0 z 100\. Z ceny 199 Kč nám za dodané náleží 0 Kč, vám 199 Kč\./;
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toMatch(said);
    const [note] = await listIssued(here.shop, 'credit-note');
    expect((note?.snapshot.calculation ?? []).map(plain)).toEqual([expect.stringMatching(said)]);
  });

  it('is paid for as far as it was noted by then', async () => {
    await asked();
    await deliverTo(0, 20);
    await here.time.pass(here.shop, 1);
    const id = await stray(here, 'zofie@example.com');
    await deliverTo(70, 100);
    const operator = await someOperator(here.shop);
    await move(here.shop, operator, { position: 0, to: 'completed' });
    const { visitor } = await signIn(here.shop);
    expect((await tie(visitor, id)).status).toBe(303);
    expect(await sums(id)).toEqual({ proposed: '159,20 Kč', filled: 15_920, waits: true });
    const page = await here.shop.visitor().get(`/objednavky/${(await onlyOrder(here.shop)).token}`);
    expect(plain(page.text)).toContain('vám vrátíme 159,20 Kč');
  });

  it('is paid for where the order goes on after all', async () => {
    await asked();
    const id = await stray(here, 'zofie@example.com');
    await deliverTo(0, 50);
    const { visitor } = await signIn(here.shop);
    await tie(visitor, id);
    await query(
      here.shop,
      `with free as (update orders set held_at = null)
       update withdrawals set settlement = 'released', settled_at = now()`,
    );
    const money = await visitor.get(await moneyBackOf(here.shop));
    expect(plain(money.text)).toContain('99,50');
  });

  it('lowers nothing where it is noted while the order is held, unless it is less', async () => {
    await asked();
    await deliverTo(0, 20);
    const typed = { name: 'Žofie', number: '100001', email: 'zofie@example.com', part: '' };
    await here.time.pass(here.shop, 1);
    await here.shop
      .visitor()
      .post('/odstoupeni', { ...typed, reason: '', id: randomUUID(), intent: 'confirm' });
    await here.shop.workOnce();
    const [{ id } = {}] = await query(here.shop, 'select id from withdrawals');
    await deliverTo(80);
    expect(await sums(String(id))).toMatchObject({ proposed: '159,20 Kč', filled: 15_920 });
    const operator = await someOperator(here.shop);
    const less = { delivered: 10, note: 'Přehlédli jsme se.' };
    await move(here.shop, operator, { position: 0, to: 'delivering', ...less });
    expect(await sums(String(id))).toMatchObject({ proposed: '179,10 Kč', filled: 17_910 });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { resolveByMoney } from '#tests/stage/declared.ts';
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
  const afterSales = await visitor.get('/ad/orders/100001/care');
  const [, proposed] = /Vrátit ([\d.,]+ Kč) kvůli/.exec(plain(afterSales.text)) ?? [];
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
    await resolveByMoney(here, visitor, id);
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
       update withdrawals set resolution = 'released', resolved_at = now()`,
    );
    const money = await visitor.get(await moneyBackOf(here.shop));
    expect(plain(money.text)).toContain('99,50');
  });

  it('is what stands while the order is held by it: more or less than was noted before', async () => {
    await asked();
    await deliverTo(0, 20);
    const input = { name: 'Žofie', number: '100001', email: 'zofie@example.com', part: '' };
    await here.time.pass(here.shop, 1);
    await here.shop
      .visitor()
      .post('/odstoupeni', { ...input, reason: '', id: randomUUID(), intent: 'confirm' });
    await here.shop.workOnce();
    const [{ id } = {}] = await query(here.shop, 'select id from withdrawals');
    await deliverTo(80);
    expect(await sums(String(id))).toMatchObject({ proposed: '39,80 Kč', filled: 3980 });
    const operator = await someOperator(here.shop);
    const less = { delivered: 10, note: 'Přehlédli jsme se.' };
    await move(here.shop, operator, { position: 0, to: 'delivering', ...less });
    expect(await sums(String(id))).toMatchObject({ proposed: '179,10 Kč', filled: 17_910 });
  });
});

/** What the screen says that tying would do and send. */
async function previewed(id: string): Promise<string> {
  const { visitor } = await signIn(here.shop);
  const address = `/ad/withdrawals/${id}`;
  return plain((await visitor.post(address, { intent: 'tie', number: '100001' })).text);
}

async function orderPage(): Promise<string> {
  const { token } = await onlyOrder(here.shop);
  return plain((await here.shop.visitor().get(`/objednavky/${token}`)).text);
}

describe('a stray withdrawal from an order that nobody had asked to begin within the period', () => {
  it('brings back the whole price, and promises no day that is over', async () => {
    await query(here.shop, `update order_lines set target_kind = 'post'`);
    const id = await stray(here, 'zofie@example.com');
    await here.time.pass(here.shop, 21 * 1440);
    await deliverTo(0, 60);
    const shown = await previewed(id);
    expect(shown).toMatch(/nežádali, .* Vrátíme vám 199 Kč .* platili, bez zbytečného odkladu\./);
    expect(shown).not.toContain('nejpozději');
    const { visitor } = await signIn(here.shop);
    await tie(visitor, id);
    expect(await sums(id)).toEqual({ proposed: '199 Kč', filled: 19_900, waits: true });
    const money = plain((await visitor.get(await moneyBackOf(here.shop))).text);
    expect(money).toContain('60 z 100 o zahájení nežádal');
    expect(await orderPage()).toMatch(/Vrátíme vám 199 Kč .* zaplatili, bez zbytečného odkladu\./);
    await resolveByMoney(here, visitor, id);
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toMatch(
      /nežádali, za dodané tedy neplatíte\..*vrací se celá cena 199 Kč\./,
    );
  });
});

describe('a stray withdrawal from an order of which nothing had begun and a part is back', () => {
  it('promises what is left', async () => {
    await asked();
    await here.refund(5000);
    await here.shop.workOnce();
    const id = await stray(here, 'zofie@example.com');
    expect(await previewed(id)).toContain('jsme zatím nic nedodali. Vrátíme vám 149 Kč');
    const { visitor } = await signIn(here.shop);
    await tie(visitor, id);
    expect(await orderPage()).toContain('Vrátíme vám 149 Kč');
  });
});

describe('a stray withdrawal from an order of which all that was due is back', () => {
  it('is told by everybody to bring nothing more', async () => {
    await asked();
    await deliverTo(0, 60);
    const operator = await someOperator(here.shop);
    const end = { to: 'completed', delivered: 60, note: 'Síť zbytek smazala' } as const;
    await move(here.shop, operator, { position: 0, ...end });
    await here.refund(7_960);
    await here.shop.workOnce();
    const id = await stray(here, 'zofie@example.com');
    const shown = await previewed(id);
    expect(shown).toContain('Dodávání už skončilo. Vracet není co.');
    expect(shown).toContain('Z ceny vám už nic dalšího nenáleží.');
    expect(shown).not.toMatch(/Zbytek vám vrátíme|nejpozději/);
    const { visitor } = await signIn(here.shop);
    await tie(visitor, id);
    const afterSales = plain((await visitor.get('/ad/orders/100001/care')).text);
    expect(afterSales).toContain('Vracet už není co.');
    expect(afterSales).not.toMatch(/Peníze vrátit|Vrátit peníze|Vrátit [\d.,]+ Kč/);
    const queue = plain((await visitor.get('/ad/queues/withdrawals')).text);
    expect(queue).toContain('Vracet není co');
    expect(queue).not.toMatch(/\b0 Kč/);
    expect(await orderPage()).toContain('Z ceny vám už nic dalšího nenáleží.');
    expect(await orderPage()).not.toContain('nejpozději');
  });
});

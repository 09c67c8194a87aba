import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales } from '#tests/stage/care-desk.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a withdrawal', () => {
  async function declared(outcome = 'held'): Promise<string> {
    const id = randomUUID();
    await deliver(here.shop, 40);
    await query(
      here.shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
       select $1, 'cs', 'Žofie', '100001', 'zofie@example.com', '', '', $2, id, $3 from orders`,
      [id, here.time.clock(), outcome],
    );
    if (outcome === 'held') await query(here.shop, 'update orders set held_at = now()');
    return id;
  }

  it('has fourteen days, leads to its money, and is settled when that has left', async () => {
    const id = await declared();
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(plain(page.text)).toContain('zbývá 14 dní');
    expect(plain(page.text)).toContain('Vrátit 119,40 Kč kvůli odstoupení');
    const money = await visitor.get(`${await moneyBackOf(here.shop)}?about=${id}`);
    expect(plain(money.text)).toContain('Vracíte peníze za odstoupení od smlouvy');
    expect(plain(money.text)).toContain('Potom zbude k vrácení');
    expect(plain(money.text)).not.toContain('Na dodávání se tím nic nemění');
    expect(returnFields(money)).toMatchObject({ sum: '119,40', reason: 'withdrawal', about: id });
    await visitor.post(await moneyBackOf(here.shop), returnFields(money));
    expect((await visitor.get(address)).text).toContain('Peníze jsou na cestě');
    expect(await query(here.shop, 'select resolution from withdrawals')).toEqual([
      { resolution: null },
    ]);
    await afterUndo(here);
    expect(await query(here.shop, 'select resolution, person from withdrawals')).toEqual([
      { resolution: 'money', person: 'Jana Malá' },
    ]);
    expect((await visitor.get(address)).text).toContain('Peníze se vrátily');
  });

  it.each(['late', 'performed'])('that came %s waits for its answer alone', async (outcome) => {
    const id = await declared(outcome);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(plain(page.text)).toContain('slíbili mu odpověď');
    expect(page.text).not.toMatch(/zbývá 14|Vrátit [\d ,]+Kč|Objednávka platí dál/);
    expect((await visitor.get(address.replace('/care', ''))).text).toContain('čeká na odpověď');
    expect((await visitor.get(await moneyBackOf(here.shop))).text).not.toContain('co vyřídit');
    const fields = { ...afterSalesFields(page, `withdrawal-${id}`), how: 'closed' };
    const note = 'Odpověděli jsme, peníze nevracíme.';
    expect((await visitor.post(address, { ...fields, note })).status).toBe(303);
    expect(await query(here.shop, 'select resolution, person from withdrawals')).toEqual([
      { resolution: 'closed', person: 'Jana Malá' },
    ]);
    expect((await visitor.get(address)).text).not.toContain('Zapsat, co jste odpověděli');
  });

  it.each(['released', 'ended'])('can be settled without money: %s', async (how) => {
    const id = await declared();
    if (how === 'ended') await deliver(here.shop, 100);
    // As whatever is changed of a held order leaves it: while it is held nothing is promised.
    await query(here.shop, 'update orders set promised_at = null, express_consent = true');
    await query(here.shop, `update order_lines set target_kind = 'post'`);
    const { visitor, address } = await openAfterSales(here.shop, { role: 'editor' });
    const fields = { ...afterSalesFields(await visitor.get(address), `withdrawal-${id}`), how };
    expect((await visitor.post(address, fields)).status).toBe(422);
    const note = 'Zákazník si to rozmyslel.';
    const answer = await visitor.post(address, { ...fields, note });
    const { previewed = '' } = afterSalesFields(answer, `withdrawal-${id}`);
    const done = await visitor.post(address, { ...fields, note, previewed });
    expect(done.status).toBe(303);
    expect(await query(here.shop, 'select resolution, person from withdrawals')).toEqual([
      { resolution: how, person: 'Jana Malá' },
    ]);
    expect(await query(here.shop, 'select held_at, promised_at from orders')).toEqual([
      { held_at: null, promised_at: how === 'released' ? expect.any(Date) : null },
    ]);
    const other = how === 'ended' ? 'released' : 'ended';
    const late = await visitor.post(address, { ...fields, how: other, note });
    expect(late.status).toBe(409);
  });
});

describe('money that does not fit', () => {
  it('says what it means and what to do, until somebody says what was done', async () => {
    await query(
      here.shop,
      `insert into payment_anomalies (kind, order_id, checkout_id, amount, detail, noticed_at)
       select 'disputed', id, 'cs_1', 19900, 'dispute <b>dp_1</b>', now() from orders`,
    );
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(page.text).toContain('Zákazník platbu zpochybnil u');
    expect(page.text).toContain('Odpovězte v');
    expect(page.text).toContain('dispute <b>dp_1</b>');
    expect((await visitor.get(await moneyBackOf(here.shop))).text).toContain('Pozor, s');
    const [{ id } = { id: '' }] = await query(here.shop, 'select id from payment_anomalies');
    const fields = afterSalesFields(page, `anomaly-${String(id)}`);
    expect((await visitor.post(address, fields)).status).toBe(422);
    const done = { ...fields, note: 'Doložili jsme dodání.' };
    expect((await visitor.post(address, done)).status).toBe(303);
    expect((await visitor.post(address, done)).status).toBe(303);
    expect(
      await query(here.shop, 'select resolved_by, resolution_note from payment_anomalies'),
    ).toEqual([{ resolved_by: 'Jana Malá', resolution_note: 'Doložili jsme dodání.' }]);
    expect((await visitor.get(await moneyBackOf(here.shop))).text).not.toContain('Pozor, s');
  });
});

describe('the screen', () => {
  it('says when there is nothing to see to, and knows no order that is not there', async () => {
    const { visitor, address } = await openAfterSales(here.shop);
    expect((await visitor.get(address)).text).toContain('Nikdo nic nereklamuje');
    expect((await visitor.get('/ad/orders/999999/care')).status).toBe(404);
    expect((await visitor.post(address, { action: 'drop', seen: '1' })).status).toBe(422);
  });

  it('settles nothing of another order', async () => {
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const fields = afterSalesFields(await visitor.get(address), `complaint-${id}`);
    const input = { ...fields, outcome: 'refused', answer: 'Ne.' };
    const shown = afterSalesFields(await visitor.post(address, input), `complaint-${id}`);
    const stranger = await visitor.post(address, { ...shown, about: randomUUID() });
    expect([stranger.status, stranger.text]).toEqual([422, expect.stringContaining('nepatří')]);
  });

  it('speaks English to who wants it', async () => {
    await complained(here);
    const { visitor, address } = await openAfterSales(here.shop, { language: 'en' });
    expect((await visitor.get(address)).text).toContain('27 days left');
  });

  it('stands on the page of the order as what waits', async () => {
    await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address.replace('/care', ''));
    expect(page.text).toContain('Čeká na vyřízení');
    expect(page.html).toContain(address);
  });
});

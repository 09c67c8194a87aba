import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a complaint', () => {
  it('stands with its deadline until it is settled, by an e-mail that was seen before', async () => {
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    expect(plain((await visitor.get(address)).text)).toContain('zbývá 27 dní');
    const input = { outcome: 'refused', answer: 'Počet jsme ověřili, nic nechybí.' };
    const { shown, answer } = await settle(visitor, address, `complaint-${id}`, input);
    expect(shown.text).toContain('je vyřízená');
    expect(shown.text).toContain('Počet jsme ověřili, nic nechybí.');
    expect(answer.status).toBe(303);
    expect(await emailsOf(here.shop, 'order-settled-customer')).toEqual([]);
    await afterUndo(here);
    const [email] = await emailsOf(here.shop, 'order-settled-customer');
    expect(email?.text).toContain('Počet jsme ověřili, nic nechybí.');
    const page = await visitor.get(address);
    expect(page.text).toContain('Neuznáno');
    expect(page.text).toContain('Jana Malá');
    const history = (await visitor.get(address.replace('/care', ''))).text;
    expect(history).toContain('Reklamace vyřízena: neuznána');
    expect(history).not.toContain('refused');
    const [event] = await query(
      here.shop,
      `select kind, line, person from order_events order by id desc limit 1`,
    );
    expect(event).toEqual({ kind: 'complaint-settled', line: 0, person: 'Jana Malá' });
    const [entry] = await query(
      here.shop,
      `select after::text from audit_entries where action = 'complaint-settled'`,
    );
    expect(entry?.['after']).not.toContain('nechybí');
  });

  it('is open again where its e-mail is taken back, and a refill that it began is gone', async () => {
    await deliver(here.shop, 50);
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { outcome: 'refill', answer: 'Doplníme.' };
    const { answer } = await settle(visitor, address, `complaint-${id}`, input);
    expect(answer.status).toBe(303);
    expect(await query(here.shop, 'select state from refills')).toEqual([{ state: 'running' }]);
    const [intent] = await query(here.shop, 'select id from pending_actions');
    await visitor.post('/ad/undo', { id: String(intent?.['id']), back: address });
    expect(await query(here.shop, 'select outcome, answer from complaints')).toEqual([
      { outcome: null, answer: '' },
    ]);
    expect(await query(here.shop, 'select from refills')).toEqual([]);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'order-settled-customer')).toEqual([]);
  });

  it('has one e-mail of the refill that it began, which repeats none', async () => {
    await deliver(here.shop, 100);
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { outcome: 'refill', answer: 'Doplníme.' };
    await settle(visitor, address, `complaint-${id}`, input);
    await afterUndo(here);
    const [{ id: refill } = {}] = await query(here.shop, 'select id from refills');
    await settle(visitor, address, `refill-${String(refill)}`);
    await afterUndo(here);
    const copies = `select copy from emails where kind = 'order-refill-customer'`;
    expect(await query(here.shop, copies)).toEqual([{ copy: 0 }]);
    expect((await visitor.get(address.replace('/care', ''))).text).not.toContain('posláno znovu');
  });

  it('settled with money leads to its return, which is then linked with it', async () => {
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { outcome: 'money', answer: 'Vrátíme.' };
    const { answer } = await settle(visitor, address, `complaint-${id}`, input);
    expect(answer.location).toContain(`/money-back?about=${id}`);
    expect((await visitor.get(address)).text).toContain('ještě je nikdo nevrátil');
    const money = await visitor.get(answer.location ?? '');
    expect(returnFields(money)).toMatchObject({ about: id, reason: 'complaint' });
    await visitor.post(await moneyBackOf(here.shop), returnFields(money));
    expect((await visitor.get(address)).text).not.toContain('ještě je nikdo nevrátil');
    await afterUndo(here);
    expect(await query(here.shop, 'select about_id, state from refunds')).toEqual([
      { about_id: id, state: 'done' },
    ]);
  });

  it('is settled with money only by who may return some', async () => {
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop, { role: 'editor' });
    const page = await visitor.get(address);
    expect(page.html).not.toContain('value="money"');
    const fields = {
      ...afterSalesFields(page, `complaint-${id}`),
      answer: 'Vrátíme.',
      outcome: 'money',
    };
    const shown = await visitor.post(address, fields);
    const answer = await visitor.post(address, afterSalesFields(shown, `complaint-${id}`));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('jen majitel');
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([{ outcome: null }]);
  });

  it('is not settled with money where nothing was paid', async () => {
    await query(here.shop, `update orders set discount = subtotal, total = 0, paid_how = 'free'`);
    await query(here.shop, 'update order_lines set discount = subtotal, total = 0');
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(page.html).not.toContain('value="money"');
    const fields = {
      ...afterSalesFields(page, `complaint-${id}`),
      answer: 'Vrátíme.',
      outcome: 'money',
    };
    const shown = await visitor.post(address, fields);
    const answer = await visitor.post(address, afterSalesFields(shown, `complaint-${id}`));
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('Vyberte, jak')]);
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([{ outcome: null }]);
  });

  it('needs an outcome and an answer, and keeps what was typed beside what another did', async () => {
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const form = `complaint-${id}`;
    const fields = afterSalesFields(await visitor.get(address), form);
    const none = await visitor.post(address, { ...fields, answer: 'Slova' });
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('Vyberte, jak')]);
    expect(afterSalesFields(none, form)['answer']).toBe('Slova');
    const empty = await visitor.post(address, { ...fields, outcome: 'refused', answer: ' \u200b' });
    expect([empty.status, empty.text]).toEqual([
      422,
      expect.stringContaining('Napište prosím tento text'),
    ]);
    const petr = await openAfterSales(here.shop, { name: 'Petr' });
    const wanted = { ...fields, outcome: 'refused', answer: 'Ne.' };
    const shown = afterSalesFields(await visitor.post(address, wanted), form);
    await settle(petr.visitor, address, form, { outcome: 'refill', answer: 'Doplníme.' });
    const late = await visitor.post(address, shown);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('změnil někdo jiný')]);
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([
      { outcome: 'refill' },
    ]);
  });

  it('is drawn as text, whatever it says', async () => {
    for (const text of Object.values(nastyTexts)) {
      if (!text.includes('\u0000') && !text.includes('\ud83d')) await complained(here, text);
    }
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<svg onload|<script>alert/);
  });
});

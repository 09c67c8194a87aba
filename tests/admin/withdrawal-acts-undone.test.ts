import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { declared } from '#tests/stage/declared.ts';
import { readForms } from '#tests/stage/html.ts';
import { moneyBack, requestFor } from '#tests/stage/intending.ts';
import { afterUndo, deliver } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f\u2011]/g, (c) => (c === '\u2011' ? '-' : ' '));
const standing = () =>
  query(
    here.shop,
    `select o.state, o.held_at, o.promised_at, w.lines, w.outcome, w.order_id, w.resolution, w.resolved_at, w.person, w.answer
     from orders o cross join withdrawals w`,
  );

/** Presses the button of the bar on a page that was answered. */
async function undo(visitor: Visitor, page: Page): Promise<Page> {
  const form = readForms(page.html).find(({ action }) => action === '/ad/undo');
  if (!form) throw new Error(`Nothing can be undone: ${page.text.slice(0, 300)}`);
  return visitor.follow(await visitor.post('/ad/undo', form.fields));
}

/** A second line of the only order. */
const twoLines = () =>
  query(
    here.shop,
    `insert into order_lines select (jsonb_populate_record(l, '{"position": 1}')).* from order_lines l`,
  );

describe('a withdrawal after which delivery goes on', () => {
  it('is told to the customer as it was shown before, and kept', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop, { role: 'editor' });
    const input = { how: 'released', note: 'Volal.', answer: 'Rozmysleli jste si to po telefonu.' };
    const { shown, answer } = await settle(visitor, address, `withdrawal-${id}`, input);
    expect(answer.status).toBe(303);
    await afterUndo(here);
    const [email, ...more] = await emailsOf(here.shop, 'order-released-customer');
    expect(more).toEqual([]);
    const text = plain(email?.text ?? '');
    for (const words of [
      'Dodávání pokračuje.',
      'Peníze za toto odstoupení proto nevracíme',
      'Rozmysleli jste si to po telefonu.',
      'Odstoupit můžete znovu do',
    ]) {
      expect(text).toContain(words);
      expect(plain(shown.text)).toContain(words);
    }
    expect(text).not.toContain('Volal.');
    const [{ token } = {}] = await query(here.shop, 'select token from orders');
    const page = await here.shop.visitor().get(`/objednavky/${String(token)}`);
    for (const { text: said } of [page, await visitor.get(address)])
      expect(said).toContain('Rozmysleli jste si to po telefonu.');
    const kept = await query(
      here.shop,
      `select s.subject from sent_emails s join emails e on e.id = s.email_id where e.kind = 'order-released-customer'`,
    );
    expect(kept).toHaveLength(1);
  });

  it('says of too long a reason why delivery goes on that this is what is too long', async () => {
    await deliver(here.shop, 40);
    const form = `withdrawal-${await declared(here)}`;
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { how: 'released', note: 'Volal.', answer: 'a'.repeat(2_001) };
    const fields = afterSalesFields(await visitor.get(address), form);
    const { status, html } = await visitor.post(address, { ...fields, ...input });
    expect(status).toBe(422);
    const wrong = html.match(/<textarea[^>]*aria-invalid="true"[^>]*>/g) ?? [];
    expect(wrong).toEqual([expect.stringContaining('name="answer"')]);
  });

  it('waits again with everything as it was once that is taken back, and nobody is told', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const before = await standing();
    const { visitor, address } = await openAfterSales(here.shop, { role: 'editor' });
    const input = { how: 'released', note: 'Volal.', answer: 'Domluveno.' };
    const { answer } = await settle(visitor, address, `withdrawal-${id}`, input);
    expect(await standing()).toMatchObject([{ held_at: null, resolution: 'released' }]);
    await undo(visitor, await visitor.follow(answer));
    // What was written stays for the next time, and nobody else reads it.
    expect(await standing()).toEqual(before.map((row) => ({ ...row, answer: 'Domluveno.' })));
    const form = afterSalesFields(await visitor.get(address), `withdrawal-${id}`);
    expect([form['note'], form['answer']]).toEqual(['Volal.', 'Domluveno.']);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'order-released-customer')).toEqual([]);
    const [{ token } = {}] = await query(here.shop, 'select token from orders');
    const page = await here.shop.visitor().get(`/objednavky/${String(token)}`);
    expect(plain(page.text)).not.toMatch(/objednávka platí dál|Domluveno/);
  });

  it('stays so where somebody has gone on', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { how: 'released', note: 'Volal.' };
    const { answer } = await settle(visitor, address, `withdrawal-${id}`, input);
    const page = await visitor.follow(answer);
    await declared(here);
    await query(
      here.shop,
      `insert into order_events (order_id, kind, actor, at) select id, 'withdrawal', 'customer', now() from orders`,
    );
    const outcome = await undo(visitor, page);
    expect(outcome.text).toContain('zůstává, jak je');
    expect(
      await query(here.shop, 'select resolution from withdrawals where id = $1', [id]),
    ).toEqual([{ resolution: 'released' }]);
  });

  it('is none while all of its money is about to go back', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const [order] = await query(here.shop, 'select id, total from orders');
    await requestFor(here.shop, String(order?.['id']), moneyBack(Number(order?.['total'])));
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { how: 'released', note: 'Volal.' };
    const { answer } = await settle(visitor, address, `withdrawal-${id}`, input);
    expect([answer.status, plain(answer.text)]).toEqual([
      422,
      expect.stringContaining('Všechny peníze se vracejí'),
    ]);
  });

  it('says nothing of money that was never paid', async () => {
    await query(here.shop, `update orders set paid_how = 'free', discount = subtotal, total = 0`);
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { how: 'released', note: 'Volal.' };
    const { shown } = await settle(visitor, address, `withdrawal-${id}`, input);
    expect(plain(shown.text)).toContain('Dodávání pokračuje.');
    expect(plain(shown.text)).not.toContain('Peníze za toto odstoupení');
  });
});

describe('lines that a person read out of a declaration', () => {
  it('are unread again once that is taken back', async () => {
    await twoLines();
    await deliver(here.shop, 40);
    const id = await declared(here, { part: 'ty druhé' });
    const before = await standing();
    const { visitor, address } = await openAfterSales(here.shop, { role: 'editor' });
    const fields = afterSalesFields(await visitor.get(address), `withdrawal-lines-${id}`);
    const answer = await visitor.post(address, { ...fields, 'line-1': 'on' });
    expect(await standing()).toMatchObject([{ lines: [1] }]);
    await undo(visitor, await visitor.follow(answer));
    expect(await standing()).toEqual(before);
    expect((await visitor.get(address)).text).toContain('Od kterých balíčků odstupuje?');
  });
});

describe('an answer to a withdrawal that came too late', () => {
  it('waits again once it is taken back', async () => {
    const id = await declared(here, { outcome: 'late' });
    const before = await standing();
    const { visitor, address } = await openAfterSales(here.shop);
    const fields = afterSalesFields(await visitor.get(address), `withdrawal-${id}`);
    const answer = await visitor.post(address, { ...fields, how: 'closed', note: 'Napsali jsme.' });
    await undo(visitor, await visitor.follow(answer));
    expect(await standing()).toEqual(before);
  });
});

describe('a declaration that is tied to an order', () => {
  async function stray(part: string): Promise<string> {
    const input = { name: 'Neznámý', number: '999999', email: 'zofie@example.com', reason: '' };
    const form = { ...input, part, id: randomUUID(), intent: 'confirm' };
    await here.shop.visitor().post('/odstoupeni', form);
    await here.shop.workOnce();
    const [{ id } = {}] = await query(here.shop, 'select id from withdrawals');
    return String(id);
  }
  const tie = (page: Page) => {
    const form = readForms(page.html).find(({ fields }) => 'previewed' in fields);
    if (!form) throw new Error(`Nothing is shown: ${page.text.slice(0, 300)}`);
    return { ...form.fields, intent: 'tie' };
  };

  it('is shown first with its packages, what follows and the e-mail, and is untied by one press', async () => {
    await deliver(here.shop, 40);
    const id = await stray('jen lajky');
    const before = await standing();
    const { visitor } = await openAfterSales(here.shop, { role: 'editor' });
    const address = `/ad/withdrawals/${id}`;
    const candidates = await visitor.get(address);
    expect(plain(candidates.text)).toContain('100 lajků na Instagramu, @');
    const shown = await visitor.post(address, { intent: 'tie', number: '100001' });
    expect(shown.status).toBe(200);
    expect(await standing()).toEqual(before);
    const text = plain(shown.text);
    expect(text).toContain('Dodávání celé objednávky se pozastaví.');
    expect(text).toContain('potvrzujeme, že nám');
    expect(text).not.toContain('zákazník to napsal slovy');
    const tied = await visitor.post(address, tie(shown));
    expect(tied.status).toBe(303);
    // One package: it is meant, and nobody is asked to tick it.
    const afterSales = await visitor.follow(tied);
    expect(afterSales.text).not.toContain('Od kterých balíčků odstupuje?');
    await here.shop.workOnce();
    expect(await emailsOf(here.shop, 'withdrawal-customer')).toHaveLength(1);
    await undo(visitor, afterSales);
    expect(await standing()).toEqual(before);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'withdrawal-customer')).toHaveLength(1);
    const [{ token } = {}] = await query(here.shop, 'select token from orders');
    const page = await here.shop.visitor().get(`/objednavky/${String(token)}`);
    expect(page.text).not.toContain('Odstoupení od smlouvy jsme přijali');
    // And can be tied anew.
    const again = await visitor.post(address, { intent: 'tie', number: '100001' });
    expect((await visitor.post(address, tie(again))).status).toBe(303);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'withdrawal-customer')).toHaveLength(2);
  });

  it('is not tied where something else would follow than what was shown', async () => {
    await deliver(here.shop, 40);
    const id = await stray('');
    const { visitor } = await openAfterSales(here.shop);
    const address = `/ad/withdrawals/${id}`;
    const shown = await visitor.post(address, { intent: 'tie', number: '100001' });
    await query(
      here.shop,
      `update orders set company = '{"name":"Firma s.r.o.","companyId":"27082440","address":"Praha"}'`,
    );
    const other = await visitor.post(address, tie(shown));
    expect([other.status, other.text]).toEqual([200, expect.stringContaining('firma toto právo')]);
    expect(await query(here.shop, 'select order_id from withdrawals')).toEqual([
      { order_id: null },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function open(options: Parameters<typeof signIn>[1] = {}) {
  const { visitor } = await signIn(here.shop, options);
  return { visitor, address: `/ad/orders/${(await onlyOrder(here.shop)).number}/care` };
}

function fieldsOf(page: Page, form: string): Record<string, string> {
  const found = readForms(page.html).find(({ fields }) => fields['form'] === form);
  if (!found) throw new Error(`No form ${form}: ${page.text.slice(0, 800)}`);
  return found.fields;
}

async function complained(text = 'Dorazila jen polovina.', days = 3): Promise<string> {
  const id = randomUUID();
  const now = here.time.clock();
  const at = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
  await query(
    here.shop,
    `insert into complaints (id, order_id, line, text, wish, received_at, due_at)
     select $1, id, 0, $2, 'money', $3, $4 from orders`,
    [id, text, at(-days), at(30 - days)],
  );
  return id;
}

/** Sees the e-mail first, then confirms it, as a person does. */
async function settle(visitor: Visitor, address: string, form: string, typed: object) {
  const fields = { ...fieldsOf(await visitor.get(address), form), ...typed };
  const shown = await visitor.post(address, fields);
  expect(shown.status).toBe(200);
  return { shown, answer: await visitor.post(address, fieldsOf(shown, form)) };
}

describe('a complaint', () => {
  it('stands with its deadline until it is settled, by an e-mail that was seen before', async () => {
    const id = await complained();
    const { visitor, address } = await open();
    expect(plain((await visitor.get(address)).text)).toContain('zbývá 27 dní');
    const typed = { outcome: 'refused', answer: 'Počet jsme ověřili, nic nechybí.' };
    const { shown, answer } = await settle(visitor, address, `complaint-${id}`, typed);
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
    const id = await complained();
    const { visitor, address } = await open();
    const typed = { outcome: 'refill', answer: 'Doplníme.' };
    const { answer } = await settle(visitor, address, `complaint-${id}`, typed);
    expect(answer.status).toBe(303);
    expect(await query(here.shop, 'select state from refills')).toEqual([{ state: 'running' }]);
    const [intent] = await query(here.shop, 'select id from intents');
    await visitor.post('/ad/undo', { id: String(intent?.['id']), back: address });
    expect(await query(here.shop, 'select outcome, answer from complaints')).toEqual([
      { outcome: null, answer: '' },
    ]);
    expect(await query(here.shop, 'select from refills')).toEqual([]);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'order-settled-customer')).toEqual([]);
  });

  it('settled with money leads to its return, which is then linked with it', async () => {
    const id = await complained();
    const { visitor, address } = await open();
    const typed = { outcome: 'money', answer: 'Vrátíme.' };
    const { answer } = await settle(visitor, address, `complaint-${id}`, typed);
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
    const id = await complained();
    const { visitor, address } = await open({ role: 'editor' });
    const page = await visitor.get(address);
    expect(page.html).not.toContain('value="money"');
    const fields = { ...fieldsOf(page, `complaint-${id}`), answer: 'Vrátíme.', outcome: 'money' };
    const shown = await visitor.post(address, fields);
    const answer = await visitor.post(address, fieldsOf(shown, `complaint-${id}`));
    const forged = await visitor.post(address, { ...fields, seenEmail: 'money Vrátíme.' });
    expect([answer.status, forged.status]).toEqual([422, 422]);
    expect(forged.text).toContain('jen majitel');
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([{ outcome: null }]);
  });

  it('needs an outcome and an answer, and keeps what was typed beside what another did', async () => {
    const id = await complained();
    const { visitor, address } = await open();
    const form = `complaint-${id}`;
    const fields = fieldsOf(await visitor.get(address), form);
    const none = await visitor.post(address, { ...fields, answer: 'Slova' });
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('Vyberte, jak')]);
    expect(fieldsOf(none, form)['answer']).toBe('Slova');
    const empty = await visitor.post(address, { ...fields, outcome: 'refused', answer: ' \u200b' });
    expect([empty.status, empty.text]).toEqual([422, expect.stringContaining('Napište to')]);
    const petr = await open({ name: 'Petr' });
    await settle(petr.visitor, address, form, { outcome: 'refill', answer: 'Doplníme.' });
    const late = await visitor.post(address, {
      ...fields,
      outcome: 'refused',
      answer: 'Ne.',
      seenEmail: 'refused Ne.',
    });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('změnil někdo jiný')]);
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([
      { outcome: 'refill' },
    ]);
  });

  it('is drawn as text, whatever it says', async () => {
    for (const text of Object.values(nastyTexts)) {
      if (!text.includes('\u0000') && !text.includes('\ud83d')) await complained(text);
    }
    const { visitor, address } = await open();
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<svg onload|<script>alert/);
  });
});

describe('a refill', () => {
  async function asked(countNow: number, askedDaysAfter = 1): Promise<string> {
    const id = randomUUID();
    const done = here.time.clock();
    await query(here.shop, `update orders set state = 'completed'`);
    await query(
      here.shop,
      `update order_lines set work = 'completed', started_at = $1, completed_at = $1, start_count = 1000,
         delivered = 100, guarantee_days = 30, bonus = 0, delivery = '{"from":1,"to":2,"unit":"day"}'`,
      [done],
    );
    await query(
      here.shop,
      `insert into order_events (order_id, state, actor, at) select id, 'completed', 'operator', $1 from orders`,
      [done],
    );
    await query(
      here.shop,
      `insert into refills (id, order_id, line, count_now, asked_at) select $1, id, 0, $2, $3 from orders`,
      [id, countNow, new Date(done.getTime() + askedDaysAfter * 86_400_000)],
    );
    return id;
  }

  it('is begun and done, each told by an e-mail, beside what was counted', async () => {
    const id = await asked(1_040);
    const { visitor, address } = await open();
    const page = plain((await visitor.get(address)).text);
    expect(page).toContain('1.040 (chybí 60)');
    expect(page).toContain('Počet klesl pod to, co má být');
    for (const state of ['running', 'done']) {
      const { answer } = await settle(visitor, address, `refill-${id}`, {});
      expect(answer.status).toBe(303);
      expect(await query(here.shop, 'select state from refills')).toEqual([{ state }]);
      await afterUndo(here);
    }
    const emails = await emailsOf(here.shop, 'order-refill-customer');
    expect(emails.map(({ subject }) => plain(subject))).toEqual([
      'Objednávka č. 100001: doplňujeme',
      'Objednávka č. 100001: doplnění je hotové',
    ]);
  });

  it.each([
    [1_100, 'nic nechybí'],
    [900, 'méně než před zahájením'],
  ])('says of a count of %i that %s', async (countNow, said) => {
    await asked(countNow);
    const { visitor, address } = await open();
    expect((await visitor.get(address)).text).toContain(said);
  });

  it('that was asked for after the guarantee can only be refused, with a reason', async () => {
    const id = await asked(1_040, 32);
    const { visitor, address } = await open();
    expect((await visitor.get(address)).text).toContain('po konci garance');
    const { answer } = await settle(visitor, address, `refill-${id}`, {});
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('konci garance')]);
    const fields = fieldsOf(await visitor.get(address), `refuse-${id}`);
    expect((await visitor.post(address, fields)).text).toContain('Napište to');
    const refused = await settle(visitor, address, `refuse-${id}`, { reason: 'Garance skončila.' });
    expect(refused.answer.status).toBe(303);
    await afterUndo(here);
    const [email] = await emailsOf(here.shop, 'order-refill-customer');
    expect(email?.text).toContain('Garance skončila.');
  });

  it('is where it was when its e-mail is taken back', async () => {
    const id = await asked(1_040);
    const { visitor, address } = await open();
    await settle(visitor, address, `refill-${id}`, {});
    const [intent] = await query(here.shop, 'select id from intents');
    await visitor.post('/ad/undo', { id: String(intent?.['id']), back: address });
    expect(await query(here.shop, 'select state, ended_at from refills')).toEqual([
      { state: 'asked', ended_at: null },
    ]);
  });
});

describe('a withdrawal', () => {
  async function declared(): Promise<string> {
    const id = randomUUID();
    await deliver(here.shop, 40);
    await query(
      here.shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
       select $1, 'cs', 'Žofie', '100001', 'zofie@example.com', '', '', $2, id, 'held' from orders`,
      [id, here.time.clock()],
    );
    await query(here.shop, 'update orders set held_at = now()');
    return id;
  }

  it('has fourteen days, leads to its money, and is settled when that has left', async () => {
    const id = await declared();
    const { visitor, address } = await open();
    const page = await visitor.get(address);
    expect(plain(page.text)).toContain('zbývá 14 dní');
    expect(plain(page.text)).toContain('Vrátit 119,40 Kč za nedodanou část');
    const money = await visitor.get(`${await moneyBackOf(here.shop)}?about=${id}`);
    expect(plain(money.text)).toContain('Vracíte peníze za odstoupení od smlouvy');
    expect(returnFields(money)).toMatchObject({ sum: '119,40', reason: 'withdrawal', about: id });
    await visitor.post(await moneyBackOf(here.shop), returnFields(money));
    expect((await visitor.get(address)).text).toContain('Peníze jsou na cestě');
    expect(await query(here.shop, 'select settlement from withdrawals')).toEqual([
      { settlement: null },
    ]);
    await afterUndo(here);
    expect(await query(here.shop, 'select settlement, person from withdrawals')).toEqual([
      { settlement: 'money', person: 'Jana Malá' },
    ]);
    expect((await visitor.get(address)).text).toContain('Peníze se vrátily');
  });

  it.each([
    ['released', null],
    ['seen', expect.any(Date)],
  ])('can be settled without money: %s', async (how, heldAt) => {
    const id = await declared();
    const { visitor, address } = await open({ role: 'editor' });
    const fields = { ...fieldsOf(await visitor.get(address), `withdrawal-${id}`), how };
    expect((await visitor.post(address, fields)).status).toBe(422);
    const note = 'Zákazník si to rozmyslel.';
    expect((await visitor.post(address, { ...fields, note })).status).toBe(303);
    expect(await query(here.shop, 'select settlement, person from withdrawals')).toEqual([
      { settlement: how, person: 'Jana Malá' },
    ]);
    expect(await query(here.shop, 'select held_at from orders')).toEqual([{ held_at: heldAt }]);
    const other = how === 'seen' ? 'released' : 'seen';
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
    const { visitor, address } = await open();
    const page = await visitor.get(address);
    expect(page.text).toContain('Zákazník platbu zpochybnil u');
    expect(page.text).toContain('Odpovězte v');
    expect(page.text).toContain('dispute <b>dp_1</b>');
    expect((await visitor.get(await moneyBackOf(here.shop))).text).toContain('Pozor, s');
    const [{ id } = { id: '' }] = await query(here.shop, 'select id from payment_anomalies');
    const fields = fieldsOf(page, `anomaly-${String(id)}`);
    expect((await visitor.post(address, fields)).status).toBe(422);
    const done = { ...fields, note: 'Doložili jsme dodání.' };
    expect((await visitor.post(address, done)).status).toBe(303);
    expect((await visitor.post(address, done)).status).toBe(303);
    expect(
      await query(here.shop, 'select settled_by, settled_note from payment_anomalies'),
    ).toEqual([{ settled_by: 'Jana Malá', settled_note: 'Doložili jsme dodání.' }]);
    expect((await visitor.get(await moneyBackOf(here.shop))).text).not.toContain('Pozor, s');
  });
});

describe('the screen', () => {
  it('says when there is nothing to see to, and knows no order that is not there', async () => {
    const { visitor, address } = await open();
    expect((await visitor.get(address)).text).toContain('Nikdo nic nereklamuje');
    expect((await visitor.get('/ad/orders/999999/care')).status).toBe(404);
    expect((await visitor.post(address, { action: 'drop', seen: '1' })).status).toBe(422);
  });

  it('settles nothing of another order', async () => {
    const id = await complained();
    const { visitor, address } = await open();
    const fields = fieldsOf(await visitor.get(address), `complaint-${id}`);
    const typed = { ...fields, outcome: 'refused', answer: 'Ne.', seenEmail: 'refused Ne.' };
    const stranger = await visitor.post(address, { ...typed, about: randomUUID() });
    expect([stranger.status, stranger.text]).toEqual([422, expect.stringContaining('nepatří')]);
  });

  it('speaks English to who wants it', async () => {
    await complained();
    const { visitor, address } = await open({ language: 'en' });
    expect((await visitor.get(address)).text).toContain('27 days left');
  });

  it('stands on the page of the order as what waits', async () => {
    await complained();
    const { visitor, address } = await open();
    const page = await visitor.get(address.replace('/care', ''));
    expect(page.text).toContain('Čeká na vyřízení');
    expect(page.html).toContain(address);
  });
});

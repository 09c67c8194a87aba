import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { declared, resolveByMoney } from '#tests/stage/declared.ts';
import {
  afterUndo,
  deliver,
  moneyBackOf,
  returnFields,
  returnMoney,
} from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const orderPage = async () => `/objednavky/${(await onlyOrder(here.shop)).token}`;

describe('a withdrawal that is settled with money', () => {
  it('ends its lines and the order with the count that was delivered, and holds nothing', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor } = await openAfterSales(here.shop);
    await resolveByMoney(here, visitor, id);
    expect(await query(here.shop, 'select state, held_at, promised_at from orders')).toMatchObject([
      { state: 'completed', held_at: null },
    ]);
    expect(await query(here.shop, 'select work, delivered from order_lines')).toEqual([
      { work: 'completed', delivered: 40 },
    ]);
    const ends = `select text from order_events where state = 'completed'`;
    expect(await query(here.shop, ends)).toEqual([{ text: 'withdrawn' }]);
    const list = await visitor.get('/ad/orders?work=held');
    expect(list.text).not.toContain('100001');
    expect((await visitor.get('/ad')).text).not.toContain('Odstoupení od smlouvy1');
    const page = plain((await here.shop.visitor().get(await orderPage())).text);
    expect(page).toContain('Objednávka skončila odstoupením od smlouvy');
    expect(page).not.toMatch(/vyřizujeme|nejpozději|Vše je dodáno|Pozastaveno/);
    const admin = plain((await visitor.get('/ad/orders/100001')).text);
    expect(admin).not.toContain('Nejdřív odstoupení vyřiďte');
    expect(admin).not.toContain('nic dalšího nedodávejte');
  });

  it('makes the order refunded where all of its money went back', async () => {
    const id = await declared(here, { express: true });
    const { visitor } = await openAfterSales(here.shop);
    await resolveByMoney(here, visitor, id);
    expect(await query(here.shop, 'select state, held_at from orders')).toEqual([
      { state: 'refunded', held_at: null },
    ]);
  });

  it('sends the calculation that was promised, and prints it on the credit note', async () => {
    await deliver(here.shop, 40);
    const { visitor } = await openAfterSales(here.shop);
    await resolveByMoney(here, visitor, await declared(here));
    const said =
      /: do odstoupení dodáno 40 z 100. Z ceny 199 Kč nám za dodané náleží 79,60 Kč, vám 119,40 Kč\./;
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toMatch(said);
    expect(plain(email?.text ?? '')).toContain('Vaše odstoupení od smlouvy je tím vyřízené.');
    const [note] = await listIssued(here.shop, 'credit-note');
    expect((note?.snapshot.calculation ?? []).map(plain)).toEqual([expect.stringMatching(said)]);
  });

  it.each([
    ['agreement', '119,40 Kč'],
    ['undelivered', '99,40 Kč'],
  ])('owes, after money for %s, what of it was not for that: %s', async (reason, due) => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    await returnMoney(visitor, await moneyBackOf(here.shop), '20', { reason });
    await afterUndo(here);
    expect(plain((await visitor.get(address)).text)).toContain(`Vrátit ${due} kvůli odstoupení`);
    await resolveByMoney(here, visitor, id);
    const emails = await emailsOf(here.shop, 'order-refunded-customer');
    const told = plain(emails.at(-1)?.text ?? '');
    expect(told).toContain(due);
    expect(told.includes('20 Kč')).toBe(reason === 'undelivered');
  });

  it('asks nobody for a review', async () => {
    await query(here.shop, 'update orders set may_invite = true');
    await deliver(here.shop, 40);
    const { visitor } = await openAfterSales(here.shop);
    await resolveByMoney(here, visitor, await declared(here));
    await here.time.pass(here.shop, 7 * 24 * 60);
    await here.shop.workOnce();
    expect(await query(here.shop, 'select * from review_invitations')).toEqual([]);
  });

  it('stays held as long as another withdrawal of the order waits', async () => {
    await deliver(here.shop, 40);
    const [first] = [await declared(here), await declared(here)];
    const { visitor, address } = await openAfterSales(here.shop);
    const input = { how: 'released', note: 'Omyl.' };
    const { shown, answer } = await settle(visitor, address, `withdrawal-${first}`, input);
    expect(answer.status).toBe(303);
    expect(plain(shown.text)).toContain('Dodávání zatím stojí');
    expect(await query(here.shop, 'select held_at from orders')).toEqual([
      { held_at: expect.any(Date) },
    ]);
  });
});

describe('a withdrawal for which nothing is due', () => {
  it('ends its lines without money where somebody says so', async () => {
    await deliver(here.shop, 100);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    const fields = {
      ...afterSalesFields(page, `withdrawal-${id}`),
      how: 'ended',
      note: 'Dodáno vše.',
    };
    const shown = await visitor.post(address, fields);
    expect(plain(shown.text)).toContain('Vaše odstoupení je vyřízené');
    expect(await query(here.shop, 'select resolution from withdrawals')).toEqual([
      { resolution: null },
    ]);
    const { previewed = '' } = afterSalesFields(shown, `withdrawal-${id}`);
    expect((await visitor.post(address, { ...fields, previewed })).status).toBe(303);
    expect(await query(here.shop, 'select state, held_at from orders')).toEqual([
      { state: 'completed', held_at: null },
    ]);
    await afterUndo(here);
    const [email, ...others] = await emailsOf(here.shop, 'order-withdrawn-customer');
    expect(others).toEqual([]);
    expect(plain(String(email?.text))).toContain('dodáno 100 z 100');
    expect(
      await query(
        here.shop,
        `select subject from sent_emails s join emails e
      on e.id = s.email_id where e.kind = 'order-withdrawn-customer'`,
      ),
    ).toHaveLength(1);
  });
});

describe('the history of the order', () => {
  it('has the withdrawal from the moment it came, and how it was settled', async () => {
    await deliver(here.shop, 40);
    const order = await onlyOrder(here.shop);
    const visitor = here.shop.visitor();
    const input = { name: 'Žofie Říhová', number: '100001', email: String(order['email']) };
    const form = { ...input, part: '', reason: 'Rozmyslela jsem si to.', id: randomUUID() };
    await visitor.post('/odstoupeni', { ...form, intent: 'confirm' });
    await here.shop.workOnce();
    const [{ id } = {}] = await query(here.shop, 'select id from withdrawals');
    expect(
      await query(here.shop, `select actor from order_events where kind = 'withdrawal'`),
    ).toEqual([{ actor: 'customer' }]);
    const { visitor: operator } = await openAfterSales(here.shop);
    await resolveByMoney(here, operator, String(id));
    const admin = plain((await operator.get('/ad/orders/100001')).text);
    expect(admin).toContain('Zákazník odstoupil od smlouvy');
    expect(admin).toContain('Odstoupení vyřízeno: peníze se vrátily');
    expect(admin).toContain('Potvrzení odstoupení pro zákazníka');
    const outbox = await operator.get('/ad/outbox?search=100001');
    expect(plain(outbox.text)).toContain('Potvrzení odstoupení pro zákazníka');
  });
});

describe('a complaint', () => {
  it('ends with the refund of what it was about', async () => {
    await deliver(here.shop, 40);
    const id = await complained(here);
    const { visitor } = await openAfterSales(here.shop);
    const money = await visitor.get(`${await moneyBackOf(here.shop)}?about=${id}&sum=50`);
    await visitor.post(await moneyBackOf(here.shop), returnFields(money));
    await afterUndo(here);
    expect(await query(here.shop, 'select outcome, person from complaints')).toEqual([
      { outcome: 'money', person: 'Jana Malá' },
    ]);
    expect(
      await query(here.shop, `select kind from emails where kind = 'order-settled-customer'`),
    ).toHaveLength(1);
    expect((await visitor.get('/ad/queues/complaints')).text).not.toContain('100001');
    const [email] = await emailsOf(here.shop, 'order-settled-customer');
    const page = await here.shop.visitor().get(await orderPage());
    for (const text of [email?.text, page.text])
      expect(plain(text ?? '')).toContain('vrátili jsme vám 50 Kč');
    const { visitor: again, address } = await openAfterSales(here.shop);
    expect(plain((await again.get(address)).text)).toContain('Uznáno, vráceno 50 Kč');
  });

  it('waits for a person where everything has gone back for something else', async () => {
    await deliver(here.shop, 40);
    const form = `complaint-${await complained(here)}`;
    await here.refund(19_900);
    await here.shop.workOnce();
    expect(await query(here.shop, 'select outcome from complaints')).toEqual([{ outcome: null }]);
    expect(await emailsOf(here.shop, 'order-settled-customer')).toEqual([]);
    const { visitor, address } = await openAfterSales(here.shop);
    expect((await visitor.get('/ad/queues/complaints')).text).toContain('100001');
    const afterSales = await visitor.get(address);
    expect(plain(afterSales.text)).toContain('Uznat, peníze už jsou vrácené');
    expect(afterSales.html).not.toContain('value="refill"');
    const refill = { outcome: 'refill', answer: 'Doplníme.' };
    expect((await settle(visitor, address, form, refill)).answer.status).toBe(422);
    const accepted = { outcome: 'money', answer: 'Peníze už máte zpět.' };
    const { answer } = await settle(visitor, address, form, accepted);
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.not.stringContaining('money-back'),
    ]);
    await afterUndo(here);
    expect((await visitor.get('/ad/queues/complaints')).text).not.toContain('100001');
    const [email] = await emailsOf(here.shop, 'order-settled-customer');
    const page = await here.shop.visitor().get(await orderPage());
    expect(plain(email?.text ?? '')).toContain('Reklamaci jsme uznali.');
    expect(plain(page.text)).toContain('Uznali jsme ji.');
    const { visitor: again } = await openAfterSales(here.shop);
    expect(plain((await again.get(address)).text)).toContain('Uznáno,');
    const admin = await again.get(address.replace('/care', ''));
    expect(plain(admin.text)).toContain('Reklamace vyřízena: uznána');
    // None of the money went back for it.
    for (const text of [email?.text, page.text, admin.text])
      expect(plain(text ?? '')).not.toMatch(/uznal[ia][^.]*(vrátili|vracíme)/);
  });

  it('asks for no money once none is left', async () => {
    await deliver(here.shop, 40);
    const money = async () =>
      (await here.shop.visitor().get(await orderPage())).html.includes('value="money"');
    expect(await money()).toBe(true);
    await here.refund(19_900);
    await here.shop.workOnce();
    expect(await money()).toBe(false);
  });

  it('is taken once something has begun, and not before', async () => {
    const address = await orderPage();
    const input = { intent: 'complaint', id: randomUUID(), line: '0', text: 'Nic.', wish: 'money' };
    expect((await here.shop.visitor().get(address)).text).not.toContain('Reklamovat');
    expect((await here.shop.visitor().post(address, input)).status).toBe(409);
    await deliver(here.shop, 0);
    expect((await here.shop.visitor().get(address)).text).toContain('Reklamovat');
    expect((await here.shop.visitor().post(address, input)).status).toBe(303);
  });
});

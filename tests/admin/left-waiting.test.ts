import { describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { adminForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { linkOf } from '#tests/stage/section-links.ts';
import { rowsOf } from '#tests/stage/start-page.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function waitingIn(visitor: Visitor, queue: string): Promise<number> {
  return rowsOf((await visitor.get(`/ad/queues/${queue}`)).html).length;
}

describe('a complaint that was accepted with money', () => {
  it('waits until the money is about to go back for it', async () => {
    await deliver(here.shop, 40);
    const id = await complained(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const decided = { outcome: 'money', answer: 'Vracíme.' };
    await settle(visitor, address, `complaint-${id}`, decided);
    const enqueued = await visitor.get('/ad/queues/complaints');
    expect(enqueued.text).toContain('peníze ještě neodešly');
    const direct = await visitor.get(await moneyBackOf(here.shop));
    expect(plain(direct.text)).toContain('je co vyřídit');
    const about = await visitor.get(linkOf(direct, 'Vrátit kvůli reklamaci'));
    expect(about.text).not.toContain('je co vyřídit');
    expect(returnFields(about)).toMatchObject({ reason: 'complaint', about: id });
    await visitor.post(await moneyBackOf(here.shop), returnFields(about));
    expect((await visitor.get(address)).text).not.toContain('peníze ještě neodešly');
    expect(await waitingIn(visitor, 'complaints')).toBe(0);
    await afterUndo(here);
    expect(await waitingIn(visitor, 'complaints')).toBe(0);
  });

  it('is to be decided on before its money, as money-back says', async () => {
    await complained(here);
    const { visitor } = await openAfterSales(here.shop);
    const direct = await visitor.get(await moneyBackOf(here.shop));
    const afterSales = await visitor.get(
      linkOf(direct, 'Rozhodnout o reklamaci').split('#')[0] ?? '',
    );
    expect(Object.keys(afterSalesFields(afterSales, await formOf('complaint')))).toContain(
      'answer',
    );
  });
});

async function formOf(kind: string): Promise<string> {
  const [row] = await query<{ id: string }>(here.shop, 'select id from complaints');
  return `${kind}-${row?.id ?? ''}`;
}

describe('a withdrawal', () => {
  it('is named by money-back that is opened without it', async () => {
    await deliver(here.shop, 40);
    await query(
      here.shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
       select gen_random_uuid(), 'cs', 'Ž', '1', 'z@example.com', '', '', now(), id, 'held' from orders`,
    );
    const { visitor } = await openAfterSales(here.shop);
    const direct = await visitor.get(await moneyBackOf(here.shop));
    const about = await visitor.get(linkOf(direct, 'Vrátit kvůli odstoupení'));
    expect(returnFields(about)).toMatchObject({ reason: 'withdrawal' });
  });
});

describe('an e-mail that was refused', () => {
  it('waits no more once it was sent to another mailbox', async () => {
    const admin = await openOrderAdmin(here.shop);
    await here.shop.workOnce();
    const { visitor } = admin.operator;
    const refused = `update emails set sent_at = null, refusal = '550 no such mailbox'
      where order_id = $1 and kind = 'order-paid-customer'`;
    await query(here.shop, refused, [admin.id]);
    const queue = await visitor.get('/ad/queues/emails');
    expect(queue.text).toContain('Potvrzení objednávky');
    const email = await visitor.get(linkOf(queue, 'Zobrazit nebo poslat jinam'));
    const { action, fields } = adminForm(email, 'again');
    await visitor.post(action, { ...fields, to: 'jinde@example.com' });
    expect(await waitingIn(visitor, 'emails')).toBe(1);
    await afterUndo(here);
    expect(await waitingIn(visitor, 'emails')).toBe(0);
  });
});

describe('an order paid by transfer', () => {
  it('owes its money after a cancellation, until somebody says that it was sent', async () => {
    const order = await onlyOrder(here.shop);
    await query(here.shop, `update orders set paid_how = 'transfer', payment_id = 'VS 77'`);
    const { visitor } = await signIn(here.shop);
    const page = await visitor.get(`/ad/orders/${order.number}`);
    expect(page.text).toContain('mu proto musíte poslat sami');
    const { action, fields } = adminForm(page, 'cancel');
    expect((await visitor.post(action, fields)).status).toBe(303);
    await afterUndo(here);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'canceled' });
    expect(await query(here.shop, 'select kind, state, amount from refunds')).toEqual([
      { kind: 'canceled', state: 'owed', amount: '19900' },
    ]);
    await here.time.pass(here.shop, 15);
    const later = (await signIn(here.shop)).visitor;
    const queue = await later.get('/ad/queues/refunds');
    expect(queue.text).toContain('Pošlete je ze své banky');
    const money = await later.get(linkOf(queue, 'Zobrazit vrácení'));
    const [, id = ''] = /name="refund" value="([^"]+)"/.exec(money.html) ?? [];
    const sent = { refund: id, sentOn: todayOf(here.time.clock()), reference: 'odchozí 9' };
    expect((await later.post(await moneyBackOf(here.shop), sent)).status).toBe(303);
    expect(await query(here.shop, 'select state, refund_id from refunds')).toEqual([
      { state: 'done', refund_id: 'odchozí 9' },
    ]);
    expect(await waitingIn(later, 'refunds')).toBe(0);
    expect(await here.made()).toEqual([]);
  });

  it('is found by the bare symbol of its transfer', async () => {
    const order = await onlyOrder(here.shop);
    await query(here.shop, `update orders set paid_how = 'transfer', payment_id = 'VS 20260042'`);
    const { visitor } = await signIn(here.shop);
    const found = await visitor.get('/ad/orders?q=20260042');
    expect(found.location).toContain(`/ad/orders/${order.number}`);
  });
});

const todayOf = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(now);

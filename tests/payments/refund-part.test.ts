import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listIssued, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const { refund, made, notes } = here;

describe('a part of a payment', () => {
  it('is stored first and then goes back, with a credit note, e-mails and a line of history', async () => {
    expect(await refund(5_000)).toEqual({ ok: true });
    expect(await made()).toEqual([]);
    expect(await query(here.shop, 'select state, done_at from refunds')).toEqual([
      { state: 'owed', done_at: null },
    ]);
    await here.shop.workOnce();
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
    const [note] = await listIssued(here.shop, 'credit-note');
    const [invoice] = await listIssued(here.shop, 'invoice');
    expect(note?.snapshot).toMatchObject({
      corrects: invoice?.number,
      reason: 'vrácení části platby',
      total: -5_000,
      vat: -868,
      base: -4_132,
      rows: [{ text: 'Vrácená část ceny: Dodali jsme méně', quantity: 1, total: -5_000 }],
    });
    const order = await onlyOrder(here.shop);
    expect(order).toMatchObject({ state: 'paid', refunded_at: null });
    const history = await query(
      here.shop,
      'select state, actor, person, text, amount from order_events order by id',
    );
    expect(history.slice(1)).toEqual([
      { state: 'paid', actor: 'provider', person: null, text: null, amount: '19900' },
      {
        state: null,
        actor: 'operator',
        person: 'Jana Malá',
        text: 'Dodali jsme méně',
        amount: '-5000',
      },
    ]);
    const emails = (await listEmails(here.shop)).slice(2);
    expect(emails.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      'Vrácení peněz z objednávky č. 100001',
      'Vrácená platba za objednávku č. 100001: 50 Kč',
    ]);
    for (const { text } of emails) {
      expect(text).toContain('50\u00a0Kč');
      expect(text).toContain('Dodali jsme méně');
      expect(text).not.toContain('celou částku');
    }
    const page = await here.shop.visitor().get(`/objednavky/${order.token}`);
    expect(page.html).toContain(`${note?.number}.pdf`);
  });

  it('goes back once, however often it is sent and by however many workers', async () => {
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => refund(5_000, { id })));
    expect(sent).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await query(
      here.shop,
      `select graphile_worker.add_job('refund-order', json_build_object('orderId', id))
       from orders, generate_series(1, 4)`,
    );
    await Promise.all([here.shop.workOnce(), here.shop.workOnce(), here.shop.workOnce()]);
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000]);
    expect(await notes()).toEqual([-5_000]);
  });

  it('is never more than what is left, whoever decides at the same time', async () => {
    const decided = await Promise.all([refund(15_000), refund(15_000), refund(15_000)]);
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect(decided).toContainEqual({ ok: false, problem: 'refund-amount', left: 4_900 });
    await here.shop.workOnce();
    expect(await made()).toEqual([15_000]);
  });

  it('is a whole sum that is there', async () => {
    for (const amount of [0, -100, 0.5, 19_901, Number.NaN]) {
      expect(await refund(amount)).toEqual({ ok: false, problem: 'refund-amount', left: 19_900 });
    }
    expect(await query(here.shop, 'select from refunds')).toEqual([]);
  });

  it('needs money that came', async () => {
    await query(
      here.shop,
      `update orders set state = 'pending', paid_at = null, payment_id = null`,
    );
    expect(await refund(100)).toMatchObject({ problem: 'order-not-paid' });
  });
});

describe('an order of which parts went back', () => {
  it('has ended as refunded once all of it did, with notes that sum to its invoice', async () => {
    for (const amount of [6_633, 6_633, 6_634]) {
      expect(await refund(amount)).toEqual({ ok: true });
      await here.shop.workOnce();
    }
    expect(await made()).toEqual([6_633, 6_633, 6_634]);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'refunded' });
    const last = await query(
      here.shop,
      `select actor, person from order_events where state = 'refunded'`,
    );
    expect(last).toEqual([{ actor: 'operator', person: 'Jana Malá' }]);
    const [invoice] = await listIssued(here.shop, 'invoice');
    const issued = await listIssued(here.shop, 'credit-note');
    for (const sum of ['base', 'vat', 'total'] as const) {
      const back = issued.reduce((total, { snapshot }) => total + snapshot[sum], 0);
      expect(back + (invoice?.snapshot[sum] ?? 0)).toBe(0);
    }
  });

  it('gives back what is left when it is canceled, also while a part is on its way', async () => {
    await refund(5_000);
    const { token } = await onlyOrder(here.shop);
    await here.shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' });
    expect(await refund(1)).toMatchObject({ problem: 'refund-amount', left: 0 });
    await here.shop.workOnce();
    await here.shop.workOnce();
    expect(await made()).toEqual([5_000, 14_900]);
    expect(await notes()).toEqual([-5_000, -14_900]);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'canceled' });
    const texts = (await listEmails(here.shop)).map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts.filter((text) => text.includes('149 Kč'))).toHaveLength(4);
  });

  it('gives back no more than the provider has, where a person gave back the rest there', async () => {
    const { token, payment_id: payment } = await onlyOrder(here.shop);
    await query(here.provider, `insert into test_checkout.refund values ('re_by_hand', $1, 700)`, [
      payment,
    ]);
    await here.shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' });
    await here.shop.workOnce();
    expect(await made()).toEqual([700, 19_200]);
    expect(await onlyOrder(here.shop)).toMatchObject({ refunded_at: expect.any(Date) });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { takeWithdrawal } from '#flows/withdrawals/declare-withdrawal.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { afterUndo, moneyBackOf, returnFields, returnMoney } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { adminForm, currentOfferOf } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';

const here = usePaidShop();
const twice = 'může je zákazník dostat dvakrát';
const asked = 'Zaškrtněte, že o zpochybnění platby víte';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const intents = () => query(here.shop, 'select request, state from pending_actions');
const settle = () =>
  query(here.shop, `update payment_anomalies set resolved_at = now(), resolved_by = 'Jana'`);

beforeEach(async () => {
  const { id: orderId } = await onlyOrder(here.shop);
  await storeAnomaly(here.shop, { kind: 'disputed', orderId, noticedAt: here.time.clock() });
});

async function openOrderAdmin() {
  const [row] = await query<{ id: string; number: number; token: string }>(
    here.shop,
    'select id, number, token from orders',
  );
  if (!row) throw new Error('There is no order.');
  return currentOfferOf(await signIn(here.shop), row);
}

describe('money of a payment that is disputed', () => {
  it('goes back only from somebody who says to know of it, and keeps what was typed', async () => {
    const { visitor } = await signIn(here.shop);
    const address = await moneyBackOf(here.shop);
    expect(plain((await visitor.get(address)).text)).toContain(twice);
    const refused = await returnMoney(visitor, address, '60', { own: 'domluveno' });
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain(asked);
    expect(returnFields(refused)).toMatchObject({ sum: '60', own: 'domluveno' });
    expect(await intents()).toEqual([]);
    const done = await visitor.post(address, { ...returnFields(refused), knowsDispute: 'yes' });
    expect(done.status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([6_000]);
  });

  it('needs no such word once the dispute is settled', async () => {
    const { visitor } = await signIn(here.shop);
    const address = await moneyBackOf(here.shop);
    await settle();
    expect(plain((await visitor.get(address)).text)).not.toContain(twice);
    expect((await returnMoney(visitor, address, '60')).status).toBe(303);
  });

  it('says so to who reads English', async () => {
    const { visitor } = await signIn(here.shop, { language: 'en' });
    const address = await moneyBackOf(here.shop);
    expect((await visitor.get(address)).text).toContain('the customer may get it twice');
    const refused = await returnMoney(visitor, address, '60');
    expect(refused.text).toContain('Tick that you know of the dispute');
  });
});

describe('an order whose payment is disputed', () => {
  it('is canceled by an operator only who says to know of it', async () => {
    const admin = await openOrderAdmin();
    const page = await admin.look();
    expect(plain(page.text)).toContain(twice);
    expect(adminForm(page, 'cancel').fields['knowsDispute']).toBeUndefined();
    const refused = await admin.send('cancel', {}, page);
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain(asked);
    expect(await intents()).toEqual([]);
    expect((await admin.send('cancel', { knowsDispute: 'yes' }, refused)).status).toBe(303);
    expect(await intents()).toEqual([{ request: { kind: 'cancel' }, state: 'waiting' }]);
  });

  it.each([
    ['cs', 'Napište nám prosím, domluvíme se'],
    ['en', 'Please write to us'],
  ] as const)('is not canceled by its customer, who is told so: %s', async (locale, said) => {
    const { token } = await openOrderAdmin();
    const address = href('order', locale, { token });
    const post = () => here.shop.visitor(locale).post(address, { intent: 'cancel' });
    const refused = await post();
    expect([refused.status, plain(refused.text)]).toEqual([409, expect.stringContaining(said)]);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'paid' });
    await settle();
    expect((await post()).status).toBe(303);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'canceled' });
  });

  it('is held where its customer withdraws: a person sees to the money', async () => {
    const { id } = await openOrderAdmin();
    await query(
      here.shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id)
       values (gen_random_uuid(), 'cs', 'Žofie', '?', 'zofie@example.com', '', '', now(), $1)`,
      [id],
    );
    const [declared] = await query<{ id: string }>(here.shop, 'select id from withdrawals');
    await takeWithdrawal(here.shop.services, declared?.id ?? '');
    expect(await query(here.shop, 'select outcome from withdrawals')).toEqual([
      { outcome: 'held' },
    ]);
    expect(await query(here.shop, 'select held_at is null as goes_on from orders')).toEqual([
      { goes_on: false },
    ]);
    await here.shop.workOnce();
    expect(await here.made()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayInPrague } from '#domain/time/calendar.ts';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import {
  afterUndo,
  deliver,
  moneyBackOf,
  returnFields,
  returnMoney,
} from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const again = () => query(here.shop, 'update graphile_worker._private_jobs set run_at = now()');

async function open() {
  const { visitor } = await signIn(here.shop);
  return { visitor, address: await moneyBackOf(here.shop) };
}

describe('a return whose outcome nobody knows', () => {
  it('is shown as unclear, counts as returned, and is asked for again under its own key', async () => {
    const { visitor, address } = await open();
    here.takeAway(true);
    await returnMoney(visitor, address, '60');
    await afterUndo(here);
    const page = await visitor.get(address);
    expect(page.text).toContain('nejisté – ptáme se znovu');
    expect(plain(page.text)).toContain('Na cestě zpět 60,00 Kč Zbývá k vrácení 139,00 Kč');
    const order = await visitor.get(address.replace('/money-back', ''));
    expect(order.text).toContain('nevíme, jak dopadlo');
    const over = await visitor.post(address, {
      ...returnFields(page),
      sum: '139,01',
      announced: '13901',
      reason: 'late',
    });
    expect(over.text).toContain('Tolik už nezbývá');
    const [refund] = await query(here.shop, 'select id, tries, asked_at from refunds');
    expect(refund).toMatchObject({ tries: 1, asked_at: expect.any(Date) });
    here.takeAway(false);
    await again();
    await here.shop.workOnce();
    expect(await here.made()).toEqual([6_000]);
    const keys = await query(
      here.provider,
      `select metadata->>'key' as key from test_checkout.refund`,
    );
    expect(keys).toEqual([{ key: `refund-${String(refund?.['id'])}` }]);
    const after = await visitor.get(address);
    expect(after.text).not.toContain('nejisté');
    expect(await query(here.shop, 'select state, tries from refunds')).toEqual([
      { state: 'done', tries: 2 },
    ]);
  });

  it('is not one that nobody has asked for yet', async () => {
    const { visitor, address } = await open();
    await query(
      here.shop,
      `
      insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at)
      select gen_random_uuid(), id, payment_id, payment_id, 'part', 100, 'operator', 'owed', now() from orders`,
    );
    const page = await visitor.get(address);
    expect(page.text).toContain('čeká na odeslání bráně');
    expect(page.text).not.toContain('nejisté');
  });
});

describe('a return that the provider refuses', () => {
  it('is shown with its words, and can go back by hand with its credit note', async () => {
    const { visitor, address } = await open();
    await query(here.provider, `update test_checkout.session set payment_state = 'processing'`);
    await returnMoney(visitor, address, '60');
    await afterUndo(here);
    const page = await visitor.get(address);
    expect(page.text).toContain('brána odmítla');
    expect(page.text).toContain('Odpověď brány:');
    expect(plain(page.text)).toContain('Zbývá k vrácení 199,00 Kč');
    const [refund] = await query(here.shop, 'select refusal from refunds');
    expect(page.text).toContain(String(refund?.['refusal']));
    const sentOn = dayInPrague(here.time.clock());
    const byHand = { way: 'by-hand', sentOn, reference: 'VS 100001' };
    const read = await visitor.get(
      `${address}?${new URLSearchParams({ sum: '60', reason: 'agreement', ...byHand })}`,
    );
    expect(plain(read.text)).toContain('Zapíšeme, že jste 60 Kč poslali z banky');
    const fields = { ...returnFields(read), reason: 'agreement' };
    // The other way is another sentence, which has to be read first.
    const other = await visitor.post(address, { ...fields, way: 'provider' });
    expect(other.status).toBe(422);
    expect((await visitor.post(address, { ...fields, sentOn: '2999-01-01' })).text).toContain(
      'Zadejte den',
    );
    expect((await visitor.post(address, fields)).status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([]);
    expect(await here.notes()).toEqual([-6_000]);
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toContain('poslali zpět 60 Kč bankovním převodem');
    expect((await visitor.get(address)).text).toContain('VS 100001');
  });

  it('that came back is left to be returned again', async () => {
    const { visitor, address } = await open();
    await returnMoney(visitor, address, '60');
    await afterUndo(here);
    await query(here.shop, `update refunds set state = 'failed'`);
    const page = await visitor.get(address);
    expect(page.text).toContain('peníze přišly zpět');
    expect(plain(page.text)).toContain('Zbývá k vrácení 199,00 Kč');
    expect(page.text).toContain('Převodem z');
  });
});

describe('an order paid by transfer', () => {
  it('is returned by hand alone, and nobody asks the provider', async () => {
    const { visitor, address } = await open();
    await query(here.shop, `update orders set paid_how = 'transfer'`);
    const read = await visitor.get(`${address}?sum=199&reason=agreement`);
    expect(read.text).toContain('zaplacena převodem');
    const fields = { ...returnFields(read), reason: 'agreement', reference: 'převod 7' };
    const hostile = await visitor.post(address, { ...fields, way: 'provider', reference: '' });
    expect([hostile.status, hostile.text]).toEqual([
      422,
      expect.stringContaining('podle čeho platbu'),
    ]);
    expect((await visitor.post(address, fields)).status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([]);
    expect(await listIssued(here.shop, 'credit-note')).toHaveLength(1);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'refunded' });
  });

  it('says what is owed and was sent', async () => {
    const { visitor, address } = await open();
    await query(here.shop, `update orders set paid_how = 'transfer'`);
    const id = randomUUID();
    await query(
      here.shop,
      `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at)
       select $1, id, 'p', 'p', 'part', 5000, 'customer', 'owed', now() from orders`,
      [id],
    );
    const page = await visitor.get(address);
    expect(page.text).toContain('pošlete převodem');
    const form = readForms(page.html).find(({ fields }) => fields['refund'] === id);
    const sent = { ...form?.fields, reference: 'převod 8' };
    expect((await visitor.post(address, { ...sent, reference: ' ' })).status).toBe(422);
    for (let i = 0; i < 2; i += 1) expect((await visitor.post(address, sent)).status).toBe(303);
    expect(await here.notes()).toEqual([-5_000]);
    expect(await query(here.shop, 'select state, refund_id from refunds')).toEqual([
      { state: 'done', refund_id: 'převod 8' },
    ]);
  });
});

describe('an order that was free, or that nobody has paid', () => {
  it('has nothing to return', async () => {
    const { visitor, address } = await open();
    await query(
      here.shop,
      `update orders set state = 'pending', paid_at = null, payment_id = null`,
    );
    expect((await visitor.get(address)).text).toContain('není co vracet');
    await query(
      here.shop,
      `update orders set state = 'paid', paid_at = now(), paid_how = 'free', total = 0, discount = subtotal`,
    );
    expect((await visitor.get(address)).text).toContain('byla zdarma');
    const answer = await visitor.post(address, {
      sum: '1',
      announced: '100',
      returned: '0',
      own: 'a',
    });
    expect(answer.status).toBe(422);
    expect((await visitor.get('/ad/orders/999999/money-back')).status).toBe(404);
  });
});

describe('an order that is being delivered', () => {
  it('goes on being delivered when its undelivered part went back', async () => {
    await deliver(here.shop, 50);
    const { visitor, address } = await open();
    const read = await visitor.get(address);
    expect(read.text).toContain('Na dodávání se tím nic nemění');
    await returnMoney(visitor, address, '99,50', { reason: 'undelivered' });
    await afterUndo(here);
    expect(await query(here.shop, 'select state, work from orders, order_lines')).toEqual([
      { state: 'delivering', work: 'delivering' },
    ]);
    const page = await visitor.get(address);
    expect(returnFields(page)['sum']).toBe('');
    expect(page.text).toContain('Nedodané už je vráceno');
  });
});

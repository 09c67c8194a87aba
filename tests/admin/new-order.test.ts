import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, query } from '#tests/stage/books.ts';
import { errorsOf, textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { adminForm, hasForm } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const NEW = '/ad/orders/new';
const someone = {
  name: 'Karel Bílý',
  email: 'karel@example.com',
  phone: '777 123 456',
  start: 'now',
  locale: 'cs',
  'package-0': 'ig-followers-1000',
  'target-0': '@karel.bily',
};
const transfer = { how: 'transfer', paidOn: '2026-11-20', reference: 'VS 20260042' };

async function fill(
  who: SignedIn,
  input: Record<string, string>,
  page?: Page,
  action = 'check',
): Promise<Page> {
  const { fields } = adminForm(page ?? (await who.visitor.get(NEW)), 'new');
  return who.visitor.post(NEW, { ...fields, ...input, intent: action });
}

async function entered() {
  const [row] = await query(
    here.shop,
    `select o.number, o.state, o.total, o.paid_how, o.payment_id, o.invoice_number, o.token, o.id,
       c.outcome from orders o join checkouts c on c.order_id = o.id
     where o.email = 'karel@example.com'`,
  );
  return row;
}

describe('an order that an operator enters', () => {
  it('asks about a target that may be a page of the network, and keeps the answer', async () => {
    const who = await signIn(here.shop);
    const target = { 'target-0': 'instagram.com/settings' };
    const asked = await fill(who, { ...someone, ...transfer, ...target });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Profil: @settings');
    const checked = await fill(who, {}, asked);
    expect(checked.status).toBe(200);
    expect((await fill(who, {}, checked, 'enter')).status).toBe(303);
  });

  it('is priced first, then stored, paid and invoiced at once', async () => {
    const who = await signIn(here.shop);
    const checked = await fill(who, { ...someone, ...transfer, 'quantity-0': '2' });
    expect(checked.status).toBe(200);
    expect(await entered()).toBeUndefined();
    const done = await fill(who, {}, checked, 'enter');
    expect(done.status).toBe(303);
    const order = await entered();
    expect(order).toMatchObject({
      state: 'paid',
      paid_how: 'transfer',
      payment_id: 'VS 20260042',
      outcome: 'paid',
    });
    expect(done.location).toContain(`/ad/orders/${String(order?.['number'])}`);
    const invoices = await listIssued(here.shop, 'invoice');
    expect(invoices.map(({ number }) => Number(number.slice(-5)))).toEqual([1, 2]);
    expect(invoices.at(-1)?.snapshot).toMatchObject({ checkoutId: 'VS 20260042' });
    expect(String(invoices.at(-1)?.snapshot.total)).toBe(String(order?.['total']));
  });

  it('sends the e-mails of a paid order after half a minute', async () => {
    const who = await signIn(here.shop);
    await fill(who, {}, await fill(who, { ...someone, ...transfer }), 'enter');
    const before = (await emailsOf(here.shop, 'order-paid-customer')).length;
    await here.time.pass(here.shop, 1);
    const sent = await emailsOf(here.shop, 'order-paid-customer');
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)?.to_address).toBe('karel@example.com');
  });

  it('can be worked on like any other, and its customer sees it', async () => {
    const who = await signIn(here.shop);
    await fill(who, {}, await fill(who, { ...someone, ...transfer }), 'enter');
    const order = await entered();
    const page = await who.visitor.get(`/ad/orders/${String(order?.['number'])}`);
    expect(page.text).toContain('Převodem na účet');
    expect(page.text).toContain('VS 20260042');
    expect(page.text).toContain('Objednávka zadána ve správě');
    expect(hasForm(page, 'move-0')).toBe(true);
    const customers = await here.shop.get(`/objednavky/${String(order?.['token'])}`);
    expect(customers.status).toBe(200);
    expect(textOf(await customers.text())).toContain('Platbu máme');
  });

  it('is one, however often its form is sent', async () => {
    const who = await signIn(here.shop);
    const checked = await fill(who, { ...someone, ...transfer });
    const all = await Promise.all([1, 2, 3].map(() => fill(who, {}, checked, 'enter')));
    expect(new Set(all.map(({ location }) => location)).size).toBe(1);
    expect(await listIssued(here.shop, 'invoice')).toHaveLength(2);
  });

  it('costs nothing free of charge, has no invoice, and its reason stays with the shop', async () => {
    const who = await signIn(here.shop);
    const input = { ...someone, how: 'free', reason: 'Omluva za zpoždění' };
    const checked = await fill(who, input);
    expect(checked.text).toContain('Zadat objednávku zdarma');
    expect((await fill(who, {}, checked, 'enter')).status).toBe(303);
    const order = await entered();
    expect(order).toMatchObject({ state: 'paid', total: '0', invoice_number: null });
    expect(await listIssued(here.shop, 'invoice')).toHaveLength(1);
    const page = await who.visitor.get(`/ad/orders/${String(order?.['number'])}`);
    expect(page.text).toContain('Omluva za zpoždění');
    const customers = await here.shop.get(`/objednavky/${String(order?.['token'])}`);
    expect(customers.status).toBe(200);
    expect(await customers.text()).not.toContain('Omluva');
    await here.time.pass(here.shop, 1);
    const sent = (await emailsOf(here.shop, 'order-paid-customer')).find(
      ({ to_address }) => to_address === 'karel@example.com',
    );
    expect(sent?.html).not.toContain('Omluva');
  });

  it('may lack its target, which its customer is asked for', async () => {
    const who = await signIn(here.shop);
    const checked = await fill(who, { ...someone, ...transfer, 'target-0': '' });
    await fill(who, {}, checked, 'enter');
    const order = await entered();
    const customers = await here.shop.get(`/objednavky/${String(order?.['token'])}`);
    expect(await customers.text()).toContain('Kam máme dodávat?');
  });
});

describe('the form of a new order', () => {
  it('says what is wrong at which field, and keeps what was typed', async () => {
    const who = await signIn(here.shop);
    const refused = await fill(who, {
      ...someone,
      email: 'karel@',
      how: 'transfer',
      paidOn: '2030-01-01',
      'quantity-0': '0',
      'target-0': 'https://www.tiktok.com/@karel',
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(errorsOf(refused.html)).sort()).toEqual([
      'email',
      'paidOn',
      'quantity-0',
      'reference',
      'target-0',
    ]);
    expect(refused.html).toContain('value="karel@"');
    expect(refused.html).toContain('value="https://www.tiktok.com/@karel"');
  });

  it('asks for a package, a customer, a start and a payment', async () => {
    const who = await signIn(here.shop);
    const refused = await fill(who, {});
    expect(refused.status).toBe(422);
    expect(Object.keys(errorsOf(refused.html)).sort()).toEqual([
      'email',
      'how',
      'name',
      'package-0',
      'start',
    ]);
  });

  it('has more rows at a press, with what was typed in the others', async () => {
    const who = await signIn(here.shop);
    const more = await fill(who, someone, undefined, 'more');
    expect(more.html).toContain('name="package-7"');
    expect(more.html).toContain('value="@karel.bily"');
  });

  it('enters nothing at a price that nobody has seen', async () => {
    const who = await signIn(here.shop);
    const checked = await fill(who, { ...someone, ...transfer });
    const dearer = await fill(who, { seenTotal: '100' }, checked, 'enter');
    expect(dearer.status).toBe(409);
    expect(dearer.text).toContain('Cena se od kontroly změnila');
    expect(await entered()).toBeUndefined();
  });

  it.each([
    ['quantity-0', '3'],
    ['name', 'Karel Jiný'],
    ['target-0', '@nekdo.jiny'],
    ['reference', 'VS 9'],
  ])('is checked again before it is entered with another %s', async (field, value) => {
    const who = await signIn(here.shop);
    const checked = await fill(who, { ...someone, ...transfer });
    const changed = await fill(who, { [field]: value }, checked, 'enter');
    expect(changed.status).toBe(200);
    expect(await entered()).toBeUndefined();
    expect((await fill(who, {}, changed, 'enter')).status).toBe(303);
  });

  it('is closed to editors, and comes back filled in after the proof', async () => {
    const editor = await signIn(here.shop, { role: 'editor' });
    expect((await editor.visitor.get(NEW)).status).toBe(403);
    const who = await signIn(here.shop, { provedMinutesAgo: 6 });
    const led = await fill(who, { ...someone, ...transfer });
    expect(led.status).toBe(303);
    expect(led.location).toContain('/ad/proof');
    const back = await who.visitor.get(NEW);
    expect(back.html).toContain('value="karel@example.com"');
    expect(back.html).toContain('value="VS 20260042"');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { CHECKOUT, two } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import {
  WIZARD,
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop);
});
afterAll(() => shop.close());

const SETTINGS = '/ad/settings';
const stopped = { cs: 'Do pondělí nic nového nepřijímáme.', en: 'Nothing new before Monday.' };

async function post(form: string, typed: Record<string, string>, intent = 'save') {
  const { html } = await owner.visitor.get(SETTINGS);
  const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const answer = await owner.visitor.post(SETTINGS, { form, seen, intent, ...typed });
  // What every replica is told by the database.
  shop.forget('all');
  return answer;
}
const stop = () => post('orders', { stopCs: stopped.cs, stopEn: stopped.en }, 'stop');
const resume = () => post('orders', {}, 'resume');
const lastChange = async () =>
  (
    await query(shop, 'select action, before, after from audit_entries order by seq desc limit 1')
  )[0];

describe('a setting that needs no restart', () => {
  it('shows on the pages of the shop, stands in the log, and is taken back by an empty field', async () => {
    const hours = { dayFrom: 'mon', dayTo: 'sat', timeFrom: '08:30', timeTo: '00:00' };
    await post('contact', { ...hours, answerHours: '4', phone: '+420 222 333 444' });
    const page = await owner.visitor.get(SETTINGS);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const { text } = await shop.visitor().get('/jak-to-funguje');
    expect(text.replaceAll('\u00a0', ' ')).toContain('pondělí až sobota, 8:30–24 hodin');
    expect(text.replaceAll('\u00a0', ' ')).toContain('+420 222 333 444');
    expect(await lastChange()).toMatchObject({
      action: 'settings-changed',
      before: { answerHours: null },
      after: { answerHours: 4, businessHours: 'mon-sat 08:30-24:00' },
    });
    await post('contact', {});
    expect((await shop.visitor().get('/jak-to-funguje')).text).not.toContain('222');
  });

  it.each([
    ['contact', { dayFrom: 'fri', dayTo: 'mon', timeFrom: '09:00', timeTo: '17:00' }, 'oba dny'],
    ['contact', { answerHours: '0' }, 'od 1 do 72'],
    ['contact', { chatNumber: 'nula' }, 'předvolbou'],
    ['contact', { phone: 'zavolejte' }, 'není telefonní číslo'],
    ['generators', { generatedAuthor: 'x'.repeat(61) }, 'Zkraťte'],
    ['orders', { stopCs: 'Stojíme.', stopEn: ' ' }, 'Napište větu'],
  ])('is refused at its field with what was typed: %s %o', async (form, typed, said) => {
    const refused = await post(form, typed, 'stop');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(said);
    for (const value of Object.values(typed)) expect(refused.html).toContain(value.trim());
  });

  it('is not changed by who has not seen the last change, and keeps what he typed', async () => {
    await post('generators', { generatedAuthor: 'Jana' });
    const stale = await post('generators', { generatedAuthor: 'Petr', seen: 'old' });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Petr"');
    expect((await shop.services.settings()).generatedAuthor).toBe('Jana');
  });
});

describe('stopped orders', () => {
  it('let nothing new in by form or call, keep the cart, and say why in both languages', async () => {
    const customer = shop.visitor();
    fillCart(customer, oneWish);
    const details = await openDetails(customer);
    await stop();
    const refused = await pressDetails(customer, details, someone);
    expect(refused.text).toContain('Nové objednávky teď nepřijímáme');
    expect(cartOf(customer).lines).toHaveLength(1);
    const called = await createClient(shop).call(CHECKOUT, two);
    expect([called.status, errorOf(called).code]).toEqual([503, 'orders-stopped']);
    expect(await query(shop, 'select from orders')).toHaveLength(0);
    for (const path of ['/cenik', '/instagram/sledujici/1000', WIZARD])
      expect((await shop.visitor().get(path)).text).toContain(stopped.cs);
    const english = shop.visitor('en');
    expect((await english.get('/pricelist')).text).toContain(stopped.en);
    expect((await owner.visitor.get('/ad')).text).toContain(stopped.cs);
    await resume();
    expect((await shop.visitor().get('/cenik')).text).not.toContain(stopped.cs);
    expect((await pressDetails(customer, refused)).location).toContain('/test-checkout/');
  });

  it('let an order that was begun before be paid and looked at', async () => {
    const customer = shop.visitor();
    const checkout = await placeOrder(customer);
    await stop();
    const paid = await pay(customer, checkout);
    expect(paid.status).toBe(200);
    expect(await query(shop, `select from orders where paid_at is not null`)).toHaveLength(1);
    await resume();
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import { pay, placeOrder, pressHosted, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop();
  visitor = shop.visitor();
});
afterEach(() => shop.close());

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const back = async () =>
  visitor.get(`/payment-success?order=${(await onlyOrder(shop)).token}&session_id=cs_1`);

it('says that the confirmation has been sent once it has been', async () => {
  await pay(visitor, await placeOrder(visitor));
  const before = await back();
  expect(titleOf(before.html)).toBe('Děkujeme, platbu máme | Vzlet');
  expect(before.text).toContain('Potvrzení posíláme na zofie@example.com.');
  await shop.workOnce();
  expect((await back()).text).toContain('Potvrzení jsme poslali na zofie@example.com.');
});

it('says the same euros as the order form', async () => {
  visitor = shop.visitor('en');
  await pay(visitor, await placeOrder(visitor, threePackages));
  expect((await back()).text).toContain('CZK 8,854.45 ≈ €354');
  await shop.workOnce();
  const texts = (await listEmails(shop)).map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(texts.join()).toContain('≈ €354');
});

it.each([
  ['canceled', 'Objednávka je zrušená'],
  ['refunded', 'Peníze jsme vám vrátili'],
  ['expired', 'Objednávka propadla'],
])('thanks for no order that is %s', async (state, title) => {
  await pay(visitor, await placeOrder(visitor));
  await query(shop, 'update orders set state = $1', [state]);
  const { html, text } = await back();
  expect(titleOf(html)).toBe(`${title} | Vzlet`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(text).not.toContain('Děkujeme, platbu máme');
});

it('is called by what is known of the payment', async () => {
  const url = await placeOrder(visitor);
  await pressHosted(visitor, url, 'pay-later');
  expect(titleOf((await back()).html)).toBe('Ověřujeme platbu | Vzlet');
  await pressHosted(visitor, url, 'fail');
  expect(titleOf((await back()).html)).toBe('Platba nedorazila | Vzlet');
  const unknown = await visitor.get('/payment-success');
  expect(titleOf(unknown.html)).toBe('Kde najdete svou objednávku | Vzlet');
});

it('the canceled page leads nobody to pay again whose order it does not know', async () => {
  const unknown = await visitor.get('/payment-canceled');
  expect(unknown.html.match(/<[^>]*button--primary[^>]*>/g)).toEqual([
    expect.stringContaining('data-sending'),
  ]);
  expect(unknown.text).toContain('Odeslat zprávu');
  expect(unknown.text).not.toMatch(/Zkusit znovu|připojíme/);
  const named = await visitor.get('/payment-canceled?session_id=cs_test_1');
  expect(named.text).toContain('ID platby připojíme za vás');
  await placeOrder(visitor);
  const { token } = await onlyOrder(shop);
  const known = await visitor.get(`/payment-canceled?order=${token}`);
  expect(known.html).toContain(`href="/objednavky/${token}"`);
  // First the way on; the id is for those who write.
  expect(known.text).toMatch(/Zkusit znovu.*připojíme za vás.*cs_test_/);
  expect(known.text).toContain('Zkusit znovu');
});

it('says nothing twice where the payment failed or the order has ended', async () => {
  const url = await placeOrder(visitor);
  await pressHosted(visitor, url, 'pay-later');
  expect((await back()).text).toContain('máme uloženou');
  await pressHosted(visitor, url, 'fail');
  expect((await back()).text.match(/Platba nedorazila/g)).toHaveLength(2);
  await query(shop, `update orders set state = 'canceled'`);
  expect((await back()).text.match(/Objednávka je zrušená/g)).toHaveLength(2);
});

it('the canceled page of an order that is over orders the same again', async () => {
  await placeOrder(visitor);
  await query(shop, `update orders set state = 'expired'`);
  const { token } = await onlyOrder(shop);
  const over = await visitor.get(`/payment-canceled?order=${token}`);
  expect(titleOf(over.html)).toBe('Objednávku už zaplatit nejde | Vzlet');
  expect(over.text).not.toContain('Platba nebyla dokončena');
  visitor.cookies.clear();
  const { action, fields } = readForm(over.html, 'again');
  const again = await visitor.follow(await visitor.post(action, { ...fields, intent: 'again' }));
  expect(again.text).toContain('100 lajků na Instagramu');
});

it('the canceled page claims nothing of an order that it does not know', async () => {
  const { html, text } = await visitor.get('/payment-canceled');
  expect(titleOf(html)).toBe('Nevíme, o\u00a0kterou objednávku jde | Vzlet');
  expect(text).not.toContain('nebyla dokončena');
});

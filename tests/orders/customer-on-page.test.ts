import { afterEach, beforeEach, expect, it } from 'vitest';
import { customerTexts } from '#domain/customer/customer.ts';
import { findOrderByToken } from '#database/orders/orders.ts';
import { customerLabels as cs } from '#messages/cs/order/customer.ts';
import { customerLabels as en } from '#messages/en/order/customer.ts';
import { keysOf } from '#domain/records.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import { oneWish, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const labels = { cs, en };

it.each(['cs', 'en'] as const)(
  'the page of an order in %s tells all that its customer told, the lines of a note as lines',
  async (locale) => {
    await placeOrder(shop.visitor(), oneWish, { ...buyer, note: 'Prosím večer.\nDěkuji.' });
    const { token } = await onlyOrder(shop);
    const order = await findOrderByToken(shop.database.db, token);
    if (!order) throw new Error('The order is gone.');
    const path = locale === 'cs' ? `/objednavky/${token}` : `/orders/${token}`;
    const { html, text } = await shop.visitor(locale).get(path);
    const texts = { ...customerTexts(order, locale), phone: '+420 777 123 456' };
    for (const field of keysOf(texts)) {
      expect(texts[field], field).not.toBe('');
      const told = `${labels[locale][field]} ${texts[field]}`;
      expect(text).toContain(told.replaceAll(/\s/g, ' '));
    }
    expect(html).toContain('Prosím večer.\nDěkuji.');
  },
);

it.each([
  ['cs', 'Registrační číslo HRB 123456'],
  ['en', 'Registration number HRB 123456'],
] as const)('a company abroad has no Czech business id, in %s', async (locale, told) => {
  await placeOrder(shop.visitor(), oneWish, {
    ...buyer,
    companyCountry: 'DE',
    companyId: 'HRB 123456',
    vatId: 'DE123456789',
  });
  const { token } = await onlyOrder(shop);
  const path = locale === 'cs' ? `/objednavky/${token}` : `/orders/${token}`;
  const { text } = await shop.visitor(locale).get(path);
  expect(text).toContain(told);
  expect(text).not.toContain('IČO HRB');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { CHECKOUT, CONTACT, checkout, urlOf } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const family = '👩‍👩‍👧 👨🏽‍💻 ❤️‍🔥 می‌خواهم';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await query(shop, `insert into discount_codes (code, percent) values ('LETO-10', 10)`);
});
afterAll(() => shop.close());

it('an order is stored as its values were meant, however they were typed', async () => {
  const input = {
    phone: 'Tel.: ＋420 (0) 777–123−456',
    companyName: `Káva ${family}`,
    companyCountry: 'SK',
    ico: 'IČO: 35 697 270',
    dic: '2020 317 068',
    address: 'Hlavná\u202f1,\u00a0Bratislava',
    note: `Díky\u200b ${family}`,
    discountCode: '„Leto – 10“.',
    discount: 0.1,
  };
  urlOf(await createClient(shop).call(CHECKOUT, { ...checkout, ...input }));
  expect(await onlyOrder(shop)).toMatchObject({
    phone: '+420777123456',
    company: { name: input.companyName, companyId: '35 697 270', vatId: 'SK2020317068' },
    note: `Díky ${family}`,
    discount_code: 'LETO-10',
  });
});

it('a message keeps its pictures, and its phone can be called', async () => {
  const { status } = await createClient(shop).call(CONTACT, {
    name: `Jana ${family}`,
    email: 'jana@example.com',
    phone: 'CZ:777‑123‑456',
    service: 'instagram',
    message: `Dobrý den ${family}`,
  });
  expect(status).toBe(200);
  expect(await query(shop, 'select name, phone, message from messages')).toEqual([
    { name: `Jana ${family}`, phone: '+420 777 123 456', message: `Dobrý den ${family}` },
  ]);
});

it.each([
  ['cs', 'SK', 'SK1234567890'],
  ['cs', 'NL', 'NL123456789B01'],
  ['en', 'CZ', 'CZ12345678'],
  ['en', 'AE', 'letters and digits'],
] as const)(
  'a wrong VAT id is refused with the form of its country (%s, %s)',
  async (locale, companyCountry, form) => {
    const company = { companyName: 'X', companyCountry, ico: '45274649', dic: '12', address: 'Y' };
    const answer = await createClient(shop).call(CHECKOUT, { ...checkout, ...company }, { locale });
    expect(errorOf(answer).fields).toMatchObject({
      dic: { code: 'vat-number-invalid', message: expect.stringContaining(form) },
    });
  },
);

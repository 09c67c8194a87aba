import { describe, expect, it } from 'vitest';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { canceledCustomer, canceledShop } from './order/canceled.tsx';
import {
  SAMPLE_ID,
  renderSample as write,
  sampleOrder,
  sampleShop,
} from '#tests/stage/sample-order.ts';

describe('the e-mail about a refund', () => {
  it.each([
    ['cs' as const, '8.752,45\u00a0Kč', 'Opravný doklad k\u00a0faktuře je v\u00a0příloze'],
    ['en' as const, 'CZK\u00a08,752.45', 'The credit note is attached'],
  ])('says how much went back, and what is attached (%s)', async (locale, amount, attached) => {
    const { text } = await write('order-refunded-customer', { locale });
    expect(text).toContain(amount);
    expect(text).toContain(attached);
    expect(text).not.toMatch(/Dodání trvá|Delivery takes/);
  });

  it.each([
    ['part' as const, 'poslali zpět 50 Kč', 'Zákazníkovi se z platby za objednávku vrátilo 50 Kč'],
    ['rest' as const, 'zbývající částku 50 Kč', 'zbývající částka 50 Kč'],
  ])('of a %s says that much and no more', async (share, toCustomer, toShop) => {
    const refund = { amount: 5_000, share, reason: share === 'part' ? 'Dodali jsme méně' : '' };
    const stated = async (kind: OrderEmailKind, locale: 'cs' | 'en' = 'cs') =>
      (await write(kind, { locale, refund })).text.replaceAll(/\s+/g, ' ');
    expect(await stated('order-refunded-customer')).toContain(toCustomer);
    expect(await stated('order-refunded-shop')).toContain(toShop);
    expect(await stated('order-refunded-customer', 'en')).toMatch(
      /CZK 50 of your payment|remaining amount of CZK 50/,
    );
    for (const kind of ['order-refunded-customer', 'order-refunded-shop'] as const) {
      expect(await stated(kind)).not.toContain('celou částku');
      if (share === 'part') expect(await stated(kind)).toContain('Dodali jsme méně');
    }
    if (share === 'part') return;
    expect(await stated('order-canceled-customer')).toContain('Zbývající částku 50 Kč');
    expect(await stated('order-canceled-shop')).toContain('zbývá 50 Kč');
  });

  it.each([
    ['cs' as const, 'se vám už vrátilo', 'Všechno, co zákazník zaplatil, se mu už vrátilo.'],
    ['en' as const, 'has already gone back', 'Všechno, co zákazník zaplatil, se mu už vrátilo.'],
  ])('of a cancellation promises none where all is back (%s)', async (locale, stated, toShop) => {
    const facts = { order: sampleOrder({ locale }), refund: null };
    const made = { shop: sampleShop, messageIdHeader: SAMPLE_ID, enclosed: null };
    const customer = await canceledCustomer.render(facts, made);
    expect(customer.text).toContain(stated);
    expect(customer.text).not.toMatch(/Celou zaplacenou částku|The whole amount/);
    const shop = await canceledShop.render(facts, made);
    expect(shop.text.replaceAll(/\s+/g, ' ')).toContain(toShop);
    expect(shop.text).not.toContain('se mu musí vrátit');
  });

  it('to the shop names the credit note', async () => {
    const { text, subject } = await write('order-refunded-shop', { locale: 'en' });
    expect(subject).toContain('100001');
    expect(text).toContain('202600001 (v\u00a0příloze)');
    expect(text).not.toMatch(/Dodání trvá|Delivery takes/);
  });
});

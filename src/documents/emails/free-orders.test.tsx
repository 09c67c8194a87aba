import { describe, expect, it } from 'vitest';
import type { EmailOrder, OrderEmailKind } from '#domain/order/order-email.ts';
import { renderEmail } from './render-email.tsx';
import { sampleOffering, sampleOrder, sampleShop } from '#tests/stage/sample-order.ts';

async function written(kind: OrderEmailKind, changes: Partial<EmailOrder>): Promise<string> {
  const { text, html } = await renderEmail(kind, {
    shop: sampleShop,
    offering: sampleOffering,
    order: sampleOrder(changes),
    messageId: '<order-100001@vzlet.example>',
  });
  return `${text} ${html}`.replaceAll(/\s+/g, ' ');
}

describe('the e-mails of an order that is free of charge', () => {
  it.each([
    ['cs' as const, 'Je zdarma, nic neplatíte', /platbu máme|Platbu .{1,12} máme|celou částku/i],
    ['en' as const, 'It is free of charge', /your payment|whole amount/i],
  ])('confirm it without a word of money (%s)', async (locale, said, money) => {
    const free = { locale, paidHow: 'free', total: 0, subtotal: 0, discount: 0 } as const;
    const text = await written('order-paid-customer', free);
    const [letter = ''] = text.split(/Obchodní podmínky |Terms and conditions /);
    expect(letter).toContain(said);
    expect(letter).not.toMatch(money);
  });

  it('promise no money where it is canceled', async () => {
    const free = { paidHow: 'free', total: 0 } as const;
    expect(await written('order-canceled-customer', free)).toContain('Objednávka byla zdarma');
    expect(await written('order-canceled-shop', free)).toContain('byla zdarma, nic se nevrací');
  });
});

describe('the e-mails of an order that was paid by transfer', () => {
  it('tell the shop to send the money by itself', async () => {
    const text = await written('order-canceled-shop', { paidHow: 'transfer' });
    expect(text).toContain('Pošlete mu 8.752,45 Kč ze své banky do 14 dnů');
    expect(text).not.toContain('požádá platební bránu sám');
  });

  it('name no provider once the money is back', async () => {
    const text = await written('order-refunded-shop', { paidHow: 'transfer' });
    expect(text).toContain('Zákazníkovi se vrátila celá částka 8.752,45 Kč');
    expect(text).not.toMatch(/Platební brána/i);
  });
});

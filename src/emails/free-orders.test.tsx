import { describe, expect, it } from 'vitest';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import type { ReceivedDeclaration } from '#domain/withdrawals/withdrawal.ts';
import { withdrawalCustomer } from './order/withdrawal-customer.tsx';
import { withdrawalShop } from './order/withdrawal-shop.tsx';
import {
  type SampleChanges,
  renderSample,
  sampleOrder,
  sampleShop,
} from '#tests/stage/sample-order.ts';

async function written(kind: OrderEmailKind, changes: SampleChanges): Promise<string> {
  const { text, html } = await renderSample(kind, changes);
  return `${text} ${html}`.replaceAll(/\s+/g, ' ');
}

const made = { shop: sampleShop, messageIdHeader: '<w-1@vzlet.example>' };

const declaration: ReceivedDeclaration = {
  name: 'Jana Nováková',
  number: '100001',
  email: 'jana@example.com',
  part: '',
  reason: '',
  locale: 'cs',
  declaredAt: new Date('2026-11-22T19:10:00Z'),
  outcome: null,
};

describe('the e-mails of an order that is free of charge', () => {
  it.each([
    ['cs' as const, 'Je zdarma, nic neplatíte', /platbu máme|Platbu .{1,12} máme|celou částku/i],
    ['en' as const, 'It is free of charge', /your payment|whole amount/i],
  ])('confirm it without a word of money (%s)', async (locale, stated, money) => {
    const free = { locale, paidHow: 'free', total: 0, subtotal: 0, discount: 0 } as const;
    const text = await written('order-paid-customer', free);
    const [character = ''] = text.split(/Obchodní podmínky |Terms and conditions /);
    expect(character).toContain(stated);
    expect(character).not.toMatch(money);
  });

  it('promise no money where it is canceled', async () => {
    const free = { paidHow: 'free', total: 0 } as const;
    expect(await written('order-canceled-customer', free)).toContain('Objednávka byla zdarma');
    expect(await written('order-canceled-shop', free)).toContain('byla zdarma, nic se nevrací');
  });
});

describe('the e-mail to the shop about a withdrawal', () => {
  it.each([
    ['goes on', {}, undefined, /Nedodávejte dál\. Spočítejte/],
    ['had not begun', { isUnbegun: true, due: 14_900 }, undefined, /nezačalo\. Vraťte 149\sKč/],
    ['nobody asked to begin', { due: 19_900 }, undefined, /nežádal, .* Vraťte 199\sKč/],
    ['has ended', { isOver: true }, undefined, /Dodávání už předtím skončilo\. Spočítejte/],
    ['is not paid', {}, { paidAt: null }, /není zaplacená/],
  ])('asks of an order that %s for what is so', async (_, more, changes, stated) => {
    const order = sampleOrder({ paidAt: new Date('2026-11-20'), ...changes });
    const stands = {
      isOver: false,
      part: undefined,
      mayCancel: false,
      isUnbegun: false,
      isNothingDue: false,
      due: undefined,
      ...more,
    };
    const withdrawal = { ...declaration, outcome: 'held' as const };
    const facts = { withdrawal, order, stands, now: declaration.declaredAt };
    const email = await withdrawalShop.render(facts, made);
    expect(email.text).toMatch(stated);
    if (/skončilo|zaplacená/.test(stated.source)) expect(email.text).not.toContain('Nedodávejte');
  });
});

describe('the e-mails about a withdrawal from an order that is free of charge', () => {
  it.each(['canceled', 'held'] as const)('promise no money where it is %s', async (outcome) => {
    const order = sampleOrder({ paidHow: 'free', total: 0, paidAt: new Date('2026-11-20') });
    for (const { render } of [withdrawalCustomer, withdrawalShop]) {
      const withdrawal = { ...declaration, outcome };
      const facts = { withdrawal, order, now: declaration.declaredAt };
      const { text } = await render(facts, made);
      expect(text).toMatch(/[Bb]yla zdarma|e-mailu o\sjejím zrušení/);
      expect(text).not.toMatch(/vám vrátíme|zbytek ceny vraťte|Peníze nejpozději/);
    }
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

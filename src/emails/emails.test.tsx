import { describe, expect, it } from 'vitest';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatMoney } from '#domain/money.ts';
import type { Email } from '#domain/emails/email.ts';
import {
  SAMPLE_ID,
  renderSample as write,
  sampleOrder,
  sampleShop,
} from '#tests/stage/sample-order.ts';

const kinds: OrderEmailKind[] = [
  'order-paid-customer',
  'order-paid-shop',
  'order-target-shop',
  'order-unpaid-customer',
  'order-express-customer',
  'order-express-shop',
  'order-link-customer',
  'order-completed-customer',
  'order-canceled-customer',
  'order-canceled-shop',
  'order-refunded-customer',
  'order-refunded-shop',
];
const headersOf = ({ subject, from, to, replyTo, messageIdHeader }: Email): string =>
  [subject, from.name, from.address, to.name, to.address, replyTo, messageIdHeader].join();

describe.each(kinds)('the e-mail %s', (kind) => {
  it.each(locales)('says everything of an order in %s, in both its parts', async (locale) => {
    const email = await write(kind, { locale });
    const order = sampleOrder({ locale });
    for (const part of [email.html, email.text]) {
      for (const { target, targetLabel } of order.lines) {
        expect(part).toContain(target);
        expect(part).toContain(targetLabel);
      }
      expect(part).toContain(formatMoney(email.locale, order.total));
      expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(email.text).not.toContain('<');
    expect(email.text).not.toMatch(/&\w+;/);
    expect(headersOf(email)).not.toMatch(/\p{Cc}/u);
    expect(email).toMatchObject({
      messageIdHeader: SAMPLE_ID,
      from: { name: 'Vzlet' },
      replyTo: kind.endsWith('-shop') ? order.customer.email : sampleShop.supportMail,
    });
  });

  it('loads nothing from anywhere', async () => {
    const { html } = await write(kind);
    expect(html).not.toMatch(/<(?:img|script|iframe|object|link)\b|@import|url\(/i);
  });

  it('makes a hostile name harmless', async () => {
    const name = '<svg onload=alert(1)>\r\nBcc: x@example.com';
    const note = '</td></table><img src=x onerror=alert(1)>\n{{7*7}}';
    const order = sampleOrder();
    const company = { name, companyId: '27074358', address: name };
    const email = await write(kind, { customer: { ...order.customer, name, note, company } });
    expect(email.html).not.toMatch(/<(?:svg|img)/i);
    expect(headersOf(email)).not.toMatch(/\p{Cc}/u);
  });

  it('does not shout in its text part', async () => {
    const { text } = await write(kind);
    const shouted = text.split('\n').filter((line) => /^[\p{Lu}\s]{8,}$/u.test(line));
    expect(shouted).toEqual([]);
  });
});

describe('an e-mail about an order whose profiles are missing', () => {
  const [first, ...others] = sampleOrder().lines;
  const lines = first
    ? [{ ...first, target: null, targetLabel: null, targetKind: null }, ...others]
    : [];

  it.each<[OrderEmailKind, Locale, string[]]>([
    [
      'order-paid-customer',
      'cs',
      ['Chybí profil nebo odkaz', 'Doplňte ho prosím na stránce objednávky'],
    ],
    ['order-paid-customer', 'en', ['Profile or link missing', 'Please add it on the order page']],
    ['order-paid-shop', 'en', ['Chybí profil nebo odkaz: 1\u00a0balíček.', 'dodávat nezačínejte']],
  ])('says so in %s, %s', async (kind, locale, words) => {
    const { html, text } = await write(kind, { locale, lines });
    for (const part of [html, text]) {
      for (const word of words) expect(part).toContain(word);
      expect(part).not.toMatch(/undefined|null/);
    }
  });

  it('counts pieces to the shop, in its subject and in its text', async () => {
    const [line] = lines;
    const three = line ? [{ ...line, quantity: 3 }] : [];
    const { subject, text } = await write('order-paid-shop', { lines: three });
    for (const part of [subject, text]) expect(part).toContain('3\u00a0balíčky');
    expect(text).not.toContain('1\u00a0balíček');
  });

  it('says nothing of it where nothing is missing, or nothing will be delivered', async () => {
    for (const kind of ['order-paid-customer', 'order-paid-shop'] as const) {
      expect((await write(kind)).text).not.toMatch(/Chybí profil|Doplňte/);
    }
    expect((await write('order-canceled-customer', { lines })).text).not.toContain('Chybí');
  });
});

describe('the confirmation to the customer', () => {
  const kind = 'order-paid-customer';

  it.each<[Locale, string, string]>([
    ['cs', 'Obchodní podmínky', '1. Kdo jsme'],
    ['en', 'Terms and conditions', '1. Who we are'],
  ])(
    'carries the private link and the wording of the terms in %s',
    async (locale, title, first) => {
      const email = await write(kind, { locale });
      expect(email).toMatchObject({ locale, to: { address: 'zofie@example.com' } });
      for (const part of [email.html, email.text]) {
        expect(part).toContain(sampleOrder().privateUrl);
        expect(part).toContain(title);
        expect(part).toContain(first);
        expect(part).toContain(`${sampleShop.origins[locale]}/obchodni-podminky`);
      }
    },
  );

  it('says which discount applied', async () => {
    expect((await write(kind)).text).toContain('Množstevní sleva 15\u00a0%');
    const byCode = await write(kind, { discountSource: 'code', discountCode: 'JARO' });
    expect(byCode.text).toContain('s\u00a0kódem JARO');
    expect(byCode.text).not.toContain('Množstevní sleva 15');
  });

  it('shows no discount where there is none', async () => {
    const email = await write(kind, { discount: 0, discountPercent: 0, discountSource: 'none' });
    expect(email.text).not.toContain('Mezisoučet');
  });

  it('keeps the express request with its time and starts soon', async () => {
    const { text } = await write(kind);
    expect(text).toContain('Výslovně žádám');
    expect(text).toContain('21.\u00a0listopadu\u00a02026 ve\u00a03:10');
    expect(text).toContain('23.\u00a0listopadu\u00a02026 ve\u00a03:12');
  });

  it('starts after the withdrawal period without that request', async () => {
    const consent = { given: false, version: '2026-11-21', at: new Date('2026-11-21T02:10:00Z') };
    const { text } = await write(kind, { consent });
    expect(text).toContain('nejdříve 8.\u00a0prosince\u00a02026');
    expect(text).not.toContain('Vaše výslovná žádost');
  });

  it('never shows another wording than the one agreed to', async () => {
    const consent = { given: true, version: '2020-01-01', at: new Date('2026-11-21T02:10:00Z') };
    const { text } = await write(kind, { consent, termsVersion: '2020-02-02' });
    const [, request] = /Vaše výslovná žádost(.*?)Vaše údaje/s.exec(text) ?? [];
    expect(request).not.toContain('Výslovně žádám');
    expect(request).toContain('znění 2020-01-01');
    const [before] = text.split('Obchodní podmínky\n');
    expect(before).toContain('zněním 2020-02-02, které platilo při jejím odeslání');
  });

  it('tells a company that the consumer’s withdrawal is not for it', async () => {
    const { text } = await write(kind, { consent: null });
    expect(text).toContain('je určena spotřebitelům');
    expect(text).not.toContain('Jako spotřebitel můžete');
  });

  it('gives English readers the approximate euros beside the crowns', async () => {
    const { text } = await write(kind, { locale: 'en' });
    expect(text).toContain('CZK\u00a08,752.45');
    expect(text).toContain('≈\u00a0€350');
  });

  it('calls a package that is no longer sold by its id', async () => {
    const [line] = sampleOrder().lines;
    if (!line) throw new Error('The sample has a line.');
    const { text } = await write(kind, { lines: [{ ...line, packageId: 'ig-comments-50' }] });
    expect(text).toContain('ig-comments-50');
  });
});

describe('the e-mail to the shop about a paid order', () => {
  it('is Czech and holds every field of the form, whatever the order’s language', async () => {
    const written = await write('order-paid-shop', { locale: 'en' });
    expect(written).toMatchObject({ locale: 'cs', to: { address: sampleShop.orderMail } });
    const { name, email, phone, company, note } = sampleOrder().customer;
    const fields = [
      name,
      email,
      formatPhone(phone),
      note.split('\n')[1],
      company?.name,
      company?.companyId,
    ];
    for (const field of [
      ...fields,
      company?.vatId,
      company?.address,
      'sleva 15',
      'angličtina',
      'cs_test_123',
    ]) {
      expect(written.text).toContain(field);
    }
    expect(written.subject).toContain('3\u00a0balíčky');
  });
});

it.each(kinds.flatMap((kind) => locales.map((locale) => ({ kind, locale }))))(
  'the e-mail $kind ($locale) speaks of no attachment where there is none',
  async ({ kind, locale }) => {
    const { html, text } = await write(kind, { locale, enclosed: null });
    expect(html + text).not.toMatch(/příloze|attached/);
  },
);

describe('the e-mail about a canceled order', () => {
  it('promises the whole amount back where it was paid', async () => {
    const { text } = await write('order-canceled-customer');
    expect(text).toContain('Celou zaplacenou částku 8.752,45\u00a0Kč vám vrátíme');
    expect(text).toContain('do 14\u00a0dnů');
  });

  it.each<OrderEmailKind>([
    'order-canceled-customer',
    'order-canceled-shop',
    'order-completed-customer',
  ])('promises no delivery (%s)', async (kind) => {
    expect((await write(kind)).text).not.toContain('Dodání trvá');
  });

  it('promises nothing back where nothing was paid', async () => {
    const { text } = await write('order-canceled-customer', { paidAt: null, checkoutId: null });
    expect(text).toContain('nebyla zaplacená');
    expect(text).not.toContain('vrátíme');
  });
});

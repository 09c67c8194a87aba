import { expressRequest } from '#content/legal/consent.ts';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { sampleCustomer } from './sample-customer.ts';
import { promisesOf } from '#domain/delivery/promised-end.ts';
import type { Email } from '#domain/emails/email.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import type { OrderFacts } from '#emails/order/order-facts.ts';
import { orderEmails } from '#emails/registry.ts';
import { quoteCart } from '#domain/catalogue/pricing.ts';
import { offeringOf } from '#domain/shop/offering.ts';
import type { Shop } from '#domain/shop/shop.ts';

/** A shop for the tests of e-mails. */
export const sampleShop: Shop = {
  brand: 'Vzlet',
  origins: { cs: 'https://vzlet.example', en: 'https://en.vzlet.example' },
  operator: {
    name: 'Vzlet Demo s. r. o.',
    companyId: '27074358',
    vatId: 'CZ27074358',
    address: 'Ukázková 1, 110 00 Praha 1',
    register: 'C 123456, Městský soud v Praze',
    phone: '+420 777 123 456',
  },
  supportMail: 'podpora@vzlet.example',
  orderMail: 'objednavky@vzlet.example',
  senderMail: 'obchod@vzlet.example',
  chatNumber: '420777123456',
  answers: {
    withinHours: 2,
    hours: { days: { from: 1, to: 5 }, minutes: { from: 540, to: 1020 } },
  },
  legalDay: LEGAL_DAY,
  apiOrigins: [],
  extraHosts: [],
  isLocal: false,
};

/** What the shop offers, for the tests of e-mails and invoices. */
export const sampleOffering = offeringOf(defaultOffering, 'sample');

const profile = {
  target: 'https://www.instagram.com/zofie.pece/',
  targetKind: 'profile' as const,
  targetLabel: '@zofie.pece',
};
const video = {
  target: 'https://www.tiktok.com/@zofie/video/7212345678901234567',
  targetKind: 'post' as const,
  targetLabel: '7212345678901234567',
};

/** An order of a company with everything filled in; `consent` stands as a consumer would have given it. */
export function sampleOrder(changes: Partial<OrderFacts> = {}): OrderFacts {
  const { lines, ...sums } = quoteCart(sampleOffering, [
    { packageId: 'ig-followers-10000', quantity: 1 },
    { packageId: 'tt-likes-500', quantity: 1 },
    { packageId: 'ig-followers-1000', quantity: 1 },
  ]);
  const promises = promisesOf(
    sampleOffering.catalogue,
    lines.map((line) => ({ ...line, targetUrl: null })),
  );
  const named = lines.map((line, index) => ({
    ...line,
    ...(line.packageId.startsWith('ig') ? profile : video),
    delivered: null,
    isWithdrawn: false,
    promise: promises[index] ?? null,
  }));
  return {
    number: 100_001,
    locale: 'cs',
    createdAt: new Date('2026-11-21T02:10:00Z'),
    paidAt: new Date('2026-11-21T02:12:00Z'),
    paidHow: 'checkout',
    isPaidAfterWithdrawal: false,
    customer: sampleCustomer({
      name: 'Žofie Říhová',
      email: 'zofie@example.com',
      phone: '+420777123456',
      companyInvoice: true,
      companyName: 'Pečení Říhová s. r. o.',
      companyId: '45274649',
      vatId: 'CZ45274649',
      address: 'Dlouhá 12, 110 00 Praha 1',
      note: 'Prosím začněte až večer.\nDěkuji, Ž. Ř.',
    }),
    lines: named,
    ...sums,
    discountCode: null,
    privateUrl: 'https://vzlet.example/objednavky/Q9r_tOkEn-of-the-order',
    termsVersion: LEGAL_DAY,
    consent: {
      given: true,
      version: expressRequest.cs.version,
      at: new Date('2026-11-21T02:10:00Z'),
    },
    givenAt: [],
    checkoutId: 'cs_test_123',
    payableUntil: new Date('2026-11-22T01:40:00Z'),
    ...changes,
  };
}

type Teller<Definition> = Definition extends {
  render: (facts: infer Facts, ...made: never[]) => unknown;
}
  ? (facts: Facts) => void
  : never;
type EveryFact =
  Teller<(typeof orderEmails)[OrderEmailKind]> extends (facts: infer Facts) => void ? Facts : never;

/** What e-mails tell beside their order, of every kind at once. */
export type SampleAbout = Omit<EveryFact, 'order'>;

/** Something of everything that e-mails tell beside their order. */
export function sampleAbout({ total } = sampleOrder()): SampleAbout {
  return {
    refund: { amount: total, share: 'whole', reason: '' },
    released: {
      declaredAt: new Date('2026-11-22T19:10:00Z'),
      lines: undefined,
      stands: 'delivering',
      answer: 'Rozmysleli jste si to.',
      mayWithdrawUntil: new Date('2026-12-05T11:00:00Z'),
    },
    withdrawn: {
      lines: [
        {
          packageId: 'ig-followers-1000',
          quantity: 1,
          bonus: 0,
          targetLabel: '@zofie.rihova',
          units: 1000,
          delivered: 1000,
          total: 159_920,
          deliveredValue: 159_920,
          undeliveredValue: 0,
        },
      ],
      isUnasked: false,
      due: 0,
      before: 0,
      amount: 0,
    },
    completion: {
      at: new Date('2026-11-24T09:30:00Z'),
      isHeld: false,
      refunded: 0,
      short: null,
      mayWithdraw: true,
    },
    invitation: {
      reviewUrl: 'https://vzlet.example/recenze/Q9r_tOkEn-of-the-invitation',
      stopUrl: 'https://vzlet.example/recenze/Q9r_tOkEn-of-the-invitation/nezvat',
    },
    review: {
      rating: 4,
      text: 'Přišlo to včas.\nPříště bych uvítala víc plateb.',
      name: 'Žofie\u00a0Ř.',
      service: 'Sledující na Instagramu',
    },
    rejection: { reason: 'personal-data', note: 'Vymažte prosím číslo telefonu.' },
    ...sampleAfterSales(sampleOrder().lines),
  };
}

/** What a test changes of the sample: its order, what is told beside it, and the document that goes with it. */
export type SampleChanges = Partial<OrderFacts & SampleAbout & { enclosed: string | null }>;

/** An e-mail about the sample. */
export function renderSample(
  kind: OrderEmailKind,
  { enclosed = '202600001', ...changes }: SampleChanges = {},
): Promise<Email> {
  const order = sampleOrder(changes);
  const facts = { ...sampleAbout(order), ...changes, order };
  return orderEmails[kind].render(facts, {
    shop: sampleShop,
    messageIdHeader: SAMPLE_ID,
    enclosed,
  });
}

/** The Message-ID of the samples. */
export const SAMPLE_ID = '<order-100001@vzlet.example>';

/** Something of everything that the e-mails about the care of an order tell of. */
function sampleAfterSales([, likes, few]: OrderFacts['lines']) {
  if (!likes || !few) throw new Error('The sample has three lines.');
  return {
    held: [
      { line: likes, reason: 'post-wanted' as const, text: 'Odkaz vede na video, které už není.' },
      { line: few, reason: 'other' as const, text: 'Instagram má výpadek.' },
    ],
    late: {
      promisedAt: new Date('2026-11-26T02:12:00Z'),
      at: new Date('2026-11-26T03:07:00Z'),
      lines: [
        { line: likes, delivered: 120, units: 500 },
        { line: few, delivered: 0, units: 1000 },
      ],
      sum: 41_237,
    },
    complaint: {
      line: likes,
      text: 'Přišla jen část.\nČekám na zbytek.',
      remedy: 'refill' as const,
      receivedAt: new Date('2026-11-27T09:30:00Z'),
      dueAt: new Date('2026-12-27T22:59:59.999Z'),
      outcome: null,
      answer: '',
      resolvedAt: null,
      returned: 0,
    },
    refill: {
      line: likes,
      state: 'done' as const,
      askedAt: new Date('2026-12-01T10:00:00Z'),
      dueSince: null,
      startCount: 1200,
      delivered: 500,
      countNow: 1610,
      reason: '',
    },
  };
}

import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { BUSINESS_NOTICE_DAYS, RECOUNT_DAYS } from '#domain/shop/promises.ts';
import {
  type SampleChanges,
  renderSample,
  sampleAbout,
  sampleOrder,
  sampleShop,
} from '#tests/stage/sample-order.ts';

const write = (locale: Locale, changes: SampleChanges = {}) =>
  renderSample('order-completed-customer', { locale, ...changes });

/** Both parts as they are read: without tags, and with what the markup escapes. */
async function partsOf(locale: Locale, changes: SampleChanges = {}): Promise<string[]> {
  const { html, text } = await write(locale, changes);
  const plain = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'");
  return [plain, text].map((part) => part.replaceAll(/\s+/g, ' '));
}

/** Spaces of every kind are one kind here. */
const spaced = (words: string): string => words.replaceAll(/\s+/g, ' ');

const [sampleLine] = sampleOrder().lines;
const guaranteed = (guaranteeDays: number) =>
  sampleLine?.promise ? [{ ...sampleLine, promise: { ...sampleLine.promise, guaranteeDays } }] : [];

describe('the e-mail about a completed order', () => {
  it.each<[Locale, string[]]>([
    [
      'cs',
      [
        'objednávky č. 100001 jsme dokončili 24. listopadu 2026 v 10:30',
        'Co jsme dodali',
        '10.000 sledujících na Instagramu',
        '@zofie.pece',
        'do 22. února 2027 včetně',
        'do 24. prosince 2026 včetně',
        `do ${formatWithin('cs', RECOUNT_DAYS, 'day')} od dokončení`,
        'rozdíl zdarma doplníme',
        'Zobrazit objednávku',
      ],
    ],
    [
      'en',
      [
        'your order no. 100001 on 24 November 2026 at 10:30 (Prague time)',
        'What we delivered',
        '10,000 Instagram followers',
        '@zofie.pece',
        'up to and including 22 February 2027',
        'up to and including 24 December 2026',
        `within ${formatWithin('en', RECOUNT_DAYS, 'day')} of completion`,
        'we make up the difference free of charge',
        'View your order',
      ],
    ],
  ])(
    'says in %s what was delivered, until when it is guaranteed, and what to do',
    async (locale, words) => {
      for (const part of await partsOf(locale)) {
        for (const word of words) expect(part).toContain(spaced(word));
        expect(part).toContain(sampleShop.supportMail);
      }
      const { html, text } = await write(locale);
      for (const part of [html, text]) expect(part).toContain(sampleOrder().privateUrl);
    },
  );

  it('counts each guarantee in days of the calendar, as it was sold', async () => {
    const at = new Date('2026-10-01T22:30:00Z');
    const completion = {
      at,
      isHeld: false,
      refunded: 0,
      short: null,
      mayWithdraw: true,
    };
    for (const part of await partsOf('cs', { completion, lines: guaranteed(30) })) {
      expect(part).toContain('do 1. listopadu 2026 včetně');
    }
    const lines = sampleLine ? [{ ...sampleLine, promise: null }] : [];
    for (const part of await partsOf('cs', { completion, lines })) {
      expect(part).not.toMatch(/včetně\.|NaN|Invalid|zdarma doplníme/);
    }
  });

  it.each(locales)('promises in %s no delivery, no cancellation and no review', async (locale) => {
    for (const part of await partsOf(locale)) {
      expect(part).not.toMatch(/Dodání trvá|Delivery takes|zrušit|cancel|recenz|review/i);
    }
  });

  it.each<[Locale, string, string]>([
    ['cs', 'bez udání důvodu proto od smlouvy už odstoupit nelze', 'zákonná práva a garanci'],
    ['en', 'you can no longer withdraw', 'your statutory rights and the guarantee'],
  ])('tells in %s who asked for an early start that it is final', async (locale, final, rights) => {
    const { consent } = sampleOrder();
    const later = consent && { ...consent, given: false };
    for (const part of await partsOf(locale)) {
      expect(part).toContain(final);
      expect(part).toContain(rights);
    }
    for (const part of await partsOf(locale, { consent: later })) {
      expect(part).not.toContain(final);
      expect(part).toContain(rights);
    }
  });

  it.each<[Locale, string]>([
    ['cs', `nejpozději do ${formatWithin('cs', BUSINESS_NOTICE_DAYS, 'day')} poté`],
    ['en', `within ${formatWithin('en', BUSINESS_NOTICE_DAYS, 'day')} of when you could have`],
  ])('tells a company in %s what holds for companies alone', async (locale, notice) => {
    for (const part of await partsOf(locale, { consent: null })) {
      expect(part).toContain(spaced(notice));
      expect(part).not.toMatch(/zákonná práva|statutory|odstoupit|withdraw/);
    }
    for (const part of await partsOf(locale)) expect(part).not.toContain(spaced(notice));
  });

  it.each<[Locale, string, RegExp]>([
    ['cs', 'jsme vám vrátili nebo vracíme 377,10', /Co jsme dodali|odstoupit/],
    ['en', 'CZK 377.10 of the price has been', /What we delivered|withdraw/],
  ])('claims in %s no whole delivery where a part was refunded', async (locale, stated, claims) => {
    const { completion } = sampleAbout();
    const changes = { completion: { ...completion, refunded: 377_10 } };
    for (const part of await partsOf(locale, changes)) {
      expect(part).toContain(stated);
      expect(part).not.toMatch(claims);
    }
  });

  it.each<[Locale, string, string]>([
    ['cs', 'Od tohoto balíčku jste odstoupili. Dodáno 400 z 10.000. Garance', 'zcela splnili'],
    ['en', 'You have withdrawn from this package. Delivered: 400 of 10,000.', 'fully performed'],
  ])(
    'says in %s which line was withdrawn from, and how much came',
    async (locale, stated, full) => {
      const [first, ...others] = sampleOrder().lines;
      const lines = first ? [{ ...first, isWithdrawn: true, delivered: 400 }, ...others] : [];
      for (const part of await partsOf(locale, { lines })) {
        expect(part).toContain(spaced(stated));
        expect(part).not.toContain(full);
      }
    },
  );

  it.each(locales)('says in %s of an order without a guarantee no word of one', async (locale) => {
    const order = sampleOrder();
    const lines = order.lines.map((line) => ({ ...line, promise: null }));
    const { completion } = sampleAbout(order);
    const changes = { lines, completion: { ...completion, refunded: 100_00 } };
    for (const consent of [order.consent, null])
      for (const part of await partsOf(locale, { ...changes, consent })) {
        const [character = ''] = part.split(/Obchodní podmínky|Terms and conditions/);
        expect(character).not.toMatch(/garanc|guarantee|klesl|drops/i);
      }
  });

  it.each<[Locale, string]>([
    ['cs', 'U balíčků, od kterých jste neodstoupili:'],
    ['en', 'For the packages you have not withdrawn from:'],
  ])('offers in %s a recount only of what was not withdrawn from', async (locale, stated) => {
    for (const part of await partsOf(locale)) expect(part).not.toContain(stated);
    const [first, ...others] = sampleOrder().lines;
    const lines = first ? [{ ...first, isWithdrawn: true }, ...others] : [];
    for (const part of await partsOf(locale, { lines })) expect(part).toContain(stated);
  });

  it.each<[Locale, string, RegExp]>([
    ['cs', 'jsme dokončili', /garanc|doplní|Co jsme dodali|odstoupit/i],
    ['en', 'We finished delivering', /guarantee|refill|What we delivered|withdraw/i],
  ])('promises nothing in %s of an order that is held', async (locale, stated, promises) => {
    const { completion } = sampleAbout();
    const changes = { completion: { ...completion, isHeld: true } };
    for (const part of await partsOf(locale, changes)) {
      expect(part).toContain(stated);
      expect(part).not.toMatch(promises);
    }
  });
});

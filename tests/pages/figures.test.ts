import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { href } from '#domain/addresses.ts';
import type { VolumeDiscounts } from '#domain/catalogue/pricing.ts';
import { type PriceList, type PriceRow, catalogueOf } from '#domain/catalogue/price-list.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { claimIds } from '#domain/content/claims/claim.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { listEmails } from '#tests/stage/books.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { textOf } from '#tests/stage/html.ts';
import { WIZARD, fillCart, pay, someone, submitOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** No figure of it is one of the defaults. */
const volumeDiscounts: VolumeDiscounts = {
  tiers: [
    { items: 1, percent: 0 },
    { items: 3, percent: 7, popular: true },
    { items: 5, percent: 13 },
    { items: 7, percent: 23 },
    { items: 9, percent: 31 },
  ],
  countsFrom: 0,
};
const guarantees: Record<number, number> = { 90: 75, 180: 365 };

function changed([amount, price, more]: PriceRow): PriceRow {
  const days = more?.guaranteeDays;
  const guarantee = days === undefined ? {} : { guaranteeDays: guarantees[days] ?? days };
  return [amount, price + 1, { ...more, ...guarantee }];
}

const priceList: PriceList = {
  usual: { delivery: { from: 4, to: 9, unit: 'day' }, guaranteeDays: 45 },
  platforms: defaultOffering.priceList.platforms.map(({ id, services }) => ({
    id,
    services: services.map(({ id, packages }) => ({ id, packages: packages.map(changed) })),
  })),
};
const catalogue = catalogueOf(priceList);

let shop: TestShop;
let usual: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ offered: { priceList, volumeDiscounts } });
  usual = await createTestShop();
});
afterAll(() => Promise.all([shop.close(), usual.close()]));

/** What a reader, or a search engine, is told. */
async function readPage(path: string, locale: Locale): Promise<string> {
  const response = await shop.get(path, locale);
  expect(response.status, path).toBe(200);
  return spoken(await response.text());
}

/** What a page says, without the frame around it. */
function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

function spoken(html: string): string {
  const described = [...html.matchAll(/(?:content|aria-label)="([^"]*)"/g)].map(([, text]) => text);
  return `${textOf(html)} ${described.join(' ')}`.replaceAll('&nbsp;', ' ').replaceAll(/\s/g, ' ');
}

/** What the register of claims says in its own figures (rules 18), which no rule of the offer changes. */
const claimed = claimIds.flatMap((id) =>
  locales.flatMap((locale) => writtenClaims[id].figure?.[locale].replaceAll('\u00a0', ' ') ?? []),
);

/** Percentages that are no tier, and spans of days that are neither usual delivery nor guarantee. */
function wrongFigures(said: string): string[] {
  const text = claimed.reduce((left, figure) => left.replaceAll(figure, ''), said);
  const isVolumeDiscounts = ([, percent]: string[]) =>
    volumeDiscounts.tiers.some((tier) => tier.percent === Number(percent));
  const spans = ['45–365', '45 až 365', '45 to 365', '4–9'];
  const isSpan = ([whole]: string[]) => spans.some((span) => whole?.startsWith(span));
  return [
    ...[...text.matchAll(/(\d+) ?%/g)].filter((found) => !isVolumeDiscounts(found)),
    ...[...text.matchAll(/\d+(?:–| až | to )\d+ (?:dní|dnů|day)/g)].filter(
      (found) => !isSpan(found),
    ),
  ].map(([whole]) => whole);
}

describe.each(locales)('with another ladder and other guarantees the %s edition', (locale) => {
  const packages = catalogue.platforms.flatMap(({ services }) =>
    services.flatMap(({ packages: [first] }) => first ?? []),
  );
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  const pages = [
    href('home', locale),
    href('howItWorks', locale),
    WIZARD,
    ...services.map((service) => priceListAddress(catalogue, locale, service)),
    ...packages.map((sold) => packageAddress(locale, sold)),
  ];

  it.each(pages)('says no other figure at %s', async (path) => {
    expect(wrongFigures(await readPage(path, locale))).toEqual([]);
  });

  it('says the new ones where the old ones stood', async () => {
    const words = {
      cs: {
        home: ['Garance 45–365 dní'],
        howItWorks: ['Garance 45–365 dní', 'Sleva až 31 %'],
        priceList: ['sleva až 31 %', '3 balíčky', '9 a více balíčků', '−31 %'],
        wizard: ['9 a více', '31 %'],
      },
      en: {
        home: ['45–365-day guarantee'],
        howItWorks: ['45–365-day guarantee', 'Up to 31% off'],
        priceList: ['up to 31%', '3 packages', '9 or more packages', '−31%'],
        wizard: ['9 or more', '31%'],
      },
    };
    for (const name of ['home', 'howItWorks', 'priceList', 'wizard'] as const) {
      const text = await readPage(href(name, locale), locale);
      for (const said of words[locale][name]) expect(text, name).toContain(said);
    }
  });

  it('leaves the terms as they are, to the letter: an order was made under them', async () => {
    const version = { version: LEGAL_DAY };
    for (const path of [href('terms', locale), href('termsVersion', locale, version)]) {
      const wordings = [shop, usual].map(async (each) => (await each.get(path, locale)).text());
      const [said, before] = (await Promise.all(wordings)).map(mainOf);
      expect(said).toContain(LEGAL_DAY);
      expect(said, path).toBe(before);
    }
  });

  it('charges, writes and invoices by them', async () => {
    const visitor = shop.visitor(locale);
    fillCart(visitor, [{ packageId: 'ig-likes-100', target: '@zofie', quantity: 5 }]);
    const email = `zofie.${locale}@example.com`;
    const paid = await pay(visitor, await submitOrder(visitor, { ...someone, email }));
    expect(paid.text).toContain(locale === 'cs' ? '870 Kč' : 'CZK 870');
    await shop.workOnce();
    const emails = (await listEmails(shop)).filter(({ html }) => html.includes(email));
    expect(emails).toHaveLength(2);
    for (const { html } of emails) {
      expect(wrongFigures(spoken(html))).toEqual([]);
      expect(spoken(html)).toMatch(/13 ?%/);
    }
  });
});

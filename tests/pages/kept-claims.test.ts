import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Address, isForEveryone } from '#domain/addresses/address-row.ts';
import { addresses } from '#domain/addresses.ts';
import { answerTime, shortAnswerTime } from '#domain/shop/answer-time.ts';
import { amountRange, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import { findTopTier } from '#domain/catalogue/pricing.ts';
import type { ClaimId } from '#domain/content/claims/claim.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { formatDuration, formatDurationRange, formatWithin } from '#domain/text/period-text.ts';
import { keysOf } from '#domain/records.ts';
import { BULK_FROM_AMOUNT, LATEST_START_HOURS, RECOUNT_DAYS } from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { writtenClaims } from '#tests/stage/claims.ts';
import { textOf } from '#tests/stage/html.ts';
import { catalogue, offering } from '#tests/stage/offering.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** How pages say what a rule keeps, each by the figure that it cannot be said without. */
function sayings(locale: Locale) {
  const { answers } = sampleShop;
  const { from, to } = amountRange(catalogue);
  const guarantee = guaranteeRange(catalogue);
  const usual = catalogue.usualDelivery;
  const bulk = formatCount(locale, BULK_FROM_AMOUNT);
  const latest = formatWithin(locale, LATEST_START_HOURS, 'hour');
  const cs = locale === 'cs';
  return {
    answerTime: [answerTime(locale, { answers }), shortAnswerTime(locale, { answers })],
    startOfDelivery: cs
      ? [`nejpozději do ${latest}`]
      : [latest, `${LATEST_START_HOURS} at the latest`],
    fullDelivery: [
      formatWithin(locale, usual, usual.unit),
      formatDuration(locale, usual, usual.unit),
    ],
    guaranteeLength: [
      formatDurationRange(locale, guarantee, 'day'),
      formatDuration(locale, guarantee, 'day'),
      `${guarantee.from}–${guarantee.to}-day`,
    ],
    complaints: [`${cs ? 'do' : 'within'} ${formatWithin(locale, RECOUNT_DAYS, 'day')}`],
    packageSizes: [`${formatCount(locale, from)} ${cs ? 'do' : 'to'} ${formatCount(locale, to)}`],
    bulkOrders: cs ? [`od ${bulk}`, `Od ${bulk}`] : [`From ${bulk}`, `For ${bulk}`, `${bulk}+`],
    volumeDiscount: [`${findTopTier(offering.volumeDiscounts).percent}${cs ? ' ' : ''}%`],
    historyKept: [formatDuration(locale, KEPT.orderPageYears, 'year')],
    accountsKept: [formatDuration(locale, KEPT.accountYears, 'year')],
  } satisfies Partial<Record<ClaimId, string[]>>;
}

/** Pages that say the same figure of something else: of rejected reviews. */
const others: Partial<Record<ClaimId, string[]>> = { historyKept: ['howReviews'] };

const table: Record<string, Address> = addresses;
/** Articles explain what is promised, each in its own words; their figures come by short codes. */
const publicPages = addressNames.filter((name) => {
  const row = table[name];
  const isWhole = name === 'article' || /^blog(?:Rss|Atom|Feed)$/.test(name);
  return row !== undefined && isForEveryone(row) && !name.endsWith('Version') && !isWhole;
});

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
}

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** The words of all public pages by name; of packages and services those of each. */
async function readPages(locale: Locale): Promise<[name: string, text: string][]> {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  const addressed: [string, string][] = [
    ...publicPages.map((name): [string, string] => [name, sampleAddress(name, locale)]),
    ...services.map((service): [string, string] => [
      'priceList',
      priceListAddress(catalogue, locale, service),
    ]),
    ...services.flatMap(({ packages: [first] }): [string, string][] =>
      first ? [['package', packageAddress(locale, first)]] : [],
    ),
  ];
  const said: [string, string][] = [];
  for (const [name, path] of addressed) {
    const answer = await shop.get(path, locale);
    if (answer.status === 200) said.push([name, plain(textOf(await answer.text()))]);
  }
  return said;
}

it.each(locales)(
  'the register names the screens of the %s edition that say what is kept',
  async (locale) => {
    const pages = await readPages(locale);
    const said = sayings(locale);
    for (const id of keysOf(said)) {
      const saying = pages
        .filter(([, text]) => said[id].some((word) => text.includes(plain(word))))
        .map(([name]) => name.replace(/^priceList.*/, 'priceList'))
        .filter((name) => !others[id]?.includes(name));
      const screens = writtenClaims[id].screens.filter((screen) =>
        publicPages.some((name) => name === screen),
      );
      expect([...new Set(saying)].toSorted(), id).toEqual(screens.toSorted());
    }
  },
);

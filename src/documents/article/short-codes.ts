import { packageName } from '#content/catalogue/package-name.ts';
import { href } from '#domain/addresses.ts';
import type { ArticleFacts } from '#domain/content/articles/articles.ts';
import {
  findPackage,
  listPackages,
  lowestOf,
  pricePerUnit,
  serviceOf,
} from '#domain/catalogue/catalogue.ts';
import { readPackageId, serviceKey } from '#domain/catalogue/price-list.ts';
import { volumeDiscount } from '#domain/catalogue/pricing.ts';
import { isClaimId } from '#domain/content/claims/claim.ts';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import {
  type Haler,
  formatCount,
  formatEuro,
  formatMoney,
  formatPercent,
  formatUnitPrice,
} from '#domain/money.ts';
import {
  BULK_FROM_AMOUNT,
  BUSINESS_NOTICE_DAYS,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { type SampleMessages, sample as sampleCs } from '#messages/cs/sample.ts';
import { sample as sampleEn } from '#messages/en/sample.ts';

/** What stands in text for something else: a short code, or the mark of a source. */
export const MARKS = /\[\[([a-z-]{1,20}):([\w-]{1,60})\]\]|\[\^(\d{1,3})\]/g;

/** What a short code stands for: words, and where they lead to. */
export interface Resolved {
  text: string;
  href?: string;
}

type Resolve = (name: string, facts: ArticleFacts) => Resolved | undefined;

/** `[[price:ig-followers-1000]]` in an article: figures and names of the shop, which never grow old (rules 59). */
const codes: Record<string, Resolve> = {
  package(id, { locale, offering }) {
    const sold = findPackage(offering.catalogue, id);
    if (!sold) return readPackageId(id) ? { text: packageName(id, locale) } : undefined;
    const { platform, amount } = sold;
    const { slug: service } = serviceOf(offering.catalogue, sold);
    const address = href('package', locale, { platform, service, amount: String(amount) });
    return { text: packageName(id, locale), href: address };
  },
  price(id, facts) {
    const sold = findPackage(facts.offering.catalogue, id);
    return sold && resolvePrice(sold.price, facts);
  },
  'per-piece'(id, { locale, offering }) {
    const sold = findPackage(offering.catalogue, id);
    if (!sold) return undefined;
    return { text: formatUnitPrice(locale, pricePerUnit(sold)) };
  },
  from(service, facts) {
    const packages = listPackages(facts.offering.catalogue);
    const sold = packages.filter(({ id }) => serviceKey(id) === service);
    return sold.length === 0 ? undefined : resolvePrice(lowestOf(sold), facts);
  },
  discount(items, { locale, offering }) {
    if (!/^\d{1,2}$/.test(items)) return undefined;
    return { text: formatPercent(locale, volumeDiscount(offering.volumeDiscounts, Number(items))) };
  },
  figure(name, { locale, offering }) {
    const figures = { ...promised, guaranteeDays: offering.priceList.usual.guaranteeDays };
    const known = Object.entries(figures).find(([key]) => key === name);
    return known && { text: formatCount(locale, known[1]) };
  },
  claim(name, { locale, claims }) {
    const shown = isClaimId(name) ? claims.shown(name) : undefined;
    return shown && { text: claimText(shown, locale) };
  },
};

/** What the shop promises and the law sets, by the names of the constants. */
const promised = {
  usualStartHours: USUAL_START_HOURS,
  latestStartHours: LATEST_START_HOURS,
  withdrawalDays: WITHDRAWAL_DAYS,
  refundDays: REFUND_DAYS,
  complaintDays: COMPLAINT_DAYS,
  recountDays: RECOUNT_DAYS,
  obstacleDays: OBSTACLE_DAYS,
  bulkFromAmount: BULK_FROM_AMOUNT,
  businessNoticeDays: BUSINESS_NOTICE_DAYS,
  unpaidOrderDays: KEPT.unpaidOrderDays,
  orderPageYears: KEPT.orderPageYears,
  messageYears: KEPT.messageYears,
  accountYears: KEPT.accountYears,
};

/** What `[[kind:name]]` stands for; undefined where the shop has nothing of that name, or may not say it. */
export function resolveCode(kind: string, name: string, facts: ArticleFacts): Resolved | undefined {
  const resolve = Object.hasOwn(codes, kind) ? codes[kind] : undefined;
  return resolve?.(name, facts);
}

const samples: PerLocale<SampleMessages> = { cs: sampleCs, en: sampleEn };

/** With its figure, which some words have within them, and marked where nobody has named a source (rules 29). */
function claimText({ text, figure, isSample }: ShownClaim, locale: Locale): string {
  const stated = figure === undefined || text.includes(figure) ? text : `${figure}\u00a0${text}`;
  return isSample ? `${stated} (${samples[locale].one.toLowerCase()})` : stated;
}

function resolvePrice(price: Haler, { locale }: ArticleFacts): Resolved {
  const text = formatMoney(locale, price);
  const euro = locale === 'en' ? formatEuro(price) : undefined;
  return { text: euro ? `${text} (${euro})` : text };
}

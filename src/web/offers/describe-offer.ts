import { pricePerUnit } from '#domain/catalogue/catalogue.ts';
import type { Popular } from '#domain/catalogue/measured.ts';
import { type Locale, plural } from '#domain/locale.ts';
import { formatCount, formatEuro, formatMoney, formatUnitPrice } from '#domain/money.ts';
import type { Package, Service } from '#domain/catalogue/price-list.ts';
import {
  type ServiceText,
  formatCountOf,
  formatSpan,
  serviceText,
} from '#content/catalogue/catalogue-text.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { type OfferMessages } from '#messages/cs/site/offer.ts';
import { wordsOf } from '#messages/words.ts';

/** A package in the words of one edition. */
export interface Offer {
  amount: string;
  /** The noun that belongs behind the amount. */
  noun: string;
  /** Amount, noun and platform: 10.000 sledujících na Instagramu. */
  full: string;
  price: string;
  /** While it is announced as reduced: the lowest price in the 30 days before. */
  lowestBefore: string | undefined;
  /** The approximate figure, in the English edition alone (rules 6). */
  euro: string | undefined;
  /** Per piece, with the piece: 0,80 Kč za sledujícího. */
  pricePerUnit: string;
  /** The same in short: 0,80 Kč/ks. */
  priceApiece: string;
  bonus: string | undefined;
  /** How long the delivery takes: 72 hodin. */
  delivery: string;
}

export function describeOffer(locale: Locale, sold: Package): Offer {
  const text = textOf(locale, sold);
  const words = wordsOf(locale).offer;
  const apiece = pricePerUnit(sold);
  return {
    amount: formatCount(locale, sold.amount),
    noun: plural(locale, sold.amount, text.noun),
    full: formatCountOf(locale, sold.amount, text.fullNoun),
    price: formatMoney(locale, sold.price),
    lowestBefore:
      sold.lowestBefore === undefined ? undefined : formatMoney(locale, sold.lowestBefore),
    euro: locale === 'en' ? formatEuro(sold.price) : undefined,
    pricePerUnit: words.pricePerUnit(formatUnitPrice(locale, apiece), text.perUnit),
    priceApiece: words.priceApiece(formatUnitPrice(locale, apiece)),
    bonus: sold.bonus > 0 ? words.bonus(formatCount(locale, sold.bonus)) : undefined,
    delivery: formatSpan(locale, sold.delivery),
  };
}

/** What the shop says about the service of a package, or about a service. */
export function textOf(locale: Locale, sold: Package | Service): ServiceText {
  const service = 'packages' in sold ? sold.id : sold.service;
  return serviceText(catalogueTexts[locale], sold.platform, service);
}

/** What the customer gets: in the operator's words of the package or the service where there are any (rules 84). */
export function benefitsOf(locale: Locale, service: Service, sold?: Package): readonly string[] {
  return (sold?.benefits ?? service.benefits)?.[locale] ?? textOf(locale, service).benefits;
}

/** The words for the marked package: what paid orders bear out, else the shop's advice (rules 29). */
export function markOf(
  locale: Locale,
  popular: Popular,
  { id }: Package,
): OfferMessages['marked']['popular'] {
  const { marked } = wordsOf(locale).offer;
  return popular.packages.includes(id) ? marked.popular : marked.recommended;
}

import type { PerLocale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { OfferedKinds } from '#domain/offering.ts';
import {
  type Package,
  type PriceRow,
  type Service,
  catalogueOf,
  serviceKey,
} from './price-list.ts';
import type { Ladder } from './pricing.ts';

/** What an operator sets of one package (rules 84). */
export interface PackageTerms extends Pick<
  Package,
  'price' | 'bonus' | 'delivery' | 'guaranteeDays'
> {
  onSale: boolean;
  /** What the customer gets; null or missing where it is what its service has. */
  gains?: PerLocale<readonly string[]> | null;
}

/** What an operator sets of one service: the id of its popular package, and what the customer gets. */
export interface ServiceTerms {
  popular: string;
  /** Null where it is in the words of the shop. */
  gains: PerLocale<readonly string[]> | null;
}

/** Everything that differs from what the shop offers by itself, and what is announced as reduced. */
interface OfferTerms {
  packages: Readonly<Record<string, PackageTerms>>;
  /** By `serviceKey`. */
  services: Readonly<Record<string, ServiceTerms>>;
  ladder: Ladder | undefined;
}

/** By the id of a package: the lowest price of the 30 days before its reduction. */
export type LowestPrices = Readonly<Record<string, Haler>>;

/** Nothing differs. */
export const noTerms: OfferTerms = { packages: {}, services: {}, ladder: undefined };

/** A service as the operator sees it: also the packages of it that are not on sale. */
export interface DeskService extends Omit<Service, 'packages'> {
  key: string;
  packages: readonly DeskPackage[];
}

export interface DeskPackage extends Package {
  onSale: boolean;
}

/** All services with all their packages, on sale or not, as the terms set them. */
export function deskServices(usual: OfferedKinds, terms: OfferTerms): DeskService[] {
  return catalogueOf(usual.priceList).platforms.flatMap(({ services }) =>
    services.map((service) => withTerms(service, terms)),
  );
}

function withTerms(service: Service, { packages: set, services: marks }: OfferTerms): DeskService {
  const key = keyOf(service);
  const mark = Object.hasOwn(marks, key) ? marks[key] : undefined;
  const packages = service.packages.map((sold): DeskPackage => {
    const { gains, ...own } = (Object.hasOwn(set, sold.id) && set[sold.id]) || { onSale: true };
    const popular = mark ? mark.popular === sold.id : sold.popular;
    return { ...sold, ...own, ...(gains && { gains }), popular };
  });
  return { ...service, ...(mark?.gains && { gains: mark.gains }), key, packages };
}

function keyOf({ packages: [first] }: Service): string {
  return first ? serviceKey(first.id) : '';
}

/**
 * What the shop offers with the operator's terms. What is not on sale is left out; a service or a platform
 * without packages too, so that nothing draws one.
 */
export function offeredWith(
  usual: OfferedKinds,
  terms: OfferTerms,
  lowest: LowestPrices = {},
): OfferedKinds {
  const { usual: usualTerms, platforms } = usual.priceList;
  const services = deskServices(usual, terms);
  const sold = platforms.map((platform) => ({
    id: platform.id,
    services: services
      .filter((service) => service.platform === platform.id)
      .map(({ id, gains, packages }) => ({
        id,
        ...(gains && { gains }),
        packages: packages.filter(({ onSale }) => onSale).map((each) => rowOf(each, lowest)),
      }))
      .filter(({ packages }) => packages.length > 0),
  }));
  return {
    priceList: { usual: usualTerms, platforms: sold.filter((one) => one.services.length > 0) },
    ladder: terms.ladder ?? usual.ladder,
  };
}

function rowOf(sold: DeskPackage, lowest: LowestPrices): PriceRow {
  const { id, amount, price, bonus, popular, delivery, guaranteeDays, gains } = sold;
  const lowestBefore = Object.hasOwn(lowest, id) ? lowest[id] : undefined;
  const isReduced = lowestBefore !== undefined && lowestBefore > price;
  const more = { bonus, popular, delivery, guaranteeDays, ...(gains && { gains }) };
  return [amount, price / 100, isReduced ? { ...more, lowestBefore } : more];
}

/** What is stored of one subject: a package, a service, or the ladder. */
export type OfferValue = PackageTerms | ServiceTerms | { ladder: Ladder };

/** The ladder, beside ids of packages and keys of services. */
export const LADDER_SUBJECT = 'ladder';

/** The terms that stored values of subjects make. */
export function termsOf(
  stored: readonly { subject: string; terms: OfferValue | null }[],
): OfferTerms {
  const packages: Record<string, PackageTerms> = {};
  const services: Record<string, ServiceTerms> = {};
  let ladder: Ladder | undefined;
  for (const { subject, terms } of stored) {
    if (terms === null) continue;
    if ('price' in terms) packages[subject] = terms;
    else if ('popular' in terms) services[subject] = terms;
    else ladder = terms.ladder;
  }
  return { packages, services, ladder };
}

/** The terms of a package as they are stored. */
export function packageTerms(of: DeskPackage): PackageTerms {
  const { price, bonus, delivery, guaranteeDays, onSale } = of;
  const { from, to, unit } = delivery;
  const gains = gainsIn(of);
  return { price, bonus, delivery: { from, to, unit }, guaranteeDays, onSale, gains };
}

/** The terms of a service as they are stored. */
export function serviceTerms(of: DeskService): ServiceTerms {
  return { popular: of.packages.find((each) => each.popular)?.id ?? '', gains: gainsIn(of) };
}

function gainsIn({ gains }: DeskPackage | DeskService): ServiceTerms['gains'] {
  return gains ? { cs: gains.cs, en: gains.en } : null;
}

/** Whether two values of one subject say the same: both are made by the functions above. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

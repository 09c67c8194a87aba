import type { PerLocale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';
import {
  type Package,
  type PriceRow,
  type Service,
  catalogueOf,
  serviceKey,
} from './price-list.ts';
import type { VolumeDiscounts } from './pricing.ts';

/** What an operator sets of one package (rules 84). */
export interface PackageTerms extends Pick<
  Package,
  'price' | 'bonus' | 'delivery' | 'guaranteeDays'
> {
  onSale: boolean;
  /** What the customer gets; null or missing where it is what its service has. */
  benefits?: PerLocale<readonly string[]> | null;
}

/** What an operator sets of one service: the id of its popular package, and what the customer gets. */
export interface ServiceTerms {
  popular: string;
  /** Null where it is in the words of the shop. */
  benefits: PerLocale<readonly string[]> | null;
}

/** Everything that differs from what the shop offers by itself, and what is announced as reduced. */
interface OfferTerms {
  packages: Readonly<Record<string, PackageTerms>>;
  /** By `serviceKey`. */
  services: Readonly<Record<string, ServiceTerms>>;
  volumeDiscounts: VolumeDiscounts | undefined;
}

/** By the id of a package: the lowest price of the 30 days before its reduction. */
export type LowestPrices = Readonly<Record<string, Haler>>;

/** Nothing differs. */
export const noTerms: OfferTerms = { packages: {}, services: {}, volumeDiscounts: undefined };

/** A service as the operator sees it: also the packages of it that are not on sale. */
export interface OfferedService extends Omit<Service, 'packages'> {
  key: string;
  packages: readonly OfferedPackage[];
}

export interface OfferedPackage extends Package {
  onSale: boolean;
}

/** All services with all their packages, on sale or not, as the terms set them. */
export function listOfferedServices(usual: OfferedKinds, terms: OfferTerms): OfferedService[] {
  return catalogueOf(usual.priceList).platforms.flatMap(({ services }) =>
    services.map((service) => withTerms(service, terms)),
  );
}

function withTerms(
  service: Service,
  { packages: set, services: marks }: OfferTerms,
): OfferedService {
  const key = keyOf(service);
  const mark = Object.hasOwn(marks, key) ? marks[key] : undefined;
  const packages = service.packages.map((sold): OfferedPackage => {
    const { benefits, ...own } = (Object.hasOwn(set, sold.id) && set[sold.id]) || { onSale: true };
    const popular = mark ? mark.popular === sold.id : sold.popular;
    return { ...sold, ...own, ...(benefits && { benefits }), popular };
  });
  return { ...service, ...(mark?.benefits && { benefits: mark.benefits }), key, packages };
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
  const services = listOfferedServices(usual, terms);
  const sold = platforms.map((platform) => ({
    id: platform.id,
    services: services
      .filter((service) => service.platform === platform.id)
      .map(({ id, benefits, packages }) => ({
        id,
        ...(benefits && { benefits }),
        packages: packages.filter(({ onSale }) => onSale).map((each) => rowOf(each, lowest)),
      }))
      .filter(({ packages }) => packages.length > 0),
  }));
  return {
    priceList: { usual: usualTerms, platforms: sold.filter((one) => one.services.length > 0) },
    volumeDiscounts: terms.volumeDiscounts ?? usual.volumeDiscounts,
  };
}

function rowOf(sold: OfferedPackage, lowest: LowestPrices): PriceRow {
  const { id, amount, price, bonus, popular, delivery, guaranteeDays, benefits } = sold;
  const lowestBefore = Object.hasOwn(lowest, id) ? lowest[id] : undefined;
  const isReduced = lowestBefore !== undefined && lowestBefore > price;
  const more = { bonus, popular, delivery, guaranteeDays, ...(benefits && { benefits }) };
  return [amount, price / 100, isReduced ? { ...more, lowestBefore } : more];
}

/** What is stored of one subject: a package, a service, or the volume discounts. */
export type OfferValue = PackageTerms | ServiceTerms | { volumeDiscounts: VolumeDiscounts };

/** The volume discounts, beside ids of packages and keys of services. */
export const VOLUME_DISCOUNTS_SUBJECT = 'ladder';

/** The terms that stored values of subjects make. */
export function termsOf(
  stored: readonly { subject: string; terms: OfferValue | null }[],
): OfferTerms {
  const packages: Record<string, PackageTerms> = {};
  const services: Record<string, ServiceTerms> = {};
  let volumeDiscounts: VolumeDiscounts | undefined;
  for (const { subject, terms } of stored) {
    if (terms === null) continue;
    if ('price' in terms) packages[subject] = terms;
    else if ('popular' in terms) services[subject] = terms;
    else volumeDiscounts = terms.volumeDiscounts;
  }
  return { packages, services, volumeDiscounts };
}

/** The terms of a package as they are stored. */
export function packageTerms(of: OfferedPackage): PackageTerms {
  const { price, bonus, delivery, guaranteeDays, onSale } = of;
  const { from, to, unit } = delivery;
  const benefits = benefitsIn(of);
  return { price, bonus, delivery: { from, to, unit }, guaranteeDays, onSale, benefits };
}

/** The terms of a service as they are stored. */
export function serviceTerms(of: OfferedService): ServiceTerms {
  return { popular: of.packages.find((each) => each.popular)?.id ?? '', benefits: benefitsIn(of) };
}

function benefitsIn({ benefits }: OfferedPackage | OfferedService): ServiceTerms['benefits'] {
  return benefits ? { cs: benefits.cs, en: benefits.en } : null;
}

/** Whether two values of one subject say the same: both are made by the functions above. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

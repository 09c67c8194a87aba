import type { PerLocale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { OfferedKinds } from '#domain/offering.ts';
import { type Package, type Service, catalogueOf, serviceKey } from './price-list.ts';
import type { PriceRow } from './price-list.ts';
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
export interface OfferTerms {
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

import { type Haler, crowns } from '#domain/money.ts';
import type { PerLocale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';

/** The platforms on sale, in the order of the price list. */
export const platformIds = ['instagram', 'tiktok', 'youtube', 'facebook'] as const;
export type PlatformId = (typeof platformIds)[number];

/** Platforms that have a tab in the price list but nothing to sell yet (rules 47). */
export const upcomingPlatformIds = ['twitter', 'spotify'] as const;
export type UpcomingPlatformId = (typeof upcomingPlatformIds)[number];

export type ServiceId = 'followers' | 'likes' | 'views' | 'subscribers';

/** The part of an address that names a service; the same in both editions (rules 3). */
export const serviceSlugs = {
  followers: 'sledujici',
  likes: 'lajky',
  views: 'zhlednuti',
  subscribers: 'odberatele',
} as const satisfies Record<ServiceId, string>;
export type ServiceSlug = (typeof serviceSlugs)[ServiceId];

/** A span of time as the shop promises it: 48 hours, 3–7 days. */
export interface Span {
  from: number;
  to: number;
  unit: 'hour' | 'day';
}

export interface Package {
  /** For example `ig-followers-1000`. */
  id: string;
  platform: PlatformId;
  service: ServiceId;
  /** Pieces ordered, without the bonus. */
  amount: number;
  /** Pieces added free of charge. */
  bonus: number;
  price: Haler;
  /** How long the whole delivery takes once it has begun. */
  delivery: Span;
  /** Days for which a drop is refilled. */
  guaranteeDays: number;
  popular: boolean;
  /** What the customer gets, where the operator has said it of this package; otherwise what its service has. */
  benefits?: PerLocale<readonly string[]>;
  /** While its price is announced as reduced: the lowest one of the 30 days before (rules 84). */
  lowestBefore?: Haler;
}

export interface Service {
  id: ServiceId;
  slug: ServiceSlug;
  platform: PlatformId;
  packages: readonly Package[];
  /** What the customer gets, in the operator's words; otherwise in those of `content/catalogue/`. */
  benefits?: PerLocale<readonly string[]>;
}

export interface Platform {
  id: PlatformId;
  services: readonly Service[];
}

/** Everything that is sold. Rules and pages get it as an argument (domain/shop/offering.ts). */
export interface Catalogue {
  /** How long a delivery takes where its package names no other time. */
  usualDelivery: Span;
  platforms: readonly Platform[];
}

/** One package in a price list: amount, price in whole crowns, and what sets it apart. */
export type PriceRow = readonly [
  amount: number,
  price: number,
  more?: Partial<
    Pick<Package, 'bonus' | 'popular' | 'delivery' | 'guaranteeDays' | 'benefits' | 'lowestBefore'>
  >,
];

/** A catalogue in few words, as it is written down and sent: a row says only what is not usual. */
export interface PriceList {
  usual: Pick<Package, 'delivery' | 'guaranteeDays'>;
  platforms: readonly {
    id: PlatformId;
    services: readonly (Pick<Service, 'id' | 'benefits'> & { packages: readonly PriceRow[] })[];
  }[];
}

const idPrefixes: Record<PlatformId, string> = {
  instagram: 'ig',
  tiktok: 'tt',
  youtube: 'yt',
  facebook: 'fb',
};

/** The catalogue that a price list means. */
export function catalogueOf({ usual, platforms }: PriceList): Catalogue {
  return {
    usualDelivery: usual.delivery,
    platforms: platforms.map(({ id: platform, services }) => ({
      id: platform,
      services: services.map(({ id, packages, benefits }) => ({
        ...(benefits && { benefits }),
        id,
        slug: serviceSlugs[id],
        platform,
        packages: packages.map(([amount, price, more]) => ({
          id: packageId({ platform, service: id, amount }),
          platform,
          service: id,
          amount,
          bonus: 0,
          price: crowns(price),
          popular: false,
          ...usual,
          ...more,
        })),
      })),
    })),
  };
}

/** The same price list without what customers get, for where they choose and order. */
export function withoutBenefits({ usual, platforms }: PriceList): PriceList {
  return {
    usual,
    platforms: platforms.map(({ id, services }) => ({
      id,
      services: services.map((service) => ({
        id: service.id,
        packages: service.packages.map(([amount, price, more]): PriceRow => {
          if (!more?.benefits) return more ? [amount, price, more] : [amount, price];
          const { benefits: _, ...rest } = more;
          return [amount, price, rest];
        }),
      })),
    })),
  };
}

/** What the id of a package says of it. */
type NamedPackage = Pick<Package, 'platform' | 'service' | 'amount'>;

/**
 * What a package is by its id, on sale or not: orders outlive the price list that they were made by, and
 * of each package they keep the id. Undefined where it is no such id.
 */
export function readPackageId(id: string): NamedPackage | undefined {
  const [prefix, name, digits] = id.split('-');
  const platform = platformIds.find((one) => idPrefixes[one] === prefix);
  const service = keysOf(serviceSlugs).find((one) => one === name);
  const amount = Number(digits);
  if (!platform || !service || !Number.isSafeInteger(amount) || amount <= 0) return undefined;
  return packageId({ platform, service, amount }) === id
    ? { platform, service, amount }
    : undefined;
}

/** The service of a package, as the ids of all its packages begin: `ig-followers` of `ig-followers-1000`. */
export function serviceKey(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

function packageId({ platform, service, amount }: NamedPackage): string {
  return `${idPrefixes[platform]}-${service}-${amount}`;
}

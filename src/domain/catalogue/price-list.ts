import { type Haler, crowns } from '#domain/money.ts';

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
}

export interface Service {
  id: ServiceId;
  slug: ServiceSlug;
  platform: PlatformId;
  packages: readonly Package[];
}

export interface Platform {
  id: PlatformId;
  services: readonly Service[];
}

/** One row of the price list: amount, price in crowns and what sets it apart. */
type Row = [
  amount: number,
  price: number,
  more?: Partial<Pick<Package, 'bonus' | 'popular' | 'delivery' | 'guaranteeDays'>>,
];

const idPrefixes: Record<PlatformId, string> = {
  instagram: 'ig',
  tiktok: 'tt',
  youtube: 'yt',
  facebook: 'fb',
};

/** What holds where a row names no time or guarantee: full delivery 3–7 days, 30 days. */
const usualDelivery: Span = { from: 3, to: 7, unit: 'day' };
const usualGuaranteeDays = 30;

const hours = (count: number): Span => ({ from: count, to: count, unit: 'hour' });
const days = (count: number): Span => ({ from: count, to: count, unit: 'day' });

function service(platform: PlatformId, id: ServiceId, rows: Row[]): Service {
  const packages = rows.map(([amount, price, more]) => ({
    id: `${idPrefixes[platform]}-${id}-${amount}`,
    platform,
    service: id,
    amount,
    bonus: 0,
    price: crowns(price),
    delivery: usualDelivery,
    guaranteeDays: usualGuaranteeDays,
    popular: false,
    ...more,
  }));
  return { id, slug: serviceSlugs[id], platform, packages };
}

/** Everything that is sold, with its prices. */
export const priceList: readonly Platform[] = [
  {
    id: 'instagram',
    services: [
      service('instagram', 'followers', [
        [1000, 1999, { delivery: hours(48), guaranteeDays: 90 }],
        [5000, 4999, { delivery: hours(72), guaranteeDays: 90 }],
        [10_000, 7999, { delivery: hours(72), guaranteeDays: 90, popular: true }],
        [25_000, 14_999, { delivery: days(3), guaranteeDays: 180 }],
        [50_000, 19_999, { delivery: days(5), guaranteeDays: 180 }],
        [100_000, 29_999, { delivery: days(10), guaranteeDays: 180 }],
      ]),
      service('instagram', 'likes', [
        [100, 199],
        [300, 269, { bonus: 30 }],
        [500, 339, { bonus: 50 }],
        [1000, 419, { bonus: 100, popular: true }],
        [2500, 939, { bonus: 250 }],
        [5000, 1699, { bonus: 500 }],
        [10_000, 2999, { bonus: 1000 }],
        [20_000, 4499, { bonus: 2000 }],
        [50_000, 8999, { bonus: 5000 }],
      ]),
      service('instagram', 'views', [
        [500, 199],
        [1000, 379, { bonus: 100 }],
        [2500, 698, { bonus: 250 }],
        [5000, 1199, { bonus: 500, popular: true }],
        [10_000, 1899],
        [25_000, 2999],
        [50_000, 4999],
        [100_000, 7999],
      ]),
    ],
  },
  {
    id: 'tiktok',
    services: [
      service('tiktok', 'followers', [
        [1000, 499, { bonus: 100 }],
        [5000, 1999, { popular: true }],
        [10_000, 3499],
        [20_000, 5999],
        [50_000, 11_999],
      ]),
      service('tiktok', 'likes', [
        [500, 299],
        [1000, 559],
        [5000, 1999, { popular: true }],
        [10_000, 3499],
        [20_000, 5599],
        [50_000, 9999],
      ]),
      service('tiktok', 'views', [
        [3000, 399],
        [5000, 599],
        [10_000, 1099, { popular: true }],
        [50_000, 3999],
        [100_000, 6999],
        [500_000, 19_999],
      ]),
    ],
  },
  {
    id: 'youtube',
    services: [
      service('youtube', 'subscribers', [
        [100, 999],
        [250, 1999, { bonus: 25 }],
        [500, 2999],
        [1000, 4999, { popular: true }],
        [5000, 14_999],
        [10_000, 24_999],
      ]),
      service('youtube', 'likes', [
        [5000, 1699],
        [10_000, 2999, { popular: true }],
        [20_000, 4999],
      ]),
      service('youtube', 'views', [
        [5000, 1699],
        [10_000, 2499],
        [50_000, 8999, { popular: true }],
        [100_000, 14_999],
        [250_000, 24_999],
      ]),
    ],
  },
  {
    id: 'facebook',
    services: [
      service('facebook', 'followers', [
        [5000, 1999],
        [10_000, 3499, { popular: true }],
        [25_000, 8499],
      ]),
      service('facebook', 'likes', [
        [1000, 599],
        [5000, 2499, { popular: true }],
        [10_000, 3999],
      ]),
    ],
  },
];

import type { PriceList, Span } from '#domain/catalogue/price-list.ts';
import type { VolumeDiscounts } from '#domain/catalogue/pricing.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';

const hours = (count: number): Span => ({ from: count, to: count, unit: 'hour' });
const days = (count: number): Span => ({ from: count, to: count, unit: 'day' });

/** What the shop sells until the operator says otherwise, with its prices. */
const priceList: PriceList = {
  usual: { delivery: { from: 3, to: 7, unit: 'day' }, guaranteeDays: 30 },
  platforms: [
    {
      id: 'instagram',
      services: [
        {
          id: 'followers',
          packages: [
            [1000, 1999, { delivery: hours(48), guaranteeDays: 90 }],
            [5000, 4999, { delivery: hours(72), guaranteeDays: 90 }],
            [10_000, 7999, { delivery: hours(72), guaranteeDays: 90, popular: true }],
            [25_000, 14_999, { delivery: days(3), guaranteeDays: 180 }],
            [50_000, 19_999, { delivery: days(5), guaranteeDays: 180 }],
            [100_000, 29_999, { delivery: days(10), guaranteeDays: 180 }],
          ],
        },
        {
          id: 'likes',
          packages: [
            [100, 199],
            [300, 269, { bonus: 30 }],
            [500, 339, { bonus: 50 }],
            [1000, 419, { bonus: 100, popular: true }],
            [2500, 939, { bonus: 250 }],
            [5000, 1699, { bonus: 500 }],
            [10_000, 2999, { bonus: 1000 }],
            [20_000, 4499, { bonus: 2000 }],
            [50_000, 8999, { bonus: 5000 }],
          ],
        },
        {
          id: 'views',
          packages: [
            [500, 199],
            [1000, 379, { bonus: 100 }],
            [2500, 698, { bonus: 250 }],
            [5000, 1199, { bonus: 500, popular: true }],
            [10_000, 1899],
            [25_000, 2999],
            [50_000, 4999],
            [100_000, 7999],
          ],
        },
      ],
    },
    {
      id: 'tiktok',
      services: [
        {
          id: 'followers',
          packages: [
            [1000, 499, { bonus: 100 }],
            [5000, 1999, { popular: true }],
            [10_000, 3499],
            [20_000, 5999],
            [50_000, 11_999],
          ],
        },
        {
          id: 'likes',
          packages: [
            [500, 299],
            [1000, 559],
            [5000, 1999, { popular: true }],
            [10_000, 3499],
            [20_000, 5599],
            [50_000, 9999],
          ],
        },
        {
          id: 'views',
          packages: [
            [3000, 399],
            [5000, 599],
            [10_000, 1099, { popular: true }],
            [50_000, 3999],
            [100_000, 6999],
            [500_000, 19_999],
          ],
        },
      ],
    },
    {
      id: 'youtube',
      services: [
        {
          id: 'subscribers',
          packages: [
            [100, 999],
            [250, 1999, { bonus: 25 }],
            [500, 2999],
            [1000, 4999, { popular: true }],
            [5000, 14_999],
            [10_000, 24_999],
          ],
        },
        {
          id: 'likes',
          packages: [
            [5000, 1699],
            [10_000, 2999, { popular: true }],
            [20_000, 4999],
          ],
        },
        {
          id: 'views',
          packages: [
            [5000, 1699],
            [10_000, 2499],
            [50_000, 8999, { popular: true }],
            [100_000, 14_999],
            [250_000, 24_999],
          ],
        },
      ],
    },
    {
      id: 'facebook',
      services: [
        {
          id: 'followers',
          packages: [
            [5000, 1999],
            [10_000, 3499, { popular: true }],
            [25_000, 8499],
          ],
        },
        {
          id: 'likes',
          packages: [
            [1000, 599],
            [5000, 2499, { popular: true }],
            [10_000, 3999],
          ],
        },
      ],
    },
  ],
};

/** By total quantity: 1 → 0 %, 2 → 10 %, 3 → 15 %, 4 and more → 20 % (rules 10). */
const volumeDiscounts: VolumeDiscounts = {
  tiers: [
    { items: 1, percent: 0 },
    { items: 2, percent: 10 },
    { items: 3, percent: 15, popular: true },
    { items: 4, percent: 20 },
  ],
  countsFrom: 0,
};

/** What the shop offers until the operator changes it. */
export const defaultOffering: OfferedKinds = { priceList, volumeDiscounts };

import { expect, it } from 'vitest';
import type { Cart } from '#domain/order/cart.ts';
import type { Prices } from './pricing.ts';
import { recommendPackage } from './recommendation.ts';
import { offering } from '#tests/stage/offering.ts';

function recommended(...rows: [packageId: string, quantity?: number][]): string[] {
  return recommendedBy(offering, ...rows);
}

function recommendedBy(
  prices: Prices,
  ...rows: [packageId: string, quantity?: number][]
): string[] {
  const lines = rows.map(([packageId, quantity = 1], i) => ({
    id: `line${i}`,
    packageId,
    quantity,
    target: null,
  }));
  const cart: Cart = { id: 'cart1', lines };
  return recommendPackage(prices, cart).map(({ platform, id }) => `${platform}/${id}`);
}

it('recommends the other services of the platform', () => {
  expect(recommended(['ig-followers-1000'])).toEqual(['instagram/likes', 'instagram/views']);
  expect(recommended(['yt-views-5000'])).toEqual(['youtube/subscribers', 'youtube/likes']);
  expect(recommended(['fb-likes-1000'])).toEqual(['facebook/followers']);
});

it('goes by the platform used most, by quantity, and by the price list between equals', () => {
  expect(recommended(['ig-likes-100'], ['tt-likes-500', 2])).toEqual([
    'tiktok/followers',
    'tiktok/views',
  ]);
  expect(recommended(['yt-likes-5000'], ['tt-likes-500'])[0]).toBe('tiktok/followers');
});

it('recommends what is taken on another platform only', () => {
  expect(recommended(['ig-likes-100', 2], ['tt-followers-1000'])).toEqual([
    'instagram/followers',
    'instagram/views',
  ]);
});

it('recommends nothing for an empty cart and from four items on', () => {
  expect(recommended()).toEqual([]);
  expect(recommended(['ig-likes-100', 3])).not.toEqual([]);
  expect(recommended(['ig-likes-100', 4])).toEqual([]);
  expect(recommended(['ig-likes-100', 2], ['tt-likes-500', 2])).toEqual([]);
});

it('recommends nothing where the platform has nothing else', () => {
  expect(recommended(['fb-likes-1000'], ['fb-followers-5000'])).toEqual([]);
});

it('recommends on while packages that do not count leave the discount below its top', () => {
  const from = {
    ...offering,
    volumeDiscounts: { ...offering.volumeDiscounts, countsFrom: 100_000 },
  };
  expect(recommendedBy(from, ['ig-likes-100', 4])).not.toEqual([]);
  expect(recommendedBy(from, ['ig-followers-1000', 4])).toEqual([]);
});

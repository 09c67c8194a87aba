import type { Cart } from '#domain/order/cart.ts';
import { findPackage, findPlatform } from './catalogue.ts';
import { type Catalogue, type PlatformId, type Service, platformIds } from './price-list.ts';
import { type Prices, countedItems, findTopTier } from './pricing.ts';

const MOST_SERVICES = 3;

/**
 * Up to three other services of the platform used most in the cart, until the top of the volume discounts is
 * reached by packages that count for it (rules 10). By total quantity; of two equals the first in the order of the price list.
 */
export function recommendPackage({ catalogue, volumeDiscounts }: Prices, cart: Cart): Service[] {
  const goods = cart.lines.flatMap(({ packageId, quantity }) => {
    const item = findPackage(catalogue, packageId);
    return item ? [{ item, quantity }] : [];
  });
  if (
    goods.length === 0 ||
    countedItems(volumeDiscounts, goods) >= findTopTier(volumeDiscounts).items
  )
    return [];
  const platform = findPlatform(catalogue, mostUsedPlatform(catalogue, cart));
  const isTaken = ({ platform, id }: Service): boolean =>
    cart.lines.some((line) => {
      const sold = findPackage(catalogue, line.packageId);
      return sold?.platform === platform && sold.service === id;
    });
  const others = platform?.services.filter((service) => !isTaken(service)) ?? [];
  return others.slice(0, MOST_SERVICES);
}

function mostUsedPlatform(catalogue: Catalogue, cart: Cart): PlatformId {
  const used = (platform: PlatformId): number =>
    cart.lines
      .filter((line) => findPackage(catalogue, line.packageId)?.platform === platform)
      .reduce((sum, line) => sum + line.quantity, 0);
  return platformIds.reduce((best, platform) => (used(platform) > used(best) ? platform : best));
}

import { type Cart, countItems } from '#domain/order/cart.ts';
import { findPackage, findPlatform } from './catalogue.ts';
import { type PlatformId, type Service, platformIds } from './price-list.ts';

/** From so many items on nothing is recommended: the top of the ladder is reached (rules 10). */
const ENOUGH_ITEMS = 4;
const MOST_SERVICES = 3;

/**
 * Up to three other services of the platform used most in the cart, while fewer than four items lie
 * in it. By total quantity; of two equals the first in the order of the price list.
 */
export function recommend(cart: Cart): Service[] {
  const items = countItems(cart);
  if (items === 0 || items >= ENOUGH_ITEMS) return [];
  const platform = findPlatform(mostUsedPlatform(cart));
  const isTaken = ({ platform, id }: Service): boolean =>
    cart.lines.some((line) => {
      const sold = findPackage(line.packageId);
      return sold?.platform === platform && sold.service === id;
    });
  const others = platform?.services.filter((service) => !isTaken(service)) ?? [];
  return others.slice(0, MOST_SERVICES);
}

function mostUsedPlatform(cart: Cart): PlatformId {
  const used = (platform: PlatformId): number =>
    cart.lines
      .filter((line) => findPackage(line.packageId)?.platform === platform)
      .reduce((sum, line) => sum + line.quantity, 0);
  return platformIds.reduce((best, platform) => (used(platform) > used(best) ? platform : best));
}

import { findPlatform } from '#domain/catalogue/catalogue.ts';
import type { Catalogue, Package, Service } from '#domain/catalogue/price-list.ts';

/** Other amounts shown beside a package. */
const MOST_AMOUNTS = 4;

/** The other amounts of the same service that lie nearest in the price list, smallest first. */
export function nearestAmounts({ packages }: Service, sold: Package): Package[] {
  const place = packages.findIndex(({ id }) => id === sold.id);
  const distance = (other: Package) => Math.abs(packages.indexOf(other) - place);
  return packages
    .filter(({ id }) => id !== sold.id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_AMOUNTS)
    .sort((one, other) => one.amount - other.amount);
}

/** What else is sold for the platform. */
export function otherServices(catalogue: Catalogue, sold: Package): Service[] {
  const services = findPlatform(catalogue, sold.platform)?.services ?? [];
  return services.filter(({ id }) => id !== sold.service);
}

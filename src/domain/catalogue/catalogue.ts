import type { Haler } from '#domain/money.ts';
import type { Catalogue, Package, Platform, Service, Span } from './price-list.ts';

/** All packages, in the order of the price list. */
export function listPackages({ platforms }: Catalogue): Package[] {
  return platforms.flatMap(({ services }) => services.flatMap(({ packages }) => packages));
}

/** The package of that id, or undefined where the id is not (or no longer) on sale. */
export function findPackage({ platforms }: Catalogue, id: string): Package | undefined {
  for (const { services } of platforms) {
    for (const { packages } of services) {
      const found = packages.find((sold) => sold.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** The platform on sale with this id; undefined for any other text. */
export function findPlatform({ platforms }: Catalogue, id: string): Platform | undefined {
  return platforms.find((platform) => platform.id === id);
}

/** What the cheapest package of a platform costs, in haléře; undefined where nothing of it is on sale. */
export function lowestPrice(catalogue: Catalogue, platformId: string): Haler | undefined {
  const services = findPlatform(catalogue, platformId)?.services ?? [];
  const packages = services.flatMap((service) => service.packages);
  return packages.length === 0 ? undefined : lowestOf(packages);
}

/** What the cheapest of some packages costs, in haléře; there is at least one. */
export function lowestOf(packages: readonly Package[]): Haler {
  return Math.min(...packages.map(({ price }) => price));
}

/**
 * A service of a platform by its slug or its id: addresses carry the slug, old links the id
 * (rules 3).
 */
export function findService(
  catalogue: Catalogue,
  platformId: string,
  slugOrId: string,
): Service | undefined {
  return findPlatform(catalogue, platformId)?.services.find(
    (service) => service.slug === slugOrId || service.id === slugOrId,
  );
}

/** A package by its address `/{platform}/{service}/{amount}`; the amount is the bare number. */
export function findPackageAt(
  catalogue: Catalogue,
  address: { platform: string; service: string; amount: string },
): Package | undefined {
  return findService(catalogue, address.platform, address.service)?.packages.find(
    (candidate) => String(candidate.amount) === address.amount,
  );
}

/** The package offered first for a service: the popular one, else the first. */
export function findFavourite(service: Service): Package {
  const found = service.packages.find((candidate) => candidate.popular) ?? service.packages[0];
  if (!found) throw new Error(`The service ${service.platform}/${service.id} has no package.`);
  return found;
}

/** The service of a package. Throws where the package is of another catalogue. */
export function serviceOf(
  catalogue: Catalogue,
  sold: Pick<Package, 'platform' | 'service'>,
): Service {
  const found = findService(catalogue, sold.platform, sold.service);
  if (!found) throw new Error(`No service ${sold.platform}/${sold.service} in the catalogue.`);
  return found;
}

/** Crowns for one unit of the ordered amount; the bonus does not count. */
export function pricePerUnit(sold: Pick<Package, 'price' | 'amount'>): number {
  return sold.price / 100 / sold.amount;
}

/** The shortest and the longest guarantee that any package has. */
export function guaranteeRange(catalogue: Catalogue): Span {
  const days = listPackages(catalogue).map(({ guaranteeDays }) => guaranteeDays);
  return { from: Math.min(...days), to: Math.max(...days), unit: 'day' };
}

/** The smallest and the largest amount of any package (rules 40). */
export function amountRange(catalogue: Catalogue): { from: number; to: number } {
  const amounts = listPackages(catalogue).map(({ amount }) => amount);
  return { from: Math.min(...amounts), to: Math.max(...amounts) };
}

import { type Package, type Platform, type Service, priceList } from './price-list.ts';

const allPackages = new Map(
  priceList.flatMap((p) => p.services.flatMap((s) => s.packages)).map((p) => [p.id, p]),
);

/** All 60 packages, in the order of the price list. */
export function listPackages(): Package[] {
  return [...allPackages.values()];
}

/** The package of that id, or undefined where the id is not (or no longer) on sale. */
export function findPackage(id: string): Package | undefined {
  return allPackages.get(id);
}

export function findPlatform(id: string): Platform | undefined {
  return priceList.find((platform) => platform.id === id);
}

/**
 * A service of a platform by its slug or its id: addresses carry the slug, old links the id
 * (rules 3).
 */
export function findService(platformId: string, slugOrId: string): Service | undefined {
  return findPlatform(platformId)?.services.find(
    (service) => service.slug === slugOrId || service.id === slugOrId,
  );
}

/** A package by its address `/{platform}/{service}/{amount}`; the amount is the bare number. */
export function findPackageAt(
  platformId: string,
  slugOrId: string,
  amount: string,
): Package | undefined {
  return findService(platformId, slugOrId)?.packages.find(
    (candidate) => String(candidate.amount) === amount,
  );
}

/** The package offered first for a service: the popular one, else the first. */
export function favourite(service: Service): Package {
  const found = service.packages.find((candidate) => candidate.popular) ?? service.packages[0];
  if (!found) throw new Error(`The service ${service.platform}/${service.id} has no package.`);
  return found;
}

/** The platform's service of that id. Throws where the catalogue itself is inconsistent. */
export function serviceOf(sold: Pick<Package, 'platform' | 'service'>): Service {
  const found = findService(sold.platform, sold.service);
  if (!found) throw new Error(`No service ${sold.platform}/${sold.service} in the catalogue.`);
  return found;
}

/** Crowns for one piece of the ordered amount; the bonus does not count. */
export function unitPrice(sold: Pick<Package, 'price' | 'amount'>): number {
  return sold.price / 100 / sold.amount;
}

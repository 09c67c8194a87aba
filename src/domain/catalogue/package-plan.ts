import { pricePerUnit } from '#domain/catalogue/catalogue.ts';
import {
  type OfferedPackage,
  type OfferedService,
  isSameValue,
  packageTerms,
} from '#domain/catalogue/offer-terms.ts';
import {
  type PriceChange,
  announcedReduction,
  findLowestBefore,
} from '#domain/catalogue/price-history.ts';
import type { Haler } from '#domain/money.ts';
import type { PackageProblems, PackageValues } from './package-form.ts';

/** What an operator has to say once more that it is meant. */
export type PackageDoubt = 'price-far' | 'unit-price-rises';

/** What a change of a package does, before it is made (rules 84). */
export interface PackagePlan {
  before: OfferedPackage;
  after: OfferedPackage;
  /** The service with all its packages as they will be. */
  service: OfferedService;
  /** Whether anything differs. */
  isChange: boolean;
  doubts: readonly PackageDoubt[];
  /** The lowest price of the 30 days before now, in haléře. */
  lowest: Haler;
  /** The lowest price that is told with the reduction, where one is announced. */
  lowestBefore: Haler | undefined;
}

/** The part of the former price, in percent, by which a price may change without being asked again. */
export const FAR_PERCENT = 50;

/**
 * What a request does to the offer, or why it cannot be.
 * @param services all that the shop has, as they are
 * @param prices all changes of this package's price, oldest first
 */
export function planPackage(
  services: readonly OfferedService[],
  id: string,
  values: PackageValues,
  { prices, now }: { prices: readonly PriceChange[]; now: Date },
): { ok: true; plan: PackagePlan } | { ok: false; problems: PackageProblems } {
  const { service, before } = findOfferedPackage(services, id);
  const problems = {
    ...saleProblems(services, service, before, values),
    ...reductionProblems(before, values, { prices, now }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  // Of a service with nothing else on sale, the popular one stays it while it is away.
  const popular = values.popular || (before.popular && !values.terms.onSale);
  const { benefits: _, ...same } = before;
  const { benefits, ...terms } = values.terms;
  const after: OfferedPackage = { ...same, ...terms, ...(benefits && { benefits }), popular };
  const packages = service.packages.map((each) => {
    if (each.id === id) return after;
    return { ...each, popular: popular ? false : each.popular };
  });
  const changed = { ...service, packages };
  const plan: PackagePlan = {
    before,
    after,
    service: changed,
    isChange:
      before.popular !== after.popular || !isSameValue(packageTerms(before), packageTerms(after)),
    doubts: [
      ...(isFar(before.price, after.price) ? (['price-far'] as const) : []),
      ...(risesAnew(service, changed) ? (['unit-price-rises'] as const) : []),
    ],
    lowest: Math.min(
      before.price,
      prices.length > 0 ? findLowestBefore(prices, now) : before.price,
    ),
    lowestBefore: lowestToTell(before, values, { prices, now }),
  };
  return { ok: true, plan };
}

/** A package of the section with its service. Throws where there is none; addresses are looked up before. */
export function findOfferedPackage(
  services: readonly OfferedService[],
  id: string,
): { service: OfferedService; before: OfferedPackage } {
  for (const service of services) {
    const before = service.packages.find((each) => each.id === id);
    if (before) return { service, before };
  }
  throw new Error(`There is no package ${id}.`);
}

function saleProblems(
  services: readonly OfferedService[],
  service: OfferedService,
  before: OfferedPackage,
  { terms, popular }: PackageValues,
): PackageProblems {
  const onSaleBeside = (of: OfferedService) =>
    of.packages.some(({ id, onSale }) => onSale && id !== before.id);
  if (!terms.onSale) {
    if (!services.some(onSaleBeside)) return { onSale: 'last-package' };
    const isMarked = popular || before.popular;
    return isMarked && onSaleBeside(service) ? { popular: 'popular-off-sale' } : {};
  }
  return before.popular && !popular ? { popular: 'popular-needed' } : {};
}

interface Prices {
  prices: readonly PriceChange[];
  now: Date;
}

function reductionProblems(
  before: OfferedPackage,
  values: PackageValues,
  { prices, now }: Prices,
): PackageProblems {
  const { terms, isAnnounced } = values;
  if (!isAnnounced) return {};
  if (terms.price >= before.price) return { announced: 'not-lowered' };
  const lowest = lowestToTell(before, values, { prices, now });
  return lowest === undefined ? { announced: 'as-low-before' } : {};
}

function lowestToTell(
  before: OfferedPackage,
  { terms, isAnnounced }: PackageValues,
  { prices, now }: Prices,
): Haler | undefined {
  if (!isAnnounced) return undefined;
  const change = { at: now, before: before.price, after: terms.price, isAnnounced };
  return announcedReduction([...prices, change], now)?.lowestBefore;
}

/** Off or up by more than half of the former price: a slip of the point. */
function isFar(before: Haler, after: Haler): boolean {
  return Math.abs(after - before) * 100 > before * FAR_PERCENT;
}

/** Whether a larger package costs more for a unit than a smaller one now does, where it did not before. */
function risesAnew(before: OfferedService, after: OfferedService): boolean {
  const known = risesIn(before);
  return [...risesIn(after)].some((rise) => !known.has(rise));
}

function risesIn({ packages }: OfferedService): Set<string> {
  const sold = packages.filter(({ onSale }) => onSale);
  const rises = sold.filter((each, index) => {
    const smaller = sold[index - 1];
    return smaller && pricePerUnit(each) > pricePerUnit(smaller);
  });
  return new Set(rises.map(({ id }) => id));
}

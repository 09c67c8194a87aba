import { type Catalogue, type Package, type Service, serviceKey } from './price-list.ts';
import type { VolumeDiscounts } from './pricing.ts';

/** Paid orders from which on they can bear out that something is chosen most (rules 29). */
export const ENOUGH_ORDERS = 20;

/** How often what was chosen, among the newest paid orders. */
export interface OrderCounts {
  /** Orders by package id. */
  packages: Readonly<Record<string, number>>;
  /** Orders by the service of their packages, as `serviceKey` names it. */
  services: Readonly<Record<string, number>>;
  /** Orders with the volume discount, by the number of packages in them that count for it. */
  discounted: readonly { items: number; orders: number }[];
}

/** What may be called the most popular: ids of packages, and whether the marked tier may. */
export interface Popular {
  packages: readonly string[];
  isTier: boolean;
}

/** Everything that is marked, as a shop without real customers shows it (rules 29). */
export function keepAllMarked(catalogue: Catalogue): Popular {
  return { packages: listMarkedPackages(catalogue).map(({ sold }) => sold.id), isTier: true };
}

/**
 * The marked packages that were ordered more often than any other of their service, where it has enough
 * paid orders, and the same of the marked tier among the orders with a volume discount (rules 29).
 */
export function keepSubstantiated(
  { catalogue, volumeDiscounts }: { catalogue: Catalogue; volumeDiscounts: VolumeDiscounts },
  counts: OrderCounts,
): Popular {
  const packages = listMarkedPackages(catalogue)
    .filter(({ sold, service }) => isMostOrdered(sold, service, counts))
    .map(({ sold }) => sold.id);
  return { packages, isTier: isMostClimbed(volumeDiscounts, counts) };
}

function listMarkedPackages({ platforms }: Catalogue): { sold: Package; service: Service }[] {
  return platforms
    .flatMap(({ services }) => services)
    .flatMap((service) =>
      service.packages.filter(({ popular }) => popular).map((sold) => ({ sold, service })),
    );
}

function isMostOrdered(sold: Package, service: Service, { packages, services }: OrderCounts) {
  const often = packages[sold.id] ?? 0;
  const others = service.packages.filter(({ id }) => id !== sold.id);
  const isFirst = others.every(({ id }) => (packages[id] ?? 0) < often);
  return isFirst && (services[serviceKey(sold.id)] ?? 0) >= ENOUGH_ORDERS;
}

function isMostClimbed(volumeDiscounts: VolumeDiscounts, { discounted }: OrderCounts): boolean {
  const byTier = new Map<number, number>();
  for (const { items, orders } of discounted) {
    const tier = volumeDiscounts.tiers.findLast((one) => items >= one.items)?.items ?? 0;
    byTier.set(tier, (byTier.get(tier) ?? 0) + orders);
  }
  const all = [...byTier.values()].reduce((sum, orders) => sum + orders, 0);
  const climbed = volumeDiscounts.tiers.find(({ popular }) => popular)?.items ?? 0;
  const often = byTier.get(climbed) ?? 0;
  const isFirst = [...byTier].every(([tier, orders]) => tier === climbed || orders < often);
  return isFirst && all >= ENOUGH_ORDERS;
}

/** Days back from now whose completed orders are measured. */
export const MEASURED_DAYS = 180;

/** Hours above which a measured time is said in days. */
const MOST_HOURS = 48;

/** How long orders of a service took, from the moment from which they could begin until they were delivered. */
export interface MeasuredTime {
  orders: number;
  /** Within so many hours half of them were delivered. */
  halfHours: number;
  /** And within so many nine of ten. */
  mostHours: number;
}

/** By the service of their packages, as `serviceKey` names it. */
export type MeasuredTimes = Readonly<Record<string, MeasuredTime>>;

/** The measured time of a package's service; undefined while fewer than 20 orders bear it out (rules 65). */
export function findMeasuredTime(
  times: MeasuredTimes,
  packageId: string,
): MeasuredTime | undefined {
  const key = serviceKey(packageId);
  const time = Object.hasOwn(times, key) ? times[key] : undefined;
  return time && time.orders >= ENOUGH_ORDERS ? time : undefined;
}

/** A measured time as it is said, rounded up: in hours, or in days where it is long. */
export function roundUpHours(hours: number): { count: number; unit: 'hour' | 'day' } {
  const whole = Math.max(1, Math.ceil(hours));
  return whole > MOST_HOURS
    ? { count: Math.ceil(whole / 24), unit: 'day' }
    : { count: whole, unit: 'hour' };
}

import type { Haler } from '#domain/money.ts';
import { findPackage, listPackages } from './catalogue.ts';
import type { Catalogue, Package } from './price-list.ts';
import { type DiscountCode, percentOf, takeOff } from '#domain/discounts/take-off.ts';

export type { DiscountCode };

/** Quantity of one line: 1 to 99. */
export const MAX_QUANTITY = 99;

/** One step of the automatic volume discount: from so many items, so many percent (rules 10). */
export interface Tier {
  items: number;
  percent: number;
  /** Whether it is said to be chosen most. */
  popular?: true;
}

/** The volume discount by total quantity. */
export interface VolumeDiscounts {
  /** One item first, at 0 %, then ever more for ever more. */
  tiers: readonly Tier[];
  /** From which price on a package counts as an item, in haléře; all of them where it is 0 (rules 46). */
  countsFrom: Haler;
}

export interface Prices {
  catalogue: Catalogue;
  volumeDiscounts: VolumeDiscounts;
}

/** What is to be priced: ids and quantities, nothing else is believed (rules 11). */
export interface QuoteItem {
  packageId: string;
  quantity: number;
}

export interface QuoteLine {
  packageId: string;
  quantity: number;
  /** Of one package. */
  unitPrice: Haler;
  subtotal: Haler;
  discount: Haler;
  total: Haler;
}

/** Which discount applied: the two are never added (rules 10). */
export const discountSources = ['none', 'volume', 'code'] as const;
export type DiscountSource = (typeof discountSources)[number];

export interface Quote {
  lines: QuoteLine[];
  items: number;
  /** Those of them that count for the volume discount. */
  counted: number;
  subtotal: Haler;
  /** What was taken off of every line alike; 0 where a code took an amount, or took it from some lines. */
  discountPercent: number;
  discountSource: DiscountSource;
  discount: Haler;
  total: Haler;
}

/** The price of a cart's only package, once; the euro figure of that price is that of the sum (rules 36). */
export function singlePrice(
  lines: readonly Pick<QuoteLine, 'quantity' | 'unitPrice'>[],
): Haler | undefined {
  const [only] = lines;
  return lines.length === 1 && only?.quantity === 1 ? only.unitPrice : undefined;
}

/** Whether a package counts for the volume discount (rules 46). */
export function doesCount(
  { countsFrom }: VolumeDiscounts,
  { price }: Pick<Package, 'price'>,
): boolean {
  return price >= countsFrom;
}

/** How many items of a cart count for the volume discount. */
export function countedItems(
  volumeDiscounts: VolumeDiscounts,
  goods: readonly { item: Package; quantity: number }[],
): number {
  return goods
    .filter(({ item }) => doesCount(volumeDiscounts, item))
    .reduce((all, { quantity }) => all + quantity, 0);
}

/** The volume discount in percent for a total quantity. */
export function volumeDiscount(volumeDiscounts: VolumeDiscounts, items: number): number {
  return volumeDiscounts.tiers.findLast((tier) => items >= tier.items)?.percent ?? 0;
}

/** The next tier above a total quantity, or undefined at the top. */
export function findNextTier(volumeDiscounts: VolumeDiscounts, items: number): Tier | undefined {
  return volumeDiscounts.tiers.find((tier) => tier.items > items && tier.percent > 0);
}

/** The tiers at which something is taken off. */
export function listDiscountTiers(volumeDiscounts: VolumeDiscounts): Tier[] {
  return volumeDiscounts.tiers.filter(({ percent }) => percent > 0);
}

/** The top of the volume discounts: the most that quantity takes off, and from how many items on. */
export function findTopTier(volumeDiscounts: VolumeDiscounts): Tier {
  return volumeDiscounts.tiers.at(-1) ?? { items: 1, percent: 0 };
}

/** An id that is not on sale. Carts drop such rows before, so this is a fault of the program. */
export class UnknownPackage extends Error {
  readonly packageId: string;
  constructor(packageId: string) {
    super(`No package ${packageId} is on sale.`);
    this.packageId = packageId;
  }
}

/**
 * Prices a cart: every amount in whole haléře, each line rounded by itself, so that the lines sum to
 * the total. The better of volume discount and code applies, the volume discount where they are equal
 * (rules 10 and 11).
 * @throws {UnknownPackage} where an id is not on sale.
 */
export function quoteCart(
  { catalogue, volumeDiscounts }: Prices,
  items: readonly QuoteItem[],
  code?: DiscountCode,
): Quote {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const goods = items.map(({ packageId, quantity }) => {
    const item = sold(catalogue, packageId);
    return { item, quantity, subtotal: item.price * quantity };
  });
  const counted = countedItems(volumeDiscounts, goods);
  const percent = volumeDiscount(volumeDiscounts, counted);
  const byVolume = goods.map(({ subtotal }) => percentOf(subtotal, percent));
  const byCode = code ? takeOff(code, goods) : { percent: 0, discounts: [] };
  const isCode = total(byCode.discounts) > total(byVolume);
  const discounts = isCode ? byCode.discounts : byVolume;
  const lines = goods.map(({ item, quantity, subtotal }, index): QuoteLine => {
    const discount = discounts[index] ?? 0;
    const of = { packageId: item.id, quantity, unitPrice: item.price };
    return { ...of, subtotal, discount, total: subtotal - discount };
  });
  return {
    lines,
    items: count,
    counted,
    subtotal: sum(lines, 'subtotal'),
    discountPercent: isCode ? byCode.percent : percent,
    discountSource: isCode ? 'code' : percent === 0 ? 'none' : 'volume',
    discount: sum(lines, 'discount'),
    total: sum(lines, 'total'),
  };
}

/**
 * What one more item that counts would save on what already lies in the cart, in haléře; undefined at the top of
 * the volume discounts or where a code is already better.
 */
export function nextItemSaves(
  volumeDiscounts: VolumeDiscounts,
  current: Quote,
): { tier: Tier; saves: Haler } | undefined {
  const tier = findNextTier(volumeDiscounts, current.counted);
  if (!tier || current.items === 0) return undefined;
  const after = current.lines.map(({ subtotal }) => percentOf(subtotal, tier.percent));
  const saves = total(after) - current.discount;
  return saves > 0 ? { tier, saves } : undefined;
}

/** One more package with which the whole cart costs less than without it. */
export interface LoweringPackage {
  added: Package;
  /** What the cart would cost with it. */
  total: Haler;
}

/**
 * The cheapest package that lowers the total when one of it is added (rules 46); undefined where none does.
 * Of equally cheap ones the first that `isBetter` speaks for, else the first of the price list.
 */
export function loweringPackage(
  prices: Prices,
  items: readonly QuoteItem[],
  code?: DiscountCode,
  isBetter: (sold: Package) => boolean = () => false,
): LoweringPackage | undefined {
  if (items.length === 0) return undefined;
  const all = listPackages(prices.catalogue).filter((each) =>
    doesCount(prices.volumeDiscounts, each),
  );
  const lowest = Math.min(...all.map(({ price }) => price));
  const cheapest = all.filter(({ price }) => price === lowest);
  const added = cheapest.find(isBetter) ?? cheapest[0];
  if (!added) return undefined;
  const { total } = quoteCart(prices, [...items, { packageId: added.id, quantity: 1 }], code);
  return total < quoteCart(prices, items, code).total ? { added, total } : undefined;
}

function sold(catalogue: Catalogue, packageId: string): Package {
  const found = findPackage(catalogue, packageId);
  if (!found) throw new UnknownPackage(packageId);
  return found;
}

function sum(lines: QuoteLine[], key: 'subtotal' | 'discount' | 'total'): Haler {
  return lines.reduce((total, line) => total + line[key], 0);
}

function total(amounts: readonly Haler[]): Haler {
  return amounts.reduce((all, amount) => all + amount, 0);
}

/** The cheapest cart that reaches a step of the volume discounts. */
export interface CheapestPick {
  /** Of each of its packages, in haléře. */
  price: Haler;
  total: Haler;
  percent: number;
}

/** The cheapest way to so many items that count: that many of the cheapest package that does; undefined where none does. */
export function findCheapestPick(
  { catalogue, volumeDiscounts }: Prices,
  items: number,
): CheapestPick | undefined {
  const able = listPackages(catalogue).filter((each) => doesCount(volumeDiscounts, each));
  const [first, ...others] = able;
  if (!first) return undefined;
  const { id: packageId, price } = others.reduce(
    (lowest, each) => (each.price < lowest.price ? each : lowest),
    first,
  );
  const { total, discountPercent } = quoteCart({ catalogue, volumeDiscounts }, [
    { packageId, quantity: items },
  ]);
  return { price, total, percent: discountPercent };
}

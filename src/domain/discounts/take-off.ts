import { plainSigns } from '#domain/text/clean-text.ts';
import type { Haler } from '#domain/money.ts';
import type { Package } from '#domain/catalogue/price-list.ts';

/** A discount code as far as a price is concerned (rules 72). */
export interface DiscountCode {
  code: string;
  /** Whole percent, 1 to 100; 0 where it takes an amount off. */
  percent: number;
  /** What it takes off in place of a percentage, in haléře. */
  amount?: Haler;
  /** The subtotal from which on it applies, in haléře. */
  least?: Haler;
  /** What it is limited to; without one it is for everything. */
  platform?: string;
  service?: string;
}

/**
 * The least that a card payment in crowns can carry, in haléře. What a code leaves of an order below it is
 * taken off as well, so that no order stands between a payment and none (rules 72).
 */
const LEAST_PAYMENT: Haler = 15_00;

/** A row of a cart before any discount. */
export interface Goods {
  item: Pick<Package, 'platform' | 'service'>;
  /** Of all of its units, in haléře. */
  subtotal: Haler;
}

/** Why a code that holds takes nothing off a cart: it costs too little, or has none of what the code is for. */
export type CodeIdle = 'least' | 'elsewhere';

/** Why a code takes nothing off these goods; undefined where it does (rules 72). */
export function findInapplicableReason(
  code: DiscountCode,
  goods: readonly Goods[],
): CodeIdle | undefined {
  if (!goods.some(({ item }) => isFor(code, item))) return 'elsewhere';
  return sumOf(goods) < (code.least ?? 0) ? 'least' : undefined;
}

/**
 * What a code takes off each row, in haléře: a percentage of those that it is for, each rounded by itself,
 * or an amount spread over them by what they cost (rules 72).
 * @returns with the percentage that every row was lowered by; 0 where there is no such one
 */
export function takeOff(
  code: DiscountCode,
  goods: readonly Goods[],
): { percent: number; discounts: Haler[] } {
  if (findInapplicableReason(code, goods)) return { percent: 0, discounts: goods.map(() => 0) };
  const most = goods.map(({ item, subtotal }) => (isFor(code, item) ? subtotal : 0));
  const percent = Math.min(100, Math.max(0, code.percent));
  const discounts =
    code.amount === undefined
      ? most.map((amount) => percentOf(amount, percent))
      : spread(Math.max(0, code.amount), most);
  const left = sumOf(goods) - discounts.reduce((sum, discount) => sum + discount, 0);
  if (left < LEAST_PAYMENT && left < sumOf(goods)) {
    return { percent: 100, discounts: goods.map(({ subtotal }) => subtotal) };
  }
  const isAlike = code.amount === undefined && goods.every(({ item }) => isFor(code, item));
  return { percent: isAlike ? percent : 0, discounts };
}

/** A percentage of an amount, rounded to the haléř. */
export function percentOf(amount: Haler, percent: number): Haler {
  return Math.round((amount * percent) / 100);
}

function isFor({ platform, service }: DiscountCode, item: Goods['item']): boolean {
  const { platform: ofPlatform, service: ofService } = item;
  return (
    (platform === undefined || platform === ofPlatform) &&
    (service === undefined || service === ofService)
  );
}

function sumOf(goods: readonly Goods[]): Haler {
  return goods.reduce((sum, { subtotal }) => sum + subtotal, 0);
}

/** Each gets its part of what all up to it get, so that the parts add up to the haléř. */
function spread(amount: Haler, most: readonly Haler[]): Haler[] {
  const all = most.reduce((sum, each) => sum + each, 0);
  const given = Math.min(amount, all);
  let before = 0;
  return most.map((each) => {
    const from = Math.round((given * before) / all);
    before += each;
    return Math.round((given * before) / all) - from;
  });
}

/** What stands before a code where somebody copied it: "Slevový kód:", "Discount code:". */
const LABEL = /^[\p{L}\s]*(?:KÓD|KOD|CODE)\s?:/u;

/**
 * A discount code as codes are stored, in capitals without diacritics, digits and hyphens alone: however
 * somebody typed or pasted it, also between quotation marks, behind a label, with spaces or a full stop. What has none
 * of these stays as it is, so that it is not taken for an empty field.
 */
export function writtenCode(input: string): string {
  const plain = plainSigns(plainSigns(input).toUpperCase()).replace(LABEL, '');
  return plain.normalize('NFD').replaceAll(/[^A-Z0-9-]/g, '') || plain;
}

/** By what a code is known: its letters and digits. A hyphen may be left out, or be a space or another sign. */
export function bareCode(input: string): string {
  const written = writtenCode(input);
  return written.replaceAll('-', '') || written;
}

/** Whether somebody means this code. */
export function isSameCode(code: string, input: string): boolean {
  return bareCode(code) === bareCode(input);
}

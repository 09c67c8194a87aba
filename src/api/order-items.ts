import { findPackage, findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import type { Haler } from '#domain/money.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';
import { type Target } from '#domain/target/target.ts';
import { type TakenTarget, takeTarget } from '#domain/target/read-target.ts';
import type { SentItem, SentOrder } from './order-body.ts';
import type { FieldFault, FieldFaults } from './refusal.ts';

/** An item of a call, found in the catalogue. */
export interface CallItem {
  sold: Package;
  quantity: number;
  /** Null where the call names none; the order page asks for it (rules 25). */
  target: Target | null;
}

/** A call confirms a doubtful target by its name, and has kept none. */
const unasked = { kept: null, confirmed: null };

/**
 * Finds the items of a call in the catalogue and reads their targets, or tells which fields are wrong. The
 * general `username` is the target of each item that has none of its own and that it fits. A link that may
 * lead to a page of the network is not taken before its name is sent (rules 8).
 */
export function readItems(
  catalogue: Catalogue,
  { orderItems, username }: SentOrder,
): {
  items: CallItem[];
  faults: FieldFaults;
} {
  const faults: FieldFaults = {};
  const general: TakenTarget[] = [];
  const items = orderItems.flatMap((item, index): CallItem[] => {
    const at = `orderItems.${index}`;
    const found = findSold(catalogue, item);
    if (!found.ok) {
      faults[`${at}.${found.field}`] = { code: found.code };
      return [];
    }
    const { sold } = found;
    const input = item.target || item.profile || item.username || '';
    let read = takeTarget(sold.platform, sold.service, input, unasked);
    if (!read.ok && read.problem === 'target-missing') {
      read = takeTarget(sold.platform, sold.service, username ?? '', unasked);
      general.push(read);
    } else if (!read.ok) {
      faults[`${at}.target`] = faultOf(read);
    }
    return [{ sold, quantity: item.quantity, target: read.ok ? read : null }];
  });
  const wrong = general.flatMap((read) => (read.ok ? [] : [read]));
  const doubtful = wrong.find(({ problem }) => problem === 'target-ambiguous');
  const useless = wrong.length === general.length ? wrong[0] : undefined;
  const fault = username?.trim() ? (doubtful ?? useless) : undefined;
  if (fault) faults['username'] = faultOf(fault);
  return { items, faults };
}

function faultOf(read: Extract<TakenTarget, { ok: false }>): FieldFault {
  switch (read.problem) {
    case 'target-other-platform':
      return { code: read.problem, platform: read.platform };
    case 'target-ambiguous': {
      const { platform, label, url } = read.read;
      return { code: read.problem, read: { platform, name: label, url } };
    }
    default:
      return { code: read.problem };
  }
}

type Found =
  | { ok: true; sold: Package }
  | { ok: false; field: string; code: 'platform-unknown' | 'service-unknown' | 'package-unknown' };

/** By its id, or by platform, service and amount; where both are sent, both must fit. */
function findSold(
  catalogue: Catalogue,
  { platform, service, package: { id, amount } }: SentItem,
): Found {
  const byId = id === undefined ? undefined : findPackage(catalogue, id.trim());
  const platformId = (platform ?? byId?.platform ?? '').trim().toLowerCase();
  const serviceId = (service ?? byId?.service ?? '').trim().toLowerCase();
  if (id !== undefined && !byId) return { ok: false, field: 'package', code: 'package-unknown' };
  if (!findPlatform(catalogue, platformId)) {
    return { ok: false, field: 'platform', code: 'platform-unknown' };
  }
  const found = findService(catalogue, platformId, serviceId);
  if (!found) return { ok: false, field: 'service', code: 'service-unknown' };
  const count = amount === undefined ? byId?.amount : readAmount(amount);
  const sold = found.packages.find((candidate) => candidate.amount === count);
  if (!sold || (byId && byId !== sold)) {
    return { ok: false, field: 'package', code: 'package-unknown' };
  }
  return { ok: true, sold };
}

/** 10000 as the catalogue of either edition writes it: "10.000", "10,000", "10 000". */
function readAmount(amount: string | number): number | undefined {
  if (typeof amount === 'number') return amount;
  const text = amount.trim();
  const isGrouped = /^\d{1,3}(?:[.,\s]\d{3})*$/u.test(text);
  return isGrouped || /^\d{1,7}$/.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;
}

/** The figures of a quote, or of an order that was made of one. */
type Priced = Pick<Quote, 'lines' | 'discountPercent' | 'discountSource' | 'total'>;

/** How a call writes a discount of ten percent: as 0.1 or as 10. */
export type DiscountUnit = 'fraction' | 'percent';

/**
 * Finds the figures that differ from ours (rules 11): the price of each item, the discount and the total. A
 * figure that was not sent is not compared.
 */
export function findDifferences(sent: SentOrder, priced: Priced, unit: DiscountUnit): FieldFaults {
  const faults: FieldFaults = {};
  const whole = unit === 'percent' ? 100 : 1;
  sent.orderItems.forEach(({ package: { price } }, index) => {
    const unitPrice = priced.lines[index]?.unitPrice;
    if (price === undefined || unitPrice === undefined || isSame(price, unitPrice)) return;
    faults[`orderItems.${index}.package.price`] = differs('price-differs', unitPrice, price);
  });
  const { discount, total } = sent;
  const { discountPercent: percent, discountSource } = priced;
  // A code that takes an amount off has no percentage to compare; the total is.
  const isAmount = discountSource === 'code' && percent === 0;
  if (discount !== undefined && !isAmount && Math.abs(discount * (100 / whole) - percent) > 1e-9) {
    const expected = (percent * whole) / 100;
    faults['discount'] = { code: 'discount-differs', expected, sent: discount, percent };
  }
  if (total !== undefined && !isSame(total, priced.total)) {
    faults['total'] = differs('total-differs', priced.total, total);
  }
  return faults;
}

function differs(
  code: 'price-differs' | 'total-differs',
  expected: Haler,
  sent: number,
): FieldFault {
  return { code, expected: expected / 100, sent };
}

/** Compares crowns in floating point, which may be inexact below one haléř. */
function isSame(crowns: number, exact: Haler): boolean {
  return Math.abs(crowns * 100 - exact) < 1e-3;
}

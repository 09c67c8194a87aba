import type { Span } from '#domain/catalogue/price-list.ts';
import type { PackageTerms } from '#domain/catalogue/offer-terms.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { type Haler, crowns } from '#domain/money.ts';
import { readAmount } from '#domain/order/read-amount.ts';
import { type GainsTypo, readGainsForm } from './gains-form.ts';

/** What is typed into the form of a package, field by field; boxes that are ticked say `on`. */
export const packageFields = [
  'price',
  'bonus',
  'deliveryFrom',
  'deliveryTo',
  'deliveryUnit',
  'guaranteeDays',
  'popular',
  'onSale',
  'announced',
  'gainsCs',
  'gainsEn',
] as const;
export type PackageField = (typeof packageFields)[number];
export type TypedPackage = Record<PackageField, string>;

/** A package as an operator wants it (rules 84). */
export interface WishedPackage {
  terms: PackageTerms;
  popular: boolean;
  /** Whether the lower price is announced as a reduction. */
  isAnnounced: boolean;
}

export type PackageTypo =
  | 'price-wrong'
  | 'price-bounds'
  | 'bonus-wrong'
  | 'delivery-wrong'
  | 'guarantee-wrong'
  | 'popular-needed'
  | 'popular-off-sale'
  | 'last-package'
  | 'not-lowered'
  | 'as-low-before'
  | 'gains-one-language'
  | GainsTypo;
export type PackageTypos = Partial<Record<PackageField, PackageTypo>>;

/**
 * The least and the highest price, in haléře. Half of the least, as the ladder may take off, can still be paid by
 * card.
 */
export const LEAST_PRICE: Haler = crowns(50);
export const HIGHEST_PRICE: Haler = crowns(500_000);
/** The longest delivery and guarantee that can be promised. */
export const MOST_DELIVERY = { hour: 240, day: 90 } as const;
export const MOST_GUARANTEE_DAYS = 730;

/** Reads the form of a package of so many pieces, or says what is wrong at which field. */
export function readPackageForm(
  typed: TypedPackage,
  amount: number,
): { ok: true; wished: WishedPackage } | { ok: false; problems: PackageTypos } {
  const price = readAmount(typed.price);
  const bonus = countIn(typed.bonus);
  const delivery = spanIn(typed);
  const guaranteeDays = countIn(typed.guaranteeDays);
  const gains = gainsIn(typed);
  const problems: PackageTypos = {
    ...priceTypo(price),
    ...((bonus === undefined || bonus > amount) && { bonus: 'bonus-wrong' }),
    ...(!delivery && { deliveryTo: 'delivery-wrong' }),
    ...((!guaranteeDays || guaranteeDays > MOST_GUARANTEE_DAYS) && {
      guaranteeDays: 'guarantee-wrong',
    }),
    ...(!gains.ok && gains.problems),
  };
  const isRead =
    price !== undefined && bonus !== undefined && delivery && guaranteeDays && gains.ok;
  if (Object.keys(problems).length > 0 || !isRead) return { ok: false, problems };
  const onSale = typed.onSale === 'on';
  const terms = { price, bonus, delivery, guaranteeDays, onSale, gains: gains.own };
  const wished = {
    terms,
    popular: typed.popular === 'on',
    isAnnounced: typed.announced === 'on',
  };
  return { ok: true, wished };
}

/** What the customer gets; null where nothing is typed, and so what the service has holds. */
function gainsIn({ gainsCs, gainsEn }: TypedPackage) {
  const isBare = { cs: cleanLines(gainsCs) === '', en: cleanLines(gainsEn) === '' };
  if (isBare.cs && isBare.en) return { ok: true, own: null } as const;
  const read = readGainsForm({ cs: gainsCs, en: gainsEn });
  if (read.ok) return { ok: true, own: read.gains } as const;
  const cs = isBare.cs ? 'gains-one-language' : read.problems.cs;
  const en = isBare.en ? 'gains-one-language' : read.problems.en;
  const problems: PackageTypos = { ...(cs && { gainsCs: cs }), ...(en && { gainsEn: en }) };
  return { ok: false, problems } as const;
}

function priceTypo(price: Haler | undefined): PackageTypos {
  if (price === undefined || price % 100 !== 0) return { price: 'price-wrong' };
  return price < LEAST_PRICE || price > HIGHEST_PRICE ? { price: 'price-bounds' } : {};
}

function spanIn({ deliveryFrom, deliveryTo, deliveryUnit: unit }: TypedPackage): Span | undefined {
  const [from, to] = [countIn(deliveryFrom), countIn(deliveryTo)];
  if (!from || !to || from > to) return undefined;
  if (unit !== 'hour' && unit !== 'day') return undefined;
  return to > MOST_DELIVERY[unit] ? undefined : { from, to, unit };
}

/** A whole number, with or without signs between thousands; undefined where it is none. */
function countIn(typed: string): number | undefined {
  const bare = cleanText(typed).replaceAll(/[\s.,]/gu, '');
  return /^\d{1,7}$/.test(bare) ? Number(bare) : undefined;
}

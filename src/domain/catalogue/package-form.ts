import type { PackageTerms } from '#domain/catalogue/offer-terms.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import { withCheck, optional, orNone } from '#domain/forms/field.ts';
import { choice, count, list, money, tick } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type Haler, crowns } from '#domain/money.ts';

/** Lines that say what the customer gets, and the characters of one (rules 84); a teaser shows the first four. */
export const FEWEST_BENEFITS = 4;
export const MOST_BENEFITS = 10;
export const BENEFIT_CHARACTERS = 160;

/** What the customer gets, a line each. */
const benefits = withCheck(
  list(),
  ['benefits-count', 'benefits-long', 'benefits-double'],
  (items) => {
    if (items.length < FEWEST_BENEFITS || items.length > MOST_BENEFITS) return 'benefits-count';
    if (items.some((item) => item.length > BENEFIT_CHARACTERS)) return 'benefits-long';
    return new Set(items).size < items.length ? 'benefits-double' : undefined;
  },
);

/** What the customer gets of every package of a service, in both languages. */
export const benefitsForm = defineForm({ fields: { cs: benefits, en: benefits } });
export type BenefitsProblem = ProblemIn<typeof benefitsForm>;

/** A package as an operator wants it (rules 84). */
export interface PackageValues {
  terms: PackageTerms;
  popular: boolean;
  /** Whether the lower price is announced as a reduction. */
  isAnnounced: boolean;
}

/**
 * The least and the highest price, in haléře. Half of the least, as the volume discounts may take off, can still be paid by
 * card.
 */
export const LEAST_PRICE: Haler = crowns(50);
export const HIGHEST_PRICE: Haler = crowns(500_000);
/** The longest delivery and guarantee that can be promised. */
export const MOST_DELIVERY = { hour: 240, day: 90 } as const;
export const MOST_GUARANTEE_DAYS = 730;
const MOST_BONUS = 9_999_999;

/** What of a delivery cannot be read is said of all of it. */
const period = orNone(count({ most: MOST_DELIVERY.hour, wrong: 'none' }));

/** The form of a package of so many units. */
export const packageForm = defineForm({
  fields: {
    price: money({
      least: LEAST_PRICE,
      most: HIGHEST_PRICE,
      wrong: 'price-wrong',
      outside: 'price-bounds',
    }),
    bonus: count({ least: 0, most: MOST_BONUS, wrong: 'bonus-wrong' }),
    deliveryFrom: period,
    deliveryTo: period,
    deliveryUnit: orNone(choice(['hour', 'day'], { wrong: 'none' })),
    guaranteeDays: count({ most: MOST_GUARANTEE_DAYS, wrong: 'guarantee-wrong' }),
    popular: tick(),
    onSale: tick(),
    announced: tick(),
    benefitsCs: optional(benefits),
    benefitsEn: optional(benefits),
  },
  problems: [
    'delivery-wrong',
    'benefits-one-language',
    'bonus-wrong',
    'popular-needed',
    'popular-off-sale',
    'last-package',
    'not-lowered',
    'as-low-before',
  ],
  check: (read, { amount }: { amount: number }) => {
    const { bonus = 0, benefitsCs, benefitsEn } = read;
    return {
      bonus: bonus > amount ? 'bonus-wrong' : undefined,
      deliveryTo: spanOf(read) ? undefined : 'delivery-wrong',
      benefitsCs: benefitsCs === null && benefitsEn !== null ? 'benefits-one-language' : undefined,
      benefitsEn: benefitsEn === null && benefitsCs !== null ? 'benefits-one-language' : undefined,
    };
  },
  join: ({ price, bonus, guaranteeDays, onSale, ...read }): PackageValues => {
    const { benefitsCs: cs, benefitsEn: en } = read;
    const delivery = spanOf(read) ?? { from: 1, to: 1, unit: 'day' };
    const benefits = cs && en && { cs, en };
    return {
      terms: { price, bonus, delivery, guaranteeDays, onSale, benefits },
      popular: read.popular,
      isAnnounced: read.announced,
    };
  },
  split: ({ terms, popular, isAnnounced }: PackageValues) => {
    const { delivery, benefits, ...rest } = terms;
    return {
      ...rest,
      deliveryFrom: delivery.from,
      deliveryTo: delivery.to,
      deliveryUnit: delivery.unit,
      popular,
      announced: isAnnounced,
      benefitsCs: benefits?.cs ?? null,
      benefitsEn: benefits?.en ?? null,
    };
  },
});
export type PackageInput = InputOf<typeof packageForm>;
export type PackageProblem = ProblemIn<typeof packageForm>;
export type PackageProblems = ProblemsOf<typeof packageForm>;

interface DeliveryFields {
  deliveryFrom?: number | null;
  deliveryTo?: number | null;
  deliveryUnit?: Span['unit'] | null;
}

function spanOf({ deliveryFrom: from, deliveryTo: to, deliveryUnit: unit }: DeliveryFields) {
  if (!from || !to || !unit || from > to || to > MOST_DELIVERY[unit]) return undefined;
  return { from, to, unit } satisfies Span;
}

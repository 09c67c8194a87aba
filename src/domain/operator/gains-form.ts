import { checked } from '#domain/forms/field.ts';
import { list } from '#domain/forms/fields.ts';
import { type ProblemIn, defineForm } from '#domain/forms/form.ts';

/** Lines that say what the customer gets, and the characters of one (rules 84); a teaser shows the first four. */
export const FEWEST_GAINS = 4;
export const MOST_GAINS = 10;
export const GAIN_CHARACTERS = 160;

/** What the customer gets, a line each. */
export const benefits = checked(list(), ['gains-count', 'gains-long', 'gains-double'], (items) => {
  if (items.length < FEWEST_GAINS || items.length > MOST_GAINS) return 'gains-count';
  if (items.some((item) => item.length > GAIN_CHARACTERS)) return 'gains-long';
  return new Set(items).size < items.length ? 'gains-double' : undefined;
});

/** What the customer gets of every package of a service, in both languages. */
export const benefitsForm = defineForm({ fields: { cs: benefits, en: benefits } });
export type BenefitsProblem = ProblemIn<typeof benefitsForm>;

import { type VolumeDiscounts, MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { type Field, optional } from '#domain/forms/field.ts';
import { choiceOrNone, count, money, percent } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { HIGHEST_PRICE } from './package-form.ts';

/** The steps that a form has room for; rows that are empty are none. */
export const volumeDiscountsRows = ['0', '1', '2', '3', '4', '5'] as const;
type Row = (typeof volumeDiscountsRows)[number];
export const MOST_TIERS = volumeDiscountsRows.length;
/** The most percent that a step takes off (rules 84). */
export const MOST_VOLUME_DISCOUNTS_PERCENT = 50;

type RowFields<Name extends string, Problem extends string> = Record<
  `${Name}-${Row}`,
  Field<number | null, Problem>
>;
type ReadRows = { [Name in `${'items' | 'percent'}-${Row}`]?: number | null };

/** From how many packages on, and how much it takes off. */
function rowFields(): RowFields<'items', 'tier-items'> & RowFields<'percent', 'tier-percent'>;
function rowFields(): Record<string, Field> {
  const items = optional(count({ most: MAX_QUANTITY, wrong: 'tier-items' }));
  const off = optional(
    percent({ least: 0, most: MOST_VOLUME_DISCOUNTS_PERCENT, wrong: 'tier-percent' }),
  );
  return Object.fromEntries(
    volumeDiscountsRows.flatMap((row) => [
      [`items-${row}`, items],
      [`percent-${row}`, off],
    ]),
  );
}

const stepProblems = [
  'tier-items',
  'tier-percent',
  'tier-first',
  'tier-rising',
  'tier-popular',
  'tiers-few',
] as const;

export const volumeDiscountsForm = defineForm({
  fields: {
    ...rowFields(),
    popular: choiceOrNone(volumeDiscountsRows),
    /** From which price on a package counts; all do where it is empty. */
    countsFrom: optional(money({ least: 0, most: HIGHEST_PRICE, wrong: 'counts-from' })),
  },
  problems: stepProblems,
  check: ({ popular, ...read }) => problemsOfSteps(read, popular),
  join: ({ popular, countsFrom, ...read }): VolumeDiscounts => {
    const tiers = stepsOf(read).map(({ row, ...step }) =>
      row === popular ? { ...step, popular: true as const } : step,
    );
    return { tiers, countsFrom: countsFrom ?? 0 };
  },
  split: ({ tiers, countsFrom }: VolumeDiscounts) => ({
    ...rowsOf(tiers),
    popular: volumeDiscountsRows[tiers.findIndex(({ popular }) => popular)] ?? null,
    countsFrom: countsFrom === 0 ? null : countsFrom,
  }),
});
export type VolumeDiscountsInput = InputOf<typeof volumeDiscountsForm>;
export type VolumeDiscountsProblem = ProblemIn<typeof volumeDiscountsForm>;
export type VolumeDiscountsProblems = ProblemsOf<typeof volumeDiscountsForm>;

/** The rows that say a whole step. */
function stepsOf(read: ReadRows) {
  return volumeDiscountsRows.flatMap((row) => {
    const [items, off] = [read[`items-${row}`], read[`percent-${row}`]];
    return items && typeof off === 'number' ? [{ row, items, percent: off }] : [];
  });
}

/** Half a row is none, and each step is higher than the one before it. */
function problemsOfSteps(read: ReadRows, popular: Row | null | undefined) {
  const problems: Partial<Record<keyof ReadRows | 'popular', (typeof stepProblems)[number]>> = {};
  const steps = stepsOf(read);
  const filled = volumeDiscountsRows.filter((row) => {
    const [items, off] = [read[`items-${row}`], read[`percent-${row}`]];
    if (items === null && off !== null) problems[`items-${row}`] = 'tier-items';
    if (off === null && items !== null) problems[`percent-${row}`] = 'tier-percent';
    return items !== null || off !== null;
  });
  steps.forEach(({ row, items, percent: off }, index) => {
    const below = steps[index - 1];
    if (!below && (items !== 1 || off !== 0)) problems[`items-${row}`] = 'tier-first';
    if (below && items <= below.items) problems[`items-${row}`] = 'tier-rising';
    if (below && off <= below.percent) problems[`percent-${row}`] = 'tier-rising';
    if (row === popular && off === 0) problems.popular = 'tier-popular';
  });
  if (filled.length < 2) problems['items-1'] ??= 'tiers-few';
  return problems;
}

function rowsOf(tiers: VolumeDiscounts['tiers']): Required<ReadRows>;
function rowsOf(tiers: VolumeDiscounts['tiers']): Record<string, number | null> {
  return Object.fromEntries(
    volumeDiscountsRows.flatMap((row, index) => [
      [`items-${row}`, tiers[index]?.items ?? null],
      [`percent-${row}`, tiers[index]?.percent ?? null],
    ]),
  );
}

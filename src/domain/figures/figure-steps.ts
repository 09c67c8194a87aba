import { noonOf } from '#domain/time/calendar.ts';
import { type Period, countDays, dayBefore, daysOf } from './periods.ts';

/** Over what a figure is added up along the time. */
export type StepUnit = 'day' | 'week' | 'month';

/** Days of a period from which on weeks, and then months, stand in place of its days. */
const MOST_BY_DAY = 62;
const MOST_BY_WEEK = 190;

/** In what steps a period is shown: some sixty at most, so that a chart of it can be read. */
export function unitOf(period: Period): StepUnit {
  const days = countDays(period);
  if (days <= MOST_BY_DAY) return 'day';
  return days <= MOST_BY_WEEK ? 'week' : 'month';
}

/**
 * The steps of a period in their sequence, without a gap and without a day twice: days, weeks from Monday on or
 * calendar months, the first and the last as far as they lie within it.
 */
export function stepsOf(period: Period, unit: StepUnit = unitOf(period)): Period[] {
  const steps: Period[] = [];
  for (const day of daysOf(period)) {
    const last = steps.at(-1);
    if (last && !begins(day, unit)) last.to = day;
    else steps.push({ from: day, to: day });
  }
  return steps;
}

function begins(day: string, unit: StepUnit): boolean {
  if (unit === 'day') return true;
  return unit === 'month' ? day.endsWith('-01') : noonOf(day).getUTCDay() === 1;
}

/** The months that a period touches, whole. */
export function wholeMonths(period: Period): Period[] {
  return stepsOf(period, 'month').map(({ from }) => {
    const first = `${from.slice(0, 7)}-01`;
    const next = noonOf(first);
    next.setUTCMonth(next.getUTCMonth() + 1);
    return { from: first, to: dayBefore(next.toISOString().slice(0, 10), 1) };
  });
}

/** Counts below which a change says more of chance than of the shop. */
export const ENOUGH_TO_COMPARE = 20;

/**
 * By how many per cent a figure is above the one before, or below; undefined where either is so small that a
 * percentage would mislead.
 */
export function changeOf(figure: number, before: number, enough = ENOUGH_TO_COMPARE) {
  if (figure < enough || before < enough) return undefined;
  return Math.round((figure / before - 1) * 100);
}

/** What an axis shows: its highest value, and lines at even steps below it. */
export interface ChartScale {
  top: number;
  /** From the lowest to the highest; the ground, which is nothing, is not among them. */
  ticks: readonly number[];
}

/** Even steps that people read at a glance. */
const steps = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/**
 * A scale from nothing to a round value that no figure exceeds. Of whole numbers: a chart of haléře or units
 * has no fractions on its axis.
 * @param figures none below zero
 */
export function chartScaleOf(figures: readonly number[]): ChartScale {
  const highest = Math.max(1, ...figures);
  const power = 10 ** Math.floor(Math.log10(highest / MOST_TICKS));
  const fitting = steps
    .map((step) => Math.max(1, Math.round(step * power)))
    .find((step) => step * MOST_TICKS >= highest);
  const step = fitting ?? Math.ceil(highest / MOST_TICKS);
  const count = Math.ceil(highest / step);
  const ticks = Array.from({ length: count }, (_, index) => (index + 1) * step);
  return { top: count * step, ticks };
}

/** The height of a figure on a scale, as a part of its whole height. */
export function shareOf({ top }: Pick<ChartScale, 'top'>, figure: number): number {
  return Math.min(1, Math.max(0, figure / top));
}

/** What an axis shows: its highest value, and lines at even steps below it. */
export interface Scale {
  top: number;
  /** From the lowest to the highest; the ground, which is nothing, is not among them. */
  ticks: readonly number[];
}

/** Even steps that people read at a glance. */
const steps = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/**
 * A scale from nothing to a round value that no figure exceeds. Of whole numbers: a chart of haléře or pieces
 * has no fractions on its axis.
 * @param figures none below zero
 */
export function scaleOf(figures: readonly number[]): Scale {
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
export function shareOf({ top }: Pick<Scale, 'top'>, figure: number): number {
  return Math.min(1, Math.max(0, figure / top));
}

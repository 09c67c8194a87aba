import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Haler } from '#domain/money.ts';

/** How far the work on an ordered line is (rules 50). */
export const lineWorks = ['waiting', 'delivering', 'completed'] as const;
export type LineWork = (typeof lineWorks)[number];

/** An ordered line as far as its delivery goes. */
export interface ProgressLine {
  packageId: string;
  quantity: number;
  bonus: number | null;
  delivered: number;
  /** Haléře, after the discount. */
  total: Haler;
}

/** How many units of a line are to be delivered, the bonus included. */
export function countUnits({
  packageId,
  quantity,
  bonus,
}: Omit<ProgressLine, 'delivered' | 'total'>): number {
  return quantity * ((readPackageId(packageId)?.amount ?? 0) + (bonus ?? 0));
}

/** How many units of a line are still to be delivered; never less than none. */
export function remainingOf(line: Omit<ProgressLine, 'total'>): number {
  return Math.max(0, countUnits(line) - line.delivered);
}

/**
 * What the undelivered part of a line cost: its share of the line's price, rounded up to the haléř in favour
 * of the customer. Value delivered and this are the line's price together.
 */
export function undeliveredValue(line: ProgressLine): Haler {
  const units = countUnits(line);
  if (units === 0) return 0;
  return Math.ceil((line.total * remainingOf(line)) / units);
}

/** The same of a whole order, in haléře. */
export function undeliveredSum(lines: readonly ProgressLine[]): Haler {
  return lines.reduce((sum, line) => sum + undeliveredValue(line), 0);
}

/** How a line stood after a step of the work on it, as the history of its order keeps it. */
export interface ProgressNote {
  work: LineWork;
  delivered: number;
  units: number;
}

/** The text of such an entry: „delivering 300 1000". */
export function writeProgress({ work, delivered, units }: ProgressNote): string {
  return `${work} ${delivered} ${units}`;
}

/** What the text of such an entry says; undefined where it is none. */
export function readProgress(text: string | null): ProgressNote | undefined {
  const [stated, delivered, units, ...rest] = (text ?? '').split(' ');
  const work = lineWorks.find((each) => each === stated);
  const counts = [delivered, units].map(Number);
  if (!work || rest.length > 0 || !counts.every(Number.isSafeInteger)) return undefined;
  return { work, delivered: counts[0] ?? 0, units: counts[1] ?? 0 };
}

import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Haler } from '#domain/money.ts';

/** An ordered line as far as its delivery goes. */
export interface ProgressLine {
  packageId: string;
  quantity: number;
  bonus: number | null;
  delivered: number;
  /** Haléře, after the discount. */
  total: Haler;
}

/** How many pieces of a line are to be delivered, the bonus included. */
export function piecesOf({
  packageId,
  quantity,
  bonus,
}: Omit<ProgressLine, 'delivered' | 'total'>): number {
  return quantity * ((readPackageId(packageId)?.amount ?? 0) + (bonus ?? 0));
}

/** How many pieces of a line are still to be delivered; never less than none. */
export function remainingOf(line: Omit<ProgressLine, 'total'>): number {
  return Math.max(0, piecesOf(line) - line.delivered);
}

/**
 * What the undelivered part of a line cost: its share of the line's price, rounded up to the haléř in favour
 * of the customer. Value delivered and this are the line's price together.
 */
export function undeliveredValue(line: ProgressLine): Haler {
  const pieces = piecesOf(line);
  if (pieces === 0) return 0;
  return Math.ceil((line.total * remainingOf(line)) / pieces);
}

/** The same of a whole order, in haléře. */
export function undeliveredSum(lines: readonly ProgressLine[]): Haler {
  return lines.reduce((sum, line) => sum + undeliveredValue(line), 0);
}

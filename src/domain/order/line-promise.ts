import { findPackage } from '#domain/catalogue/catalogue.ts';
import { deliveryTimes } from '#domain/catalogue/delivery-time.ts';
import type { Catalogue, Package, Span } from '#domain/catalogue/price-list.ts';

/** What a row promises besides its pieces, as it was sold. */
export type LinePromise = Pick<Package, 'bonus' | 'guaranteeDays'> & {
  /** Of the whole row, with its quantity (rules 56). */
  delivery: Span;
};

/** An ordered row with what is stored of its promise: all three, or none in an order rebuilt from its payment. */
export interface PromisedLine {
  packageId: string;
  quantity: number;
  targetUrl: string | null;
  bonus: number | null;
  delivery: Span | null;
  guaranteeDays: number | null;
}

/**
 * What is promised with each row of a new order, from what is on sale.
 * @returns one for each row; undefined where its package is not on sale
 */
export function promisesOf(
  catalogue: Catalogue,
  lines: readonly Pick<PromisedLine, 'packageId' | 'quantity' | 'targetUrl'>[],
): (LinePromise | undefined)[] {
  const timed = lines.map((line) => ({ ...line, target: line.targetUrl }));
  const times = deliveryTimes(catalogue, timed);
  return lines.map(({ packageId }, index) => {
    const sold = findPackage(catalogue, packageId);
    const delivery = times[index];
    if (!sold || !delivery) return undefined;
    return { bonus: sold.bonus, delivery, guaranteeDays: sold.guaranteeDays };
  });
}

/**
 * What was promised with each row when it was sold; of an order that was rebuilt from its payment, what is on
 * sale now says it (decisions/0017).
 */
export function promisesAsSold(
  catalogue: Catalogue,
  lines: readonly PromisedLine[],
): (LinePromise | undefined)[] {
  const now = promisesOf(catalogue, lines);
  return lines.map(({ bonus, delivery, guaranteeDays }, index) =>
    bonus === null || delivery === null || guaranteeDays === null
      ? now[index]
      : { bonus, delivery, guaranteeDays },
  );
}

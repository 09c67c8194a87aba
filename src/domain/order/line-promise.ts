import { findPackage } from '#domain/catalogue/catalogue.ts';
import { deliveryTimes } from '#domain/catalogue/delivery-time.ts';
import type { Catalogue, Package, Span } from '#domain/catalogue/price-list.ts';

/** What a row promises besides its pieces, as it was sold. */
export type LinePromise = Pick<Package, 'bonus' | 'guaranteeDays'> & {
  /** Of the whole row, with its quantity (rules 56). */
  delivery: Span;
};

/** What is stored of the promise of an ordered row: all three, or none where nothing was promised. */
type StoredPromise = { [Part in keyof LinePromise]: LinePromise[Part] | null };

/** An ordered row, as far as what is promised with it depends on it. */
interface SoldLine {
  packageId: string;
  quantity: number;
  targetUrl: string | null;
}

/**
 * What is promised with each row of an order that is stored now, from what is on sale.
 * @returns one for each row; undefined where its package is not on sale, as in an order that is rebuilt
 */
export function promisesOf(
  catalogue: Catalogue,
  lines: readonly SoldLine[],
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

/** What was promised with a row when it was stored; whatever is on sale later promises nothing of it (decisions/0017). */
export function promiseOf({
  bonus,
  delivery,
  guaranteeDays,
}: StoredPromise): LinePromise | undefined {
  if (bonus === null || delivery === null || guaranteeDays === null) return undefined;
  return { bonus, delivery, guaranteeDays };
}

import type { Haler } from '#domain/money.ts';
import { listPackages } from './catalogue.ts';
import { type Prices, doesCount, quote } from './pricing.ts';

/** The cheapest cart that reaches a step of the ladder. */
export interface CheapestWay {
  /** Of each of its packages, in haléře. */
  price: Haler;
  total: Haler;
  percent: number;
}

/** The cheapest way to so many items that count: that many of the cheapest package that does; undefined where none does. */
export function cheapestWay({ catalogue, ladder }: Prices, items: number): CheapestWay | undefined {
  const able = listPackages(catalogue).filter((each) => doesCount(ladder, each));
  const [first, ...others] = able;
  if (!first) return undefined;
  const { id: packageId, price } = others.reduce(
    (lowest, each) => (each.price < lowest.price ? each : lowest),
    first,
  );
  const { total, discountPercent } = quote({ catalogue, ladder }, [{ packageId, quantity: items }]);
  return { price, total, percent: discountPercent };
}

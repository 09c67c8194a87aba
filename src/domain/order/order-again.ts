import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { type Cart, type CartLine, MAX_LINES } from './cart.ts';

/** An ordered row as far as it can be ordered again. */
interface OrderedLine {
  packageId: string;
  quantity: number;
  targetUrl: string | null;
}

/**
 * The cart with the rows of an order besides what lies in it. What lies there for the same target in the
 * same quantity or a larger one is not added, so that pressing twice adds once; what is no longer sold is
 * left out.
 * @param newId makes the id of a row
 * @returns undefined where the cart has no room for all of them
 */
export function withOrderAgain(
  catalogue: Catalogue,
  cart: Cart,
  ordered: readonly OrderedLine[],
  newId: () => string,
): Cart | undefined {
  const lines = [...cart.lines];
  for (const { packageId, quantity, targetUrl: target } of ordered) {
    if (!findPackage(catalogue, packageId)) continue;
    const index = lines.findIndex((line) => line.packageId === packageId && line.target === target);
    const there: CartLine = lines[index] ?? { id: newId(), packageId, quantity, target };
    const line = { ...there, quantity: Math.max(there.quantity, quantity) };
    if (index === -1) lines.push(line);
    else lines[index] = line;
  }
  return lines.length > MAX_LINES ? undefined : { ...cart, lines };
}

import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
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
  for (const { packageId, quantity, targetUrl: target } of joined(ordered)) {
    if (!findPackage(catalogue, packageId)) continue;
    const index = lines.findIndex((line) => line.packageId === packageId && line.target === target);
    const there: CartLine = lines[index] ?? { id: newId(), packageId, quantity, target };
    const line = { ...there, quantity: Math.max(there.quantity, quantity) };
    if (index === -1) lines.push(line);
    else lines[index] = line;
  }
  return lines.length > MAX_LINES ? undefined : { ...cart, lines };
}

/** Rows of the same package for the same target as one: by a call an order may have several. */
function joined(ordered: readonly OrderedLine[]): OrderedLine[] {
  const lines = new Map<string, OrderedLine>();
  for (const line of ordered) {
    const key = `${line.packageId} ${line.targetUrl}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + line.quantity;
    lines.set(key, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return [...lines.values()];
}

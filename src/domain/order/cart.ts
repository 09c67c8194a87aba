import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';

/** One row of the cart. The target is the canonical link, or null where it is still missing. */
export interface CartLine {
  id: string;
  packageId: string;
  quantity: number;
  target: string | null;
}

/** The cart of one browser; `id` stays until the cart is emptied and ties it to its order. */
export interface Cart {
  id: string;
  lines: CartLine[];
}

/** Most rows in a cart: what fits a cookie with room to spare. */
export const MAX_LINES = 20;

export type CartProblem = 'cart-full' | 'package-unknown' | 'quantity-min' | 'quantity-max';

export type CartResult = { ok: true; cart: Cart } | { ok: false; problem: CartProblem };

/** Whether a quantity may stand in a line: a whole number from 1 to 99. */
export function quantityProblem(quantity: number): CartProblem | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return 'quantity-min';
  return quantity > MAX_QUANTITY ? 'quantity-max' : undefined;
}

/**
 * Adds a package. The same package for the same target joins its row, up to 99. One that comes with its
 * target fills the row of that package that waits for one, whose quantity then is the larger of the two,
 * so that nobody pays twice for choosing twice. A missing target is taken from the last row of the platform
 * that has one of the right kind (rules 9); `fits` says whether a target is of the kind that the package
 * asks for.
 */
export function addLine(
  catalogue: Catalogue,
  cart: Cart,
  added: CartLine,
  fits: (sold: Package, target: string) => boolean,
): CartResult {
  const sold = findPackage(catalogue, added.packageId);
  if (!sold) return { ok: false, problem: 'package-unknown' };
  const problem = quantityProblem(added.quantity);
  if (problem) return { ok: false, problem };
  const isOfPlatform = ({ packageId }: CartLine) =>
    findPackage(catalogue, packageId)?.platform === sold.platform;
  const isRight = (line: CartLine) =>
    line.target !== null && isOfPlatform(line) && fits(sold, line.target);
  const target = added.target ?? cart.lines.findLast(isRight)?.target ?? null;
  const twin = cart.lines.find(
    (line) => line.packageId === added.packageId && line.target === target,
  );
  if (twin)
    return setQuantity(cart, twin.id, Math.min(MAX_QUANTITY, twin.quantity + added.quantity));
  const waiting = cart.lines.find(
    (line) => line.packageId === added.packageId && line.target === null,
  );
  if (waiting) {
    const quantity = Math.max(waiting.quantity, added.quantity);
    return { ok: true, cart: change(cart, waiting.id, { target, quantity }) };
  }
  if (cart.lines.length >= MAX_LINES) return { ok: false, problem: 'cart-full' };
  return { ok: true, cart: { ...cart, lines: [...cart.lines, { ...added, target }] } };
}

/** Takes a line out of the cart; an unknown id changes nothing. */
export function removeLine(cart: Cart, lineId: string): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.id !== lineId) };
}

/** Sets the quantity of a line, a whole number from 1 to 99, or says what is wrong with it. */
export function setQuantity(cart: Cart, lineId: string, quantity: number): CartResult {
  const problem = quantityProblem(quantity);
  if (problem) return { ok: false, problem };
  return { ok: true, cart: change(cart, lineId, { quantity }) };
}

/** Sets the target of a line, a canonical link that `readTarget` has made. */
export function setTarget(cart: Cart, lineId: string, target: string): Cart {
  return change(cart, lineId, { target });
}

/** Rows that the order cannot go on without: their target is missing (rules 9). */
export function linesWithoutTarget(cart: Cart): CartLine[] {
  return cart.lines.filter((line) => line.target === null);
}

/** Whether an order was made of just these rows, in whatever sequence they stand. */
export function isOrderedAs(
  cart: Cart,
  ordered: readonly { packageId: string; quantity: number; targetUrl: string | null }[],
): boolean {
  const inCart = cart.lines.map((line) => `${line.packageId} ${line.quantity} ${line.target}`);
  const inOrder = ordered.map((line) => `${line.packageId} ${line.quantity} ${line.targetUrl}`);
  return inCart.sort().join('\n') === inOrder.sort().join('\n');
}

function change(cart: Cart, lineId: string, what: Partial<CartLine>): Cart {
  return {
    ...cart,
    lines: cart.lines.map((line) => (line.id === lineId ? { ...line, ...what } : line)),
  };
}

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
  for (const { packageId, quantity, targetUrl: target } of joinRows(ordered)) {
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
function joinRows(ordered: readonly OrderedLine[]): OrderedLine[] {
  const lines = new Map<string, OrderedLine>();
  for (const line of ordered) {
    const key = `${line.packageId} ${line.targetUrl}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + line.quantity;
    lines.set(key, { ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return [...lines.values()];
}

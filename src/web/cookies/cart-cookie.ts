import type { Cart, CartLine } from '#domain/order/cart.ts';
import { MAX_LINES, quantityProblem } from '#domain/order/cart.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { CART_DAYS } from '#domain/shop/retention.ts';
import { readTarget } from '#domain/target/read-target.ts';
import type { CookieNaming } from './cookie-naming.ts';
import { clearCookie, readJsonCookie, writeJsonCookie } from './json-cookie.ts';
import { newId } from './new-id.ts';

/** The cart lies in a cookie that browser and server both write: see decisions/0003. */
const options = { name: 'cart', path: '/', maxAge: CART_DAYS * 24 * 60 * 60 };

export interface ReadCart {
  cart: Cart;
  /** Rows left out because their package is no longer sold or nothing in them could be read. */
  dropped: number;
}

/** The cookie line that keeps a cart; undefined where the cart has grown too large for one. */
export function writeCart(cart: Cart, naming: CookieNaming): string | undefined {
  const rows = cart.lines.map(({ id, packageId, quantity, target }) => [
    id,
    packageId,
    quantity,
    target,
  ]);
  return cart.lines.length === 0
    ? clearCookie(options, naming)
    : writeJsonCookie(options, [cart.id, rows], naming);
}

/** The cart of a Cookie header; nothing in it is believed. Without one it is empty and new. */
export function readCart(
  catalogue: Catalogue,
  header: string | null,
  naming: CookieNaming,
): ReadCart {
  const stored = readJsonCookie(header, options, naming);
  const [id, rows]: unknown[] = Array.isArray(stored) ? stored : [];
  if (!isId(id) || !Array.isArray(rows)) return { cart: emptyCart(), dropped: 0 };
  const lines = rows.slice(0, MAX_LINES).flatMap((row) => readLine(catalogue, row) ?? []);
  return { cart: { id, lines }, dropped: rows.length - lines.length };
}

/** The id alone of the cart of a Cookie header; undefined where there is none. */
export function readCartId(header: string | null, naming: CookieNaming): string | undefined {
  const stored = readJsonCookie(header, options, naming);
  const [id]: unknown[] = Array.isArray(stored) ? stored : [];
  return isId(id) ? id : undefined;
}

export function emptyCart(): Cart {
  return { id: newId(16), lines: [] };
}

function readLine(catalogue: Catalogue, row: unknown): CartLine | undefined {
  const [id, packageId, quantity, target]: unknown[] = Array.isArray(row) ? row : [];
  if (!isId(id) || typeof packageId !== 'string' || typeof quantity !== 'number') return undefined;
  const sold = findPackage(catalogue, packageId);
  if (!sold || quantityProblem(quantity)) return undefined;
  const read =
    typeof target === 'string' ? readTarget(sold.platform, sold.service, target) : undefined;
  return { id, packageId, quantity, target: read?.ok ? read.url : null };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{4,32}$/.test(value);
}

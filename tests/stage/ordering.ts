import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Cart } from '#domain/order/cart.ts';
import { emptyCart, readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { newId } from '#web/cookies/new-id.ts';
import { readForm } from './html.ts';
import { catalogue } from './offering.ts';
import type { Page, Visitor } from './visitor.ts';

export const WIZARD = '/objednavka';

/** What somebody wants to buy. */
export interface Request {
  packageId: string;
  target: string;
  quantity?: number;
}

/** Three packages on two platforms: 7.999 + 419 + 1.999 Kč, less 15 %. */
export const threePackages: readonly Request[] = [
  { packageId: 'ig-followers-10000', target: '@zofie.rihova' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
  { packageId: 'tt-followers-5000', target: 'https://www.tiktok.com/@zofie' },
];
export const threePackagesTotal = 885_445;

export const oneWish: readonly Request[] = [{ packageId: 'ig-likes-100', target: '@zofie.rihova' }];
export const oneRequestTotal = 19_900;

/** What the customer types in the second step. */
export const someone = {
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phoneCountry: 'CZ',
  phone: '777 123 456',
  start: 'later',
} as const;

/** Adds a package by the builder's form. */
export function addToCart(visitor: Visitor, wish: Request): Promise<Page> {
  const sold = findPackage(catalogue, wish.packageId);
  if (!sold) throw new Error(`${wish.packageId} is not on sale.`);
  return visitor.post(WIZARD, {
    intent: 'add',
    platform: sold.platform,
    service: sold.service,
    package: sold.id,
    target: wish.target,
    quantity: String(wish.quantity ?? 1),
  });
}

/** Puts a whole cart into the browser at once, as the wizard's script does. */
export function fillCart(visitor: Visitor, wishes: readonly Request[], id = newId(16)): void {
  const cart: Cart = {
    ...emptyCart(),
    id,
    lines: wishes.map((wish) => ({ id: newId(6), quantity: 1, ...wish })),
  };
  setCookie(visitor, writeCart(cart, visitor.cookieNaming) ?? '');
  // The cart stores addresses, not what was typed; reading it back turns one into the other.
  setCookie(visitor, writeCart(cartOf(visitor), visitor.cookieNaming) ?? '');
}

export function setCookie(visitor: Visitor, line: string): void {
  const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? [];
  visitor.cookies.set(name, value);
}

export function cartOf(visitor: Visitor): Cart {
  const header = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  return readCart(catalogue, header, visitor.cookieNaming).cart;
}

/** The second step, as Continue leads to it. */
export async function openDetails(visitor: Visitor): Promise<Page> {
  return visitor.follow(await visitor.post(WIZARD, { intent: 'continue' }));
}

/**
 * Presses a button of the second step with what stands in its form and what is typed over it. The page that
 * an answer of the wizard leads to is loaded; other addresses are left to the caller.
 */
export async function pressDetails(
  visitor: Visitor,
  details: Page,
  input: Record<string, string> = {},
  intent = 'order',
  headers: Record<string, string> = {},
): Promise<Page> {
  const { action, fields } = readForm(details.html, 'order');
  const answer = await visitor.post(action, { ...fields, ...input, intent }, headers);
  return isWizard(answer.location) ? visitor.follow(answer) : answer;
}

function isWizard(location: string | undefined): boolean {
  return location !== undefined && new URL(location, 'http://shop').pathname === WIZARD;
}

/** From an empty browser to the address of the hosted checkout. */
export async function placeOrder(
  visitor: Visitor,
  wishes: readonly Request[] = oneWish,
  input: Record<string, string> = {},
): Promise<string> {
  fillCart(visitor, wishes);
  return submitOrder(visitor, input);
}

/** Orders what lies in the cart; the address of the hosted checkout. */
export async function submitOrder(
  visitor: Visitor,
  input: Record<string, string> = {},
): Promise<string> {
  const answer = await pressDetails(visitor, await openDetails(visitor), { ...someone, ...input });
  if (answer.status !== 303 || !answer.location?.includes('/test-checkout/pay/')) {
    throw new Error(`The order led to ${answer.status} ${answer.location}: ${answer.text}`);
  }
  return answer.location;
}

/** Presses a button of the hosted page: pay, decline, pay-later, cancel, arrive, fail. */
export function pressHosted(visitor: Visitor, url: string, action = 'pay'): Promise<Page> {
  return visitor.post(url, { action });
}

/** Pays and comes back to the success page. */
export async function pay(visitor: Visitor, url: string): Promise<Page> {
  return visitor.follow(await pressHosted(visitor, url));
}

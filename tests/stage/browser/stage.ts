import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { listOrders } from '#tests/stage/books.ts';
import { CHECKOUT, bodyOf, buyer, followers, likes } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import {
  type Wish,
  fillCart,
  oneWish,
  pay,
  placeOrder,
  pressHosted,
  threePackages,
} from '#tests/stage/ordering.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { href } from '#domain/addresses.ts';

/** Orders in every state that a screen shows, by their tokens. */
export interface Stage {
  shop: TestShop;
  locale: Locale;
  pending: string;
  paid: string;
  /** Paid, and to begin after the 14 days. */
  waiting: string;
  /** Its money is on the way. */
  checking: string;
  canceled: string;
  /** Paid, with a line that knows its profile and two that do not. */
  missing: string;
  /** Where the pending one can be paid. */
  checkout: string;
}

export async function setStage(shop: TestShop, locale: Locale): Promise<Stage> {
  const place = async (wishes: readonly Wish[], more: Record<string, string> = {}) => {
    const visitor = shop.visitor(locale);
    const checkout = await placeOrder(visitor, wishes, more);
    const token = (await listOrders(shop)).at(-1)?.token ?? '';
    return { visitor, checkout, token };
  };
  const paid = await place(threePackages, { start: 'now', note: 'Až po šesté, prosím.' });
  await pay(paid.visitor, paid.checkout);
  const waiting = await place(oneWish, { note: 'Prosím večer.\nDěkuji.' });
  await pay(waiting.visitor, waiting.checkout);
  const checking = await place(oneWish);
  await pressHosted(checking.visitor, checking.checkout, 'pay-later');
  const canceled = await place(oneWish);
  await pay(canceled.visitor, canceled.checkout);
  await canceled.visitor.post(href('order', locale, { token: canceled.token }), {
    intent: 'cancel',
  });
  const missing = await callWithoutTargets(shop, locale);
  await pay(shop.visitor(locale), missing.checkout);
  const pending = await place(threePackages);
  return {
    shop,
    locale,
    pending: pending.token,
    paid: paid.token,
    waiting: waiting.token,
    checking: checking.token,
    canceled: canceled.token,
    missing: missing.token,
    checkout: pending.checkout,
  };
}

/** An order of another client, which knows one target of three. */
async function callWithoutTargets(shop: TestShop, locale: Locale) {
  const orderItems = [{ ...followers, target: '@zofie.rihova' }, likes, followers];
  const body = { ...buyer, orderItems, expressConsent: true };
  const answer = bodyOf(await createClient(shop).call(CHECKOUT, body, { locale }));
  const token = (await listOrders(shop)).at(-1)?.token ?? '';
  return { checkout: String(answer['url']), token };
}

/** Puts packages into the cart of a page's browser. */
export async function putIntoCart(
  page: Page,
  { shop, locale }: Pick<Stage, 'shop' | 'locale'>,
  wishes: readonly Wish[],
): Promise<void> {
  const visitor = shop.visitor(locale);
  fillCart(visitor, wishes);
  const url = shop.services.shop.origins[locale];
  await page
    .context()
    .addCookies([{ name: 'cart', value: visitor.cookies.get('cart') ?? '', url }]);
}

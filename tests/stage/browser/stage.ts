import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { CHECKOUT, bodyOf, buyer, followers, likes } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import {
  type Request,
  fillCart,
  oneWish,
  pay,
  placeOrder,
  pressHosted,
  threePackages,
} from '#tests/stage/ordering.ts';
import { completeAnOrder } from '#tests/stage/reviewing.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { readForm } from '#tests/stage/html.ts';

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
  /** Its delivery has begun. */
  begun: string;
  /** The same, and its customer has withdrawn. */
  held: string;
  /** Completed, of several packages. */
  completed: string;
  /** Completed, of one package. */
  completedOne: string;
  /** Paid, with a line that knows its profile and two that do not. */
  missing: string;
  /** Where the pending one can be paid. */
  checkout: string;
}

export async function setStage(shop: TestShop, locale: Locale): Promise<Stage> {
  const place = async (wishes: readonly Request[], more: Record<string, string> = {}) => {
    const visitor = shop.visitor(locale);
    const checkout = await pressAgain(() => placeOrder(visitor, wishes, more));
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
  const begun = await place(oneWish, { start: 'now' });
  await pay(begun.visitor, begun.checkout);
  const held = await place(oneWish, { start: 'now' });
  await pay(held.visitor, held.checkout);
  await begin(shop, [begun.token, held.token]);
  await withdraw(shop, locale, held.token);
  const completedIds: string[] = [];
  for (const wishes of [threePackages, oneWish]) {
    completedIds.push(await completeAnOrder(shop, { visitor: shop.visitor(locale), wishes }));
  }
  const missing = await callWithoutTargets(shop, locale);
  await pay(shop.visitor(locale), missing.checkout);
  const pending = await place(threePackages);
  const [completed = '', completedOne = ''] = await tokensOf(shop, completedIds);
  return {
    shop,
    locale,
    pending: pending.token,
    paid: paid.token,
    waiting: waiting.token,
    checking: checking.token,
    canceled: canceled.token,
    begun: begun.token,
    held: held.token,
    completed,
    completedOne,
    missing: missing.token,
    checkout: pending.checkout,
  };
}

/** A shop on a busy machine asks its customers to try again, and then takes the same order. */
async function pressAgain<T>(press: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await press();
  } catch (error) {
    if (times === 1) throw error;
    return pressAgain(press, times - 1);
  }
}

async function begin(shop: TestShop, tokens: string[]): Promise<void> {
  const moved = `with moved as (update orders set state = 'delivering' where token = any($1) returning id)
    insert into order_events (order_id, state, actor, at) select id, 'delivering', 'operator', now() from moved`;
  await query(shop, moved, [tokens]);
}

async function tokensOf(shop: TestShop, ids: string[]): Promise<string[]> {
  const orders = await listOrders(shop);
  return ids.map((id) => orders.find((order) => order.id === id)?.token ?? '');
}

async function withdraw(shop: TestShop, locale: Locale, token: string): Promise<void> {
  const address = withQuery(href('withdrawal', locale), { order: token });
  const visitor = shop.visitor(locale);
  const { fields } = readForm((await visitor.get(address)).html, 'declare');
  await visitor.post(href('withdrawal', locale), { ...fields, intent: 'confirm' });
  await shop.workOnce();
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
  wishes: readonly Request[],
): Promise<void> {
  const visitor = shop.visitor(locale);
  fillCart(visitor, wishes);
  const url = shop.services.shop.origins[locale];
  await page
    .context()
    .addCookies([{ name: 'cart', value: visitor.cookies.get('cart') ?? '', url }]);
}

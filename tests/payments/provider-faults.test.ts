import { afterEach, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { expectSales, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

type Fetch = typeof fetch;

/** A fault is given the call that would have been made. */
type Fault = (call: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>;

/** Faults of the way to the provider. */
const faults: Record<string, Fault> = {
  'does not answer': (_, signal) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    ),
  'refuses the connection': () => Promise.reject(new TypeError('fetch failed')),
  'answers with 500': async () =>
    Response.json({ error: { type: 'api_error', message: 'x' } }, { status: 500 }),
  'answers with 429': async () =>
    Response.json({ error: { type: 'invalid_request_error', message: 'x' } }, { status: 429 }),
  'answers with a page': async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'drops the connection after it has made the session': async (call) => {
    await call();
    throw new TypeError('terminated');
  },
};

const messages = {
  cs: 'Platební brána teď není dostupná. Nic jsme neodeslali',
  en: 'The payment provider is not available right now. Nothing was sent',
};

let shop: TestShop;
let fault: Fault | undefined;
afterEach(() => shop.close());

async function openShop(timeoutMs = 30_000): Promise<void> {
  fault = undefined;
  const network = (checkout: Fetch): Fetch => {
    return (input, init) =>
      fault ? fault(() => checkout(input, init), init?.signal) : checkout(input, init);
  };
  shop = await createTestShop({ testCheckout: { network, timeoutMs } });
}

const input = { ...someone, note: 'Prosím <b>pomalu</b> & "hezky"', start: 'now' };

async function orderInVain(visitor: Visitor): Promise<Page> {
  fillCart(visitor, oneWish);
  return pressDetails(visitor, await openDetails(visitor), input);
}

const inTurn: [string, Locale][] = Object.keys(faults).map((name, i) => [
  name,
  locales[i % 2] ?? 'cs',
]);

describe('a provider that fails', () => {
  it.each(inTurn)('and %s loses nothing and doubles nothing (%s)', async (name, locale) => {
    await openShop(name === 'does not answer' ? 3000 : undefined);
    const visitor = shop.visitor(locale);
    fault = faults[name];
    const refused = await orderInVain(visitor);
    expect(refused.status).toBe(200);
    expect(refused.text).toContain(messages[locale]);
    expect(readForm(refused.html, 'order').fields).toMatchObject(input);
    const order = await onlyOrder(shop);
    expect(order).toMatchObject({ state: 'pending', checkout_id: null });

    const stillRefused = await pressDetails(visitor, refused);
    expect(stillRefused.status).toBe(200);
    fault = undefined;
    const again = await pressDetails(visitor, stillRefused);
    expect(again.status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({ id: order.id, state: 'pending' });
    expect(await query(shop, 'select id from test_checkout.session')).toHaveLength(1);
    await pay(visitor, again.location ?? '');
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

describe('a provider that is away', () => {
  it('is said to be away on the order page, from which it can be paid later', async () => {
    await openShop();
    const visitor = shop.visitor('en');
    fault = faults['refuses the connection'];
    await orderInVain(visitor);
    const address = `/orders/${(await onlyOrder(shop)).token}`;
    const refused = await visitor.post(address, { intent: 'pay' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('The payment provider is not available right now');
    fault = undefined;
    const opened = await visitor.post(address, { intent: 'pay' });
    await pay(visitor, opened.location ?? '');
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('keeps the success page checking, until a webhook or the next look tells', async () => {
    await openShop(3000);
    const visitor = shop.visitor();
    const url = await placeOrder(visitor);
    fault = faults['does not answer'];
    // Asked before the webhook has come: the order is not known to be paid.
    const { token } = await onlyOrder(shop);
    const page = await visitor.get(`/payment-success?order=${token}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('data-payment="checking"');
    expect(page.text).toContain('Ověřujeme platbu');
    expect(page.html).toContain('http-equiv="refresh"');
    expect(visitor.cookies.has('cart')).toBe(true);
    fault = undefined;
    await pay(visitor, url);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('keeps a changed cart from becoming a second order that can be paid', async () => {
    await openShop();
    const visitor = shop.visitor();
    const first = await placeOrder(visitor, oneWish);
    const more = [...oneWish, { packageId: 'ig-views-500', target: '@zofie' }];
    fillCart(visitor, more, cartOf(visitor).id);
    const details = await openDetails(visitor);
    fault = faults['answers with 500'];
    const refused = await pressDetails(visitor, details, someone);
    expect(refused.status).toBe(200);
    expect(refused.text).toContain(messages.cs);
    expect(await listOrders(shop)).toHaveLength(1);
    fault = undefined;
    const second = await pressDetails(visitor, refused);
    expect(second.status).toBe(303);
    await pressHosted(visitor, first);
    await pay(visitor, second.location ?? '');
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('keeps an order from being canceled while it could still be paid', async () => {
    await openShop();
    const visitor = shop.visitor('en');
    await placeOrder(visitor);
    const address = `/orders/${(await onlyOrder(shop)).token}`;
    fault = faults['refuses the connection'];
    const refused = await visitor.post(address, { intent: 'cancel' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('The order cannot be cancelled right now');
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    fault = undefined;
    expect((await visitor.post(address, { intent: 'cancel' })).status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
  });
});

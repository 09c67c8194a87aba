import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import {
  WIZARD,
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
  submitOrder,
  threePackages,
} from '#tests/stage/ordering.ts';
import { readForm } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ARRIVAL = href('carriedCart', 'en');

/** The headers of a post from a page of the Czech edition. */
function fromCzech(): Record<string, string> {
  return { Origin: shop.services.shop.origins.cs, 'Sec-Fetch-Site': 'same-site' };
}

/** What the header's button posts: the cookies of the edition that is left. */
function taken(from: Visitor, step = ''): Record<string, string> {
  const cookie = (name: string) => from.cookies.get(name) ?? '';
  return { cart: cookie('cart'), draft: cookie('draft'), step };
}

async function filledIn(): Promise<Visitor> {
  const visitor = shop.visitor();
  fillCart(visitor, threePackages);
  await pressDetails(visitor, await openDetails(visitor), someone, 'back');
  return visitor;
}

describe('the order in the other language', () => {
  it('has the cart and the details that were left, and says so', async () => {
    const czech = await filledIn();
    const english = shop.visitor('en');
    const arrived = await english.post(ARRIVAL, taken(czech, 'details'), fromCzech());
    expect(arrived.status).toBe(303);
    expect(new URL(arrived.location ?? '').search).toBe('?step=details');
    expect(cartOf(english)).toEqual(cartOf(czech));
    const page = await english.follow(arrived);
    expect(page.text).toContain('have been carried over');
    expect(page.html).toContain(someone.name);
    expect(page.html).toContain(someone.email);
    // Nothing is lost where it came from.
    expect(cartOf(czech).lines).toHaveLength(3);
  });

  it('takes what is typed and not sent yet where no script runs', async () => {
    const czech = shop.visitor();
    fillCart(czech, [{ packageId: 'ig-followers-1000', target: '' }]);
    const [line] = cartOf(czech).lines;
    const english = shop.visitor('en');
    const input = { [`target-${line?.id}`]: '@zofie', name: 'Žofie', email: 'zofie@' };
    await english.post(ARRIVAL, { ...taken(czech), ...input }, fromCzech());
    expect(cartOf(english).lines).toMatchObject([{ target: 'https://www.instagram.com/zofie/' }]);
    const page = await english.get(`${WIZARD}?step=details`);
    expect(page.html).toContain('value="Žofie"');
  });

  it('leaves the cart there alone where an empty one comes', async () => {
    const english = shop.visitor('en');
    fillCart(english, oneWish);
    const before = english.cookies.get('cart');
    const arrived = await english.post(ARRIVAL, taken(shop.visitor()), fromCzech());
    expect(arrived.status).toBe(303);
    expect(english.cookies.get('cart')).toBe(before);
  });

  it('is one order with the cart that was left: what is paid here is not ordered there again', async () => {
    const czech = await filledIn();
    const english = shop.visitor('en');
    await english.post(ARRIVAL, taken(czech, 'details'), fromCzech());
    await pay(english, await submitOrder(english));
    const left = await czech.get(WIZARD);
    expect(left.text).toContain('Poslední objednávka je zaplacená');
    expect(cartOf(czech).lines).toEqual([]);
  });
});

describe('a cart that somebody else sends', () => {
  it.each<Record<string, string>>([
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'http://localhost.evil.example:3000', 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused: %o', async (headers) => {
    const english = shop.visitor('en');
    const answer = await english.post(ARRIVAL, taken(await filledIn()), headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is carried by no address: a link to it leads to the order and brings nothing', async () => {
    const czech = await filledIn();
    const english = shop.visitor('en');
    const query = new URLSearchParams(taken(czech));
    const answer = await english.get(`${ARRIVAL}?${query}`);
    expect(new URL(answer.location ?? '').pathname + new URL(answer.location ?? '').search).toBe(
      WIZARD,
    );
    await english.follow(answer);
    expect(cartOf(english).lines).toEqual([]);
  });

  it.each(['', '%%%', 'e30', 'W10', 'x; draft=e30', '__proto__', 'a'.repeat(200)])(
    'is no cart where it cannot be read: %j',
    async (cart) => {
      const english = shop.visitor('en');
      const answer = await english.post(ARRIVAL, { cart, draft: cart, step: cart }, fromCzech());
      expect(answer.status).toBe(303);
      expect(cartOf(english).lines).toEqual([]);
      expect((await english.follow(answer)).status).toBe(200);
    },
  );
});

it('the page names the other edition in its form and sends its own origin there', async () => {
  const page = await (await filledIn()).get(WIZARD);
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(page.headers.get('Content-Security-Policy')).toContain(shop.services.shop.origins.en);
  expect(readForm(page.html, 'continue').action).toBe(WIZARD);
  expect(page.html).toContain(`formAction="${shop.services.shop.origins.en}${ARRIVAL}"`);
});

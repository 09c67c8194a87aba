import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refundPart } from '#tests/stage/refund-part.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import {
  addToCart,
  cartOf,
  oneWish,
  pay,
  placeOrder,
  threePackages,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop();
  visitor = shop.visitor();
});
afterEach(() => shop.close());

const address = async () => `/objednavky/${(await onlyOrder(shop)).token}`;
const open = async () => visitor.get(await address());
const move = (state: string) => query(shop, 'update orders set state = $1', [state]);
const stepsOf = (html: string) =>
  [...html.matchAll(/time-line__step" data-state="(\w+)"/g)].map(([, state]) => state);

async function buy(input: Record<string, string> = {}): Promise<void> {
  await pay(visitor, await placeOrder(visitor, oneWish, input));
  await shop.workOnce();
}

describe('the page of a canceled order', () => {
  it('shows the cancellation as a wish and the refund as a step with its date', async () => {
    await buy();
    await visitor.post(await address(), { intent: 'cancel' });
    const before = await open();
    expect(stepsOf(before.html)).toEqual(['done', 'done', 'ended', 'current']);
    expect(before.text).toContain('Vracíme peníze');
    await shop.workOnce();
    const { html, text } = await open();
    expect(stepsOf(html)).toEqual(['done', 'done', 'ended', 'done']);
    expect(text).toMatch(/Vráceno \( hotovo \) \d+\. \S+ \d{4} ve? \d+:\d\d/);
  });

  it('names what went back earlier beside the rest', async () => {
    await buy();
    const { id: orderId } = await onlyOrder(shop);
    const said = { reason: 'Dodali jsme méně', person: 'Jana' };
    await refundPart(shop.services, { id: randomUUID(), orderId, amount: 5000, ...said });
    await shop.workOnce();
    await visitor.post(await address(), { intent: 'cancel' });
    expect((await open()).text).toContain('50 Kč jsme vám vrátili už dříve.');
  });
});

it.each(['canceled', 'expired', 'refunded'])(
  'an order that is %s promises no delivery, and its link cancels nothing',
  async (state) => {
    await buy();
    await move(state);
    const { html, text } = await open();
    expect(text).not.toMatch(/garance 30 dní|dodání 3–7|může ji zrušit/);
    expect(stepsOf(html).includes('failed')).toBe(state === 'expired');
  },
);

describe('ordering again', () => {
  it('adds the same packages and targets to what lies in the cart, once', async () => {
    await pay(visitor, await placeOrder(visitor, threePackages));
    await move('completed');
    await addToCart(visitor, { packageId: 'tt-likes-500', target: '@zofie' });
    expect((await open()).text).toContain('Objednat znovu');
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const again = await visitor.post(await address(), { intent: 'again' });
      expect(again.location).toBe('http://localhost:3000/objednavka');
    }
    const { lines } = cartOf(visitor);
    expect(lines.map(({ packageId, quantity }) => [packageId, quantity])).toEqual([
      ['tt-likes-500', 1],
      ...threePackages.map(({ packageId }) => [packageId, 1]),
    ]);
    expect(lines[1]?.target).toBe('https://www.instagram.com/zofie.rihova/');
  });

  it('is not offered where nothing of it is sold any more', async () => {
    await buy();
    await move('completed');
    await query(shop, `update order_lines set package_id = 'ig-likes-77'`);
    expect((await open()).text).not.toContain('Objednat znovu');
  });
});

describe('withdrawing', () => {
  it('is told to a consumer with its last day and its page, before the start and after', async () => {
    await buy();
    expect((await open()).text).toMatch(
      /odstoupit bez udání důvodu do \d+\. \S+ \d{4}\..*vrátíme vám všechno.*Odstoupit od smlouvy/,
    );
    await move('delivering');
    expect((await open()).text).toMatch(/dodávání pozastavíme.*Odstoupit od smlouvy/);
  });

  it('is not told to a company, nor once the period is over', async () => {
    await buy(buyer);
    expect((await open()).text).not.toContain('Odstoupení od smlouvy');
    await query(
      shop,
      `update orders set company = null, created_at = created_at - interval '30 days',
         paid_at = paid_at - interval '30 days'`,
    );
    expect((await open()).text).not.toContain('Odstoupení od smlouvy');
  });
});

it('what was sold stays on the page when the price list changes', async () => {
  await pay(
    visitor,
    await placeOrder(visitor, [{ packageId: 'ig-followers-10000', target: '@jana', quantity: 9 }]),
  );
  expect((await open()).text).toContain('dodání 10 dní · garance 90 dní');
  await query(shop, `update order_lines set package_id = 'ig-followers-12345'`);
  expect((await open()).text).toContain('dodání 10 dní · garance 90 dní');
  await query(shop, 'update order_lines set bonus = null, delivery = null, guarantee_days = null');
  expect((await open()).text).not.toContain('garance 90 dní');
});

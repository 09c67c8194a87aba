import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '#flows/payments/refund-order.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import { listEvents, notify } from '#tests/stage/notifications.ts';
import {
  fillCart,
  openDetails,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
  threePackages,
} from '#tests/stage/ordering.ts';
import { countRoundTrips } from '#tests/stage/round-trips.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
} from '#tests/stage/surviving-provider.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

// What the provider does goes to a database of its own, so that the shop's ways alone are counted.
let provider: SurvivingProvider;
let shop: TestShop;
let visitor: Visitor;
let tripsSoFar: () => number;

beforeEach(async () => {
  provider = await createSurvivingProvider();
  shop = await createTestShop({ testCheckout: provider.testCheckout });
  tripsSoFar = countRoundTrips(shop.database.pool);
  visitor = shop.visitor();
});
afterEach(async () => {
  await shop.close();
  await provider.close();
});

async function tripsOf(action: () => Promise<unknown>): Promise<number> {
  const before = tripsSoFar();
  await action();
  return tripsSoFar() - before;
}

/** An order with three lines; the address of its hosted page. */
const ordered = () => placeOrder(visitor, threePackages);

/** The provider has the money, and the shop has not been told. */
async function paid(): Promise<void> {
  await pressHosted(visitor, await ordered());
}

async function bringNotification(): Promise<void> {
  const [event] = await listEvents(provider, 'checkout.session.completed');
  if (!event) throw new Error('Nothing was paid.');
  expect(await notify(shop, event)).toBe(200);
}

async function settled(): Promise<void> {
  await paid();
  await bringNotification();
}

const orderPage = async () => `/objednavky/${(await onlyOrder(shop)).token}`;
const successPage = async () => `/payment-success?order=${(await onlyOrder(shop)).token}`;

async function read(address: string): Promise<void> {
  expect((await visitor.get(address)).status).toBe(200);
}

async function cancel(address: string): Promise<void> {
  expect((await visitor.post(address, { intent: 'cancel' })).status).toBe(303);
}

describe('the ways to the database and back are few', () => {
  it('for the legal button: 12, of which the limits are 3 and the checkout 2', async () => {
    fillCart(visitor, threePackages);
    const details = await openDetails(visitor);
    const press = () => pressDetails(visitor, details, someone);
    expect(await tripsOf(press)).toBeLessThanOrEqual(12);
    expect((await onlyOrder(shop)).state).toBe('pending');
  });

  it('for the page of an order: 2', async () => {
    await settled();
    const address = await orderPage();
    expect(await tripsOf(() => read(address))).toBeLessThanOrEqual(2);
  });

  it('for the page of success: 2', async () => {
    await settled();
    const address = await successPage();
    expect(await tripsOf(() => read(address))).toBeLessThanOrEqual(2);
  });

  it('for the page of success that learns of the payment: 14, of which 9 settle it', async () => {
    await paid();
    const address = await successPage();
    expect(await tripsOf(() => read(address))).toBeLessThanOrEqual(14);
    expect((await onlyOrder(shop)).state).toBe('paid');
  });

  it('for a notification that settles an order: 11, for the same again: 3', async () => {
    await paid();
    expect(await tripsOf(bringNotification)).toBeLessThanOrEqual(11);
    expect((await onlyOrder(shop)).state).toBe('paid');
    expect(await tripsOf(bringNotification)).toBeLessThanOrEqual(3);
  });

  it('for the cancellation of a paid order: 11', async () => {
    await settled();
    const address = await orderPage();
    expect(await tripsOf(() => cancel(address))).toBeLessThanOrEqual(11);
    expect((await onlyOrder(shop)).state).toBe('canceled');
  });

  // One of them notes that the provider is asked, before it is.
  it('for a refund: 15, of which three look for what it settles', async () => {
    await settled();
    await cancel(await orderPage());
    const { id } = await onlyOrder(shop);
    expect(await tripsOf(() => refundOrder(shop.services, id))).toBeLessThanOrEqual(15);
    expect((await onlyOrder(shop)).refunded_at).not.toBeNull();
  });
});

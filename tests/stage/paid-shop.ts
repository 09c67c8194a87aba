import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import type { PartialRefundEnqueued } from '#flows/payments/enqueue-refunds.ts';
import { type Books, listIssued, onlyOrder, query } from './books.ts';
import { placeOrder, pressHosted } from './ordering.ts';
import { type PartialRefund, refundPart } from './refund-part.ts';
import { type TestShop, createTestShop } from './shop.ts';
import { prepareShop } from './prepared-shop.ts';
import { reconcile } from './surviving-provider.ts';
import { heldBack } from './notifications.ts';
import { type TestClock, createClock } from './time.ts';

/** A shop with one order of 199 Kč that is paid. */
export interface PaidShop {
  shop: TestShop;
  /** The provider's books, which lie beside the shop's. */
  provider: Books;
  time: TestClock;
  /** Makes the provider stop answering, or answer again. */
  takeAway(isAway: boolean): void;
  /** Refunds this much as an operator. */
  refund(amount: number, more?: Partial<PartialRefund>): Promise<PartialRefundEnqueued>;
  /** The refunds that the provider has made, oldest first. */
  made(): Promise<number[]>;
  /** The sums of the credit notes, whose numbers have no gap. */
  notes(): Promise<number[]>;
  close(): Promise<void>;
}

/** Such a shop for each test of a file. */
export function usePaidShop(): Omit<PaidShop, 'close'> {
  let open: PaidShop | undefined;
  const here = () => {
    if (!open) throw new Error('No test is running.');
    return open;
  };
  beforeEach(async () => {
    open = await openPaidShop();
  });
  afterEach(() => open?.close());
  return {
    get shop() {
      return here().shop;
    },
    get provider() {
      return here().provider;
    },
    get time() {
      return here().time;
    },
    takeAway: (isAway) => here().takeAway(isAway),
    refund: (...wish) => here().refund(...wish),
    made: () => here().made(),
    notes: () => here().notes(),
  };
}

const paid = prepareShop(
  async (shop) => {
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    await reconcile(shop);
    await shop.workOnce();
  },
  { testCheckout: heldBack },
);

export async function openPaidShop(): Promise<PaidShop> {
  let isAway = false;
  const time = createClock();
  const { clock } = time;
  const network =
    (checkout: typeof fetch): typeof fetch =>
    (...call) =>
      isAway ? Promise.reject(new TypeError('fetch failed')) : checkout(...call);
  const testCheckout = { ...heldBack, clock, network };
  const shop = await createTestShop({ clock, testCheckout, template: await paid() });
  return {
    shop,
    provider: shop,
    time,
    takeAway: (away) => (isAway = away),
    async refund(amount, more = {}) {
      const { id: orderId } = await onlyOrder(shop);
      const said = { reason: 'Dodali jsme méně', person: 'Jana Malá' };
      return refundPart(shop.services, {
        id: randomUUID(),
        orderId,
        amount,
        ...said,
        ...more,
      });
    },
    async made() {
      const rows = await query(shop, 'select amount from test_checkout.refund order by seq');
      return rows.map(({ amount }) => Number(amount));
    },
    async notes() {
      const issued = await listIssued(shop, 'credit-note');
      const positions = issued.map(({ number }) => Number(number.slice(-5)));
      expect(positions).toEqual(issued.map((_, index) => index + 1));
      return issued.map(({ snapshot }) => snapshot.total);
    },
    close: () => shop.close(),
  };
}

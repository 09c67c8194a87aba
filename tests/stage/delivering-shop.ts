import { afterEach, beforeEach } from 'vitest';
import type { Operator } from '#domain/admin/operator.ts';
import type { LineMove } from '#domain/delivery/work.ts';
import { onlyOrder } from './books.ts';
import { type Held, hold, move, someOperator } from './delivering.ts';
import { type Request, pay, placeOrder } from './ordering.ts';
import { type TestShop, createTestShop } from './shop.ts';
import { type TestClock, createClock } from './time.ts';
import type { Visitor } from './visitor.ts';

/** A shop with a customer, somebody who delivers what is bought, and a clock. */
interface DeliveringShop {
  shop: TestShop;
  time: TestClock;
  visitor: Visitor;
  operator: Operator;
}

/** Such a shop for each test of a file, with what its customer and its operator do to the only order. */
export function useDeliveringShop() {
  let open: DeliveringShop | undefined;
  const here = () => {
    if (!open) throw new Error('No test is running.');
    return open;
  };
  beforeEach(async () => {
    const time = createClock();
    const shop = await createTestShop({ clock: time.clock });
    open = { shop, time, visitor: shop.visitor(), operator: await someOperator(shop) };
  });
  afterEach(() => open?.shop.close());
  return {
    get shop() {
      return here().shop;
    },
    get time() {
      return here().time;
    },
    get visitor() {
      return here().visitor;
    },
    get operator() {
      return here().operator;
    },
    /** Orders and pays. @returns the address of the order's page */
    async buy(wishes: readonly Request[], input: Record<string, string> = { start: 'now' }) {
      const { shop, visitor } = here();
      await pay(visitor, await placeOrder(visitor, wishes, input));
      await shop.workOnce();
      return `/objednavky/${(await onlyOrder(shop)).token}`;
    },
    move: (wanted: LineMove) => move(here().shop, here().operator, wanted),
    hold: (held: Held) => hold(here().shop, here().operator, held),
  };
}

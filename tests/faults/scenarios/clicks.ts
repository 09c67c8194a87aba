import assert from 'node:assert/strict';
import { fillIn, order, payAndReturn, press } from '#tests/faults/customers.ts';
import { type Scenario, sentinel } from '#tests/faults/scenario.ts';
import {
  type Request,
  fillCart,
  oneWish,
  openDetails,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';

const CLICKS = 5;
const ROUNDS = 3;
const times = <T>(count: number, action: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => action(i)));

const doubleClick: Scenario = {
  fault: 'F14',
  name: `the legal button is pressed ${CLICKS} times at once`,
  async run({ customers }) {
    for (const customer of customers(ROUNDS)) {
      const details = await fillIn(customer);
      const input = { ...someone, email: customer.email };
      const answers = await times(CLICKS, () => pressDetails(customer, details, input));
      const places = new Set(answers.map(({ location }) => location));
      assert.equal(places.size, 1, `the clicks led to ${[...places].join(', ')}`);
      await press(customer, [...places][0] ?? '');
    }
    return { tries: ROUNDS * CLICKS, sales: ROUNDS };
  },
};

const sameCart: Scenario = {
  fault: 'F14',
  name: 'two tabs order the same cart at once, and a third after the payment',
  async run({ customers }) {
    for (const customer of customers(ROUNDS)) {
      const tabs = [await fillIn(customer), await openDetails(customer)];
      const cart = customer.cookies.get('cart') ?? '';
      const [one, two] = await Promise.all(tabs.map((tab) => order(customer, tab)));
      assert.equal(one, two);
      await payAndReturn(customer, one ?? '');
      customer.cookies.set('cart', cart);
      const input = { ...someone, email: customer.email };
      const again = await pressDetails(customer, tabs[0] ?? (await openDetails(customer)), input);
      assert.match(again.location ?? '', /\/objednavky\//, 'the paid order is not shown');
    }
    return { tries: 3 * ROUNDS, sales: ROUNDS };
  },
};

const more: Request[] = [...oneWish, { packageId: 'ig-views-500', target: '@zofie.rihova' }];

const otherCart: Scenario = {
  fault: 'F14',
  name: 'three tabs order other contents of one cart at once, and every checkout is paid',
  async run({ customers, providerRows, provider }) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `cart-of-three-tabs-${round}`;
      const tabs = await Promise.all(
        [oneWish, more, [...more, ...more.slice(1)]].map(async (wishes, i) => {
          const customer = customers(1)[0];
          assert.ok(customer, `no customer ${i}`);
          fillCart(customer, wishes, id);
          return { customer, details: await openDetails(customer) };
        }),
      );
      await Promise.all(
        tabs.map(({ customer, details }) =>
          pressDetails(customer, details, { ...someone, email: customer.email }),
        ),
      );
      const sessions = await providerRows(
        'select id from test_checkout.session where status = $1',
        ['open'],
      );
      assert.ok(sessions.length <= 1, `${sessions.length} checkouts can be paid`);
      for (const { id: session } of sessions) {
        const hosted = `${provider.origin}/test-checkout/pay/${String(session)}`;
        await fetch(hosted, {
          method: 'POST',
          body: new URLSearchParams({ action: 'pay' }),
          redirect: 'manual',
        });
      }
    }
    return { tries: 3 * ROUNDS };
  },
};

export const clicks: readonly Scenario[] = [sentinel(doubleClick), sameCart, otherCart];

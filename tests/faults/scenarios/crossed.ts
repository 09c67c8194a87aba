import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, order, payAndReturn, press } from '#tests/faults/customers.ts';
import { cancel, pageOf } from '#tests/faults/orders.ts';
import { type Scenario, sentinel } from '#tests/faults/scenario.ts';
import { type Stage, everythingTold } from '#tests/faults/stage.ts';

const canceled: Scenario = {
  fault: 'F15',
  name: 'orders are canceled in the moment in which they are paid',
  async run(stage) {
    const people = stage.customers(8);
    for (const [i, customer] of people.entries()) {
      const hosted = await order(customer);
      const page = await pageOf(stage, hosted);
      const cancel = async () => {
        await delay(Math.max(0, i - 4) * 10);
        await customer.post(page, { intent: 'cancel' });
      };
      const pay = async () => {
        await delay(Math.max(0, 4 - i) * 10);
        await press(customer, hosted);
      };
      await Promise.all([cancel(), pay()]);
    }
    const states = await stage.books('select distinct state from orders');
    assert.ok(states.length > 0);
    return { tries: people.length };
  },
};

const canceledFirst: Scenario = {
  fault: 'F15',
  name: 'orders are canceled, and then somebody tries to pay; others are canceled after they were paid',
  async run(stage) {
    for (const customer of stage.customers(3)) {
      const hosted = await order(customer);
      assert.equal((await cancel(stage, customer, hosted)).status, 303);
      await press(customer, hosted);
    }
    for (const customer of stage.customers(2)) {
      const hosted = await order(customer);
      await payAndReturn(customer, hosted);
      assert.equal((await cancel(stage, customer, hosted)).status, 303);
    }
    return { tries: 5, sales: 2, refunds: 2 };
  },
};

const expiring: Scenario = {
  fault: 'F15',
  name: 'orders are paid in the moment in which their checkout ends',
  async run(stage) {
    const people = stage.customers(6);
    for (const customer of people) {
      const hosted = await order(customer);
      await stage.providerRows(
        `update test_checkout.session set expires_at = now() + interval '100 ms' where id = $1`,
        [hosted.split('/').at(-1)],
      );
      await delay(60 + Math.random() * 80);
      await press(customer, hosted);
    }
    return { tries: people.length };
  },
};

/** Another checkout for an order, made by us; `change` gives the differences. */
async function otherCheckout(
  { provider, providerRows }: Stage,
  hostedUrl: string,
  change: (form: [string, string][]) => [string, string][],
): Promise<string> {
  const [row] = await providerRows('select fields from test_checkout.session where id = $1', [
    hostedUrl.split('/').at(-1),
  ]);
  const response = await fetch(`${provider.origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${provider.env['STRIPE_SECRET_KEY']}` },
    body: new URLSearchParams(change(flatten(row?.['fields'], ''))),
  });
  const { url } = (await response.json()) as { url?: string };
  assert.ok(url, `no other checkout: ${response.status}`);
  return url;
}

/** `{ a: { b: 'c' } }` as `a[b]=c`. */
function flatten(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, name === '' ? key : `${name}[${key}]`),
  );
}

const paidTwice: Scenario = {
  fault: 'F15',
  name: 'an order is paid twice, on two checkouts',
  async run(stage) {
    const people = stage.customers(2);
    for (const customer of people) {
      const hosted = await order(customer);
      const second = await otherCheckout(stage, hosted, (form) => form);
      await payAndReturn(customer, hosted);
      await press(customer, second);
    }
    return { tries: 2, sales: 2, refunds: 2, anomalies: ['paid-twice', 'paid-twice'] };
  },
};

const wrongAmount: Scenario = {
  fault: 'F15',
  name: 'less is paid than the order costs, and then the whole',
  async run(stage) {
    const people = stage.customers(2);
    for (const customer of people) {
      const hosted = await order(customer);
      const cheap = await otherCheckout(stage, hosted, (form) =>
        form.map(([name, value]) => [name, name.endsWith('[unit_amount]') ? '100' : value]),
      );
      await press(customer, cheap);
      // If the full payment were known first, this would count as a second payment.
      await everythingTold(stage);
      await payAndReturn(customer, hosted);
    }
    await buy(stage.customer());
    return { tries: 2, sales: 3, anomalies: ['wrong-amount', 'wrong-amount'] };
  },
};

export const crossed: readonly Scenario[] = [
  sentinel(canceled),
  canceledFirst,
  expiring,
  paidTwice,
  wrongAmount,
];

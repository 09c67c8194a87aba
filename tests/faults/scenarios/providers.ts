import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { type Customer, buyAndLeave, fillIn, order, press } from '#tests/faults/customers.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { passHours } from '#tests/faults/stage.ts';
import { startStopwatch } from '#tests/faults/stopwatch.ts';
import { pressDetails, someone } from '#tests/stage/ordering.ts';
import type { Page } from '#tests/stage/visitor.ts';

/** Whoever waits for the provider is answered within this time. */
const PATIENCE_MS = 11_000;

async function orderInVain(customer: Customer): Promise<Page> {
  const details = await fillIn(customer);
  const took = startStopwatch();
  const refused = await pressDetails(customer, details, { ...someone, email: customer.email });
  const tookMs = took();
  assert.equal(refused.status, 200);
  assert.match(refused.text, /Platební brána teď není dostupná/);
  assert.ok(tookMs < PATIENCE_MS, `the customer waited for ${Math.round(tookMs)} ms`);
  return refused;
}

function failing(fault: 'hang' | '500' | '429' | 'drop', name: string): Scenario {
  return {
    fault: 'F11',
    name: `the provider ${name}; the customers press again`,
    async run({ provider, customers, books }) {
      const people = customers(2);
      await provider.control({ api: { fault } });
      const refused = await Promise.all(people.map(orderInVain));
      const orders = await books('select id from orders where state = $1 order by id', ['pending']);
      assert.equal(orders.length, people.length);
      await provider.control({ api: { fault: 'none' } });
      // A call made again a second later must be the same to the letter.
      await delay(1100);
      for (const [i, customer] of people.entries()) {
        await press(customer, await order(customer, refused[i]));
      }
      assert.deepEqual(await books('select id from orders order by id'), orders);
      return { tries: people.length, sales: people.length };
    },
  };
}

const unheard: Scenario = {
  fault: 'F11',
  name: 'the provider hangs when it is asked whether an order is paid, no notification comes',
  async run(stage) {
    const { provider, customers, passTime } = stage;
    const people = customers(2);
    await provider.control({ hold: true });
    await Promise.all(people.map(buyAndLeave));
    await provider.control({ api: { fault: 'hang' } });
    await passTime();
    await delay(PATIENCE_MS);
    await provider.control({ api: { fault: 'none' } });
    await passHours(stage, 3);
    return { tries: people.length, sales: people.length, held: true };
  },
};

export const providers: readonly Scenario[] = [
  failing('hang', 'hangs'),
  failing('500', 'answers 500'),
  failing('429', 'answers 429'),
  failing('drop', 'makes the session and drops the connection'),
  unheard,
];

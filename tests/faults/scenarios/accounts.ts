import assert from 'node:assert/strict';
import {
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { judgeAnswers } from '#tests/faults/answers.ts';
import { fillIn, order, payAndReturn, press } from '#tests/faults/customers.ts';
import { cancel } from '#tests/faults/orders.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const SOON_MS = 60_000;

const refused: Scenario = {
  fault: 'F11',
  name: 'the provider refuses the shop’s key, and takes it again later; the customers press again',
  async run(stage) {
    const { provider, answers, books } = stage;
    const people = stage.customers(3);
    const forms = await Promise.all(people.map(fillIn));
    const waiting = stage.customer();
    const hosted = await order(waiting);
    await provider.control({ hold: true, api: { fault: '401' } });
    // Paid, but without a notification and without a way to ask: the order must not be given up for that.
    await press(waiting, hosted);
    const refusals = await Promise.all(
      people.map((customer, i) =>
        pressDetails(customer, forms[i] ?? noForm(), { ...someone, email: customer.email }),
      ),
    );
    assert.deepEqual(new Set(refusals.map(({ status }) => status)), new Set([200]));
    await stage.passTime();
    const isStated = () => /Told to fail|Invalid API Key|\b401\b/.test(stage.log());
    const problems: string[] = [];
    await until('the log says why the provider refuses', SOON_MS, isStated).catch((error: Error) =>
      problems.push(error.message),
    );
    await provider.control({ hold: false, api: { fault: 'none' } });
    for (const [i, customer] of people.entries()) {
      const page = await openDetails(customer);
      const answer = await pressDetails(customer, page, { ...someone, email: customer.email });
      assert.equal(answer.status, 303, `order ${i} is not taken again: ${answer.status}`);
      await payAndReturn(customer, answer.location ?? '');
    }
    await stage.passTime();
    assert.equal((await books('select id from orders')).length, 4, 'orders were doubled');
    return { tries: 3, sales: 4, problems: [...problems, ...judgeAnswers(answers)] };
  },
};

function noForm(): never {
  throw new Error('There is no form.');
}

/** What another account of the provider knows: nothing of what was before. */
async function changeAccount({ providerRows }: Stage): Promise<void> {
  await providerRows('delete from test_checkout.session');
  await providerRows('delete from test_checkout.idempotency_key');
}

const DAYS = 3;

const unknown: Scenario = {
  fault: 'F11',
  name: 'the provider knows none of the open checkouts: one order is canceled, one changed, one left alone',
  async run(stage) {
    const { books } = stage;
    const [canceler, changer, leaver] = stage.customers(3);
    assert.ok(canceler && changer && leaver);
    const hosted = await order(canceler);
    const { id } = cartOf(canceler);
    await Promise.all([order(changer), order(leaver)]);
    await changeAccount(stage);
    const problems: string[] = [];
    const { status } = await cancel(stage, canceler, hosted);
    if (status !== 303)
      problems.push(`an order of an unknown checkout cannot be canceled: ${status}`);
    fillCart(canceler, oneWish, id);
    fillCart(changer, [...oneWish, ...oneWish], cartOf(changer).id);
    for (const [customer, what] of [
      [canceler, 'anew'],
      [changer, 'changed'],
    ] as const) {
      const input = { ...someone, email: customer.email };
      const answer = await pressDetails(customer, await openDetails(customer), input);
      if (answer.status === 303) await payAndReturn(customer, answer.location ?? '');
      else problems.push(`a cart cannot be ordered ${what}: ${answer.status}`);
    }
    const past = `- interval '${DAYS} days'`;
    await books(
      `with left_alone as (
        update orders set created_at = created_at ${past} where email = $1 returning id
      )
      update checkouts set expires_at = expires_at ${past} from left_alone where order_id = id`,
      [leaver.email],
    );
    await stage.passTime();
    const left = async () =>
      (await books('select state from orders where email = $1', [leaver.email]))[0]?.['state'];
    await until(
      'the order left alone has expired',
      SOON_MS,
      async () => (await left()) === 'expired',
    ).catch((error: Error) => problems.push(error.message));
    return { tries: 3, sales: 2, problems };
  },
};

export const accounts: readonly Scenario[] = [refused, unknown];

import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, buyAndLeave, order, payAndReturn } from '#tests/faults/customers.ts';
import { type MailBehaviour, REFUSED_MAILBOX } from '#tests/faults/mail-server.ts';
import { cancel } from '#tests/faults/orders.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { passHours } from '#tests/faults/stage.ts';

function inTrouble(behaviour: MailBehaviour, name: string): Scenario {
  return {
    fault: 'F16',
    name: `the mail server ${name} for hours; three orders are paid meanwhile`,
    async run(stage) {
      const { mail, customers, books } = stage;
      await mail.behave(behaviour);
      await Promise.all(customers(3).map(buy));
      await passHours(stage, 4);
      assert.equal(mail.accepted.length, 0);
      assert.equal((await books('select id from orders where state = $1', ['paid'])).length, 3);
      await mail.behave('well');
      await passHours(stage, 3);
      return { tries: 6, sales: 3 };
    },
  };
}

const refusing: Scenario = {
  fault: 'F16',
  name: 'the mail server refuses one customer’s mailbox for good (5xx)',
  async run(stage) {
    const { mail, customer } = stage;
    await mail.behave('refuses');
    const refused = Object.assign(customer(), { email: REFUSED_MAILBOX });
    await Promise.all([refused, customer()].map(buy));
    await passHours(stage, 3);
    return { tries: 1, sales: 2, refusals: 1 };
  },
};

const dripping: Scenario = {
  fault: 'F16',
  name: 'the mail server answers drop by drop and never to the end',
  async run(stage) {
    const { mail, customers, books } = stage;
    await mail.behave('drips');
    await Promise.all(customers(2).map(buyAndLeave));
    const failed = `select from graphile_worker.jobs where last_error is not null`;
    for (let i = 0; i < 45 && (await books(failed)).length === 0; i += 1) await delay(1000);
    assert.ok((await books(failed)).length > 0, 'the e-mails were not given up in time');
    await mail.behave('well');
    await passHours(stage, 2);
    return { tries: 4, sales: 2 };
  },
};

const PAID = 20;
const CANCELED = 5;
/** Orders without notifications: the checks must find the payments. */
const UNTOLD = 5;
/** What is due and is no e-mail begins within this time, however many e-mails wait. */
const PROMPT_MS = 10_000;

const silent: Scenario = {
  fault: 'F16',
  name: 'the mail server takes connections and says nothing; refunds and looks at payments go on',
  async run(stage) {
    const { mail, provider, books } = stage;
    await mail.behave('says nothing');
    const people = stage.customers(PAID);
    const hosted = await Promise.all(people.map((customer) => order(customer)));
    await Promise.all(people.map((customer, i) => payAndReturn(customer, hosted[i] ?? '')));
    await provider.control({ hold: true });
    await Promise.all(stage.customers(UNTOLD).map(buyAndLeave));
    for (const [i, customer] of people.slice(0, CANCELED).entries()) {
      assert.equal((await cancel(stage, customer, hosted[i] ?? '')).status, 303);
    }
    // A minute passes for the looks alone: e-mails have their own growing pauses.
    await books(`update graphile_worker._private_jobs set run_at = now() where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'check-payment')`);
    const began = performance.now();
    const problems: string[] = [];
    const refunded = async () => (await provider.state()).refunds === CANCELED;
    const unpaid = 'select id from orders where paid_at is null';
    const found = async () => (await books(unpaid)).length === 0;
    const wait = async (what: string, isTrue: () => Promise<boolean>) =>
      until(what, PROMPT_MS, isTrue).catch((error: Error) => problems.push(error.message));
    await Promise.all([wait('money is back', refunded), wait('payments are found', found)]);
    const tookMs = Math.round(performance.now() - began);
    assert.equal(mail.accepted.length, 0);
    await mail.behave('well');
    await provider.control({ hold: false });
    await passHours(stage, 5);
    return {
      tries: PAID + UNTOLD,
      sales: PAID + UNTOLD,
      refunds: CANCELED,
      problems,
      measured: `refunds and looks were done after ${tookMs} ms`,
    };
  },
};

export const mail: readonly Scenario[] = [
  silent,
  dripping,
  inTrouble('away', 'is away'),
  inTrouble('defers', 'says “later” (4xx)'),
  refusing,
];

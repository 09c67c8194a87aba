import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, buyAndLeave } from '#tests/faults/customers.ts';
import { type MailBehaviour, REFUSED_MAILBOX } from '#tests/faults/mail-server.ts';
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
    assert.ok((await books(failed)).length > 0, 'the letters were not given up in time');
    await mail.behave('well');
    await passHours(stage, 2);
    return { tries: 4, sales: 2 };
  },
};

export const mail: readonly Scenario[] = [
  dripping,
  inTrouble('away', 'is away'),
  inTrouble('defers', 'says “later” (4xx)'),
  refusing,
];

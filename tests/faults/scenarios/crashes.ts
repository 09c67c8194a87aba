import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { type Customer, buy, buyAndLeave } from '#tests/faults/customers.ts';
import { type Awaited, type Moment, afterwards, inTheMiddle } from '#tests/faults/moments.ts';
import { type Scenario, sentinel } from '#tests/faults/scenario.ts';
import { type Stage, tellAgain } from '#tests/faults/stage.ts';

/** The power fails again in each round. */
const ROUNDS = 2;
const JOBS = 'graphile_worker._private_jobs';

/** Kills the shop when the moment comes, twice; three customers buy each time. */
function killed(
  fault: string,
  name: string,
  wait: (stage: Stage) => Promise<Awaited>,
  shopping: (customer: Customer) => Promise<unknown> = buy,
): Scenario {
  return {
    fault,
    name: `kill -9 ${name}`,
    async run(stage) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const moment = await wait(stage);
        const buying = Promise.all(stage.customers(3).map(shopping));
        await moment.come();
        await stage.strike();
        await moment.end();
        await buying;
      }
      await stage.shops[0].ready();
      await tellAgain(stage);
      return { tries: ROUNDS, sales: 3 * ROUNDS, mayRepeatEmails: true };
    },
  };
}

const after = (moment: Moment) => (stage: Stage) => afterwards(stage.databaseUrl, moment);
const during = (moment: Moment) => (stage: Stage) => inTheMiddle(stage.databaseUrl, moment);

/** The mail server has the e-mail, and the shop does not know it yet. */
async function whileEmailIsTaken({ mail }: Stage): Promise<Awaited> {
  const taken = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  mail.onNextEmail(() => {
    taken.resolve();
    return told.promise;
  });
  return { come: () => taken.promise, end: async () => told.resolve() };
}

/** No notification comes, so the check of the order settles it, and the shop is killed during the check. */
const inThePoller: Scenario = {
  fault: 'F5',
  name: 'kill -9 in the middle of a look at the provider, no notification at all',
  async run(stage) {
    await stage.provider.control({ hold: true });
    await Promise.all(stage.customers(3).map(buyAndLeave));
    for (let round = 0; round < ROUNDS; round += 1) {
      const moment = await inTheMiddle(stage.databaseUrl, ['series', 'update']);
      await stage.passTime();
      await moment.come();
      await stage.strike();
      await moment.end();
      await stage.shops[0].ready();
    }
    await stage.passTime();
    return { tries: ROUNDS, sales: 3, mayRepeatEmails: true, held: true };
  },
};

const atRandom: Scenario = {
  fault: 'F1–F9',
  name: 'kill -9 at any moment, again and again, while eight customers buy',
  async run(stage) {
    const kills = 5;
    const buying = Promise.all(
      stage.customers(8).map((customer, i) => (i % 2 ? buy(customer) : buyAndLeave(customer))),
    );
    for (let i = 0; i < kills; i += 1) {
      await stage.shops[0].ready();
      await delay(50 + Math.random() * 500);
      await stage.strike();
    }
    await buying;
    const states = await stage.books('select distinct state from orders');
    assert.ok(states.length > 0);
    return { tries: kills, sales: 8, mayRepeatEmails: true };
  },
};

/**
 * Where the lost notification is the fault, the customer does not come back to the success page, which
 * would ask as well.
 */
export const crashes: readonly Scenario[] = [
  killed('F1', 'when the order is stored', after(['orders', 'insert'])),
  killed('F2', 'when the provider has made the session', (stage) =>
    afterwards(stage.providerDatabaseUrl, ['test_checkout.session', 'insert']),
  ),
  killed('F3', 'when the session is stored', after(['checkouts', 'update of checkout_id'])),
  killed(
    'F4',
    'when a notification has come in',
    during(['payment_events', 'insert']),
    buyAndLeave,
  ),
  sentinel(
    killed(
      'F5',
      'in the middle of the settling transaction',
      during(['series', 'update']),
      buyAndLeave,
    ),
  ),
  inThePoller,
  killed(
    'F6',
    'when the settlement is committed',
    after(['payment_events', 'insert']),
    buyAndLeave,
  ),
  killed('F7', 'when a job is claimed', after([JOBS, 'update of locked_by'])),
  sentinel(killed('F8', 'when the mail server has the e-mail', whileEmailIsTaken)),
  killed('F9', 'when the e-mail is noted as sent', after(['letters', 'update of sent_at'])),
  atRandom,
];

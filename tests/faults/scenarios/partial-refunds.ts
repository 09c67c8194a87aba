import { buy } from '#tests/faults/customers.ts';
import { type Moment, afterwards, inTheMiddle } from '#tests/faults/moments.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const ROUNDS = 2;
const PART = 1_000;

/** Decides to refund a part of every order, as the operator's flow stores it. */
async function giveParts({ books }: Stage): Promise<void> {
  await books(
    `with enqueued as (
      insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, reason, actor, person,
        state, created_at)
      select gen_random_uuid(), id, payment_id, payment_id, 'part', $1, 'Méně', 'operator', 'Jana',
        'owed', now()
      from orders where paid_at is not null returning order_id)
    select graphile_worker.add_job('refund-order', json_build_object('orderId', order_id),
      job_key := 'refund-' || order_id, max_attempts := 40) from enqueued`,
    [PART],
  );
}

/** Kills the shop at this moment of a refund, in two rounds, each with a part of two orders. */
function killed(
  name: string,
  wait: (stage: Stage, moment: Moment) => ReturnType<typeof afterwards>,
  moment: Moment,
): Scenario {
  return {
    fault: 'F9',
    name: `kill -9 ${name}`,
    async run(stage) {
      await Promise.all(stage.customers(2).map(buy));
      for (let round = 0; round < ROUNDS; round += 1) {
        const waiting = await wait(stage, moment);
        await giveParts(stage);
        await waiting.come();
        await stage.strike();
        await waiting.end();
        await stage.shops[0].ready();
        await stage.passTime();
      }
      return { tries: ROUNDS, sales: 2, refunds: 2, mayRepeatEmails: true };
    },
  };
}

export const partialRefunds: readonly Scenario[] = [
  killed(
    'when the provider has given a part of a payment back',
    (stage, moment) => afterwards(stage.providerDatabaseUrl, moment),
    ['test_checkout.refund', 'insert'],
  ),
  killed(
    'in the middle of noting that a part went back',
    (stage, moment) => inTheMiddle(stage.databaseUrl, moment),
    ['invoices', 'insert'],
  ),
];

import { buy } from '#tests/faults/customers.ts';
import { afterwards } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';
import { openReceiver } from '#tests/stage/webhook-receiver.ts';

const EVENTS = 12;
const DONE_MS = 60_000;
const SECRET = `whsec_${Buffer.from('a secret of a fault').toString('base64')}`;

/** A receiver that was told of events, all of which are owed once more by one transaction, as the flow does it. */
async function beginReplay({ books }: Stage, url: string): Promise<void> {
  await books(
    `with receiver as (
      insert into webhook_receivers (id, name, url, events, secret, secret_form, secret_at, created_at)
      values (gen_random_uuid(), 'Books', '${url}', '{order.paid}', '${SECRET}', gen_random_uuid(), now(), now())
      returning id),
    told as (
      insert into webhook_events (id, type, data, created_at)
      select gen_random_uuid(), 'test', '{"message": "again"}', now() - n * interval '1 minute'
      from generate_series(1, ${EVENTS}) n returning id)
    insert into webhook_deliveries (receiver_id, event_id, replay, state, created_at, due_at)
    select receiver.id, told.id, gen_random_uuid(), 'waiting', now(), now() from receiver, told`,
  );
}

export const webhooks: readonly Scenario[] = [
  {
    fault: 'F9',
    name: 'kill -9 in the middle of a replay of webhooks',
    async run(stage) {
      const { books } = stage;
      await Promise.all(stage.customers(2).map(buy));
      const receiver = await openReceiver();
      stage.atEnd(() => receiver.close());
      receiver.secret = SECRET;
      const waiting = await afterwards(stage.databaseUrl, ['webhook_deliveries', 'update']);
      await beginReplay(stage, receiver.url);
      await waiting.come();
      await stage.strike();
      await waiting.end();
      await stage.shops[0].ready();
      // What the dead program had taken on is waited for half a minute; it passes at once.
      await books(
        'update webhook_deliveries set claimed_until = now() where claimed_until > now()',
      );
      const open = () => books(`select from webhook_deliveries where state = 'waiting'`);
      await until('the replay is done', DONE_MS, async () => (await open()).length === 0);
      const events = await books('select id from webhook_events');
      const lost = events.filter(({ id }) => !receiver.done.has(String(id)));
      const strange = receiver.done.size - (events.length - lost.length) + receiver.forged;
      const problems = [
        ...lost.map(({ id }) => `an event of a replay was never told: ${String(id)}`),
        ...(strange > 0 ? [`${strange} calls that nobody owed`] : []),
      ];
      return { tries: 1, sales: 2, problems, mayRepeatEmails: true };
    },
  },
];

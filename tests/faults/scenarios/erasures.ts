import { buy } from '#tests/faults/customers.ts';
import { type Moment, inTheMiddle } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const DONE_MS = 60_000;
const ADDRESS = 'visitor@example.com';

/** Somebody who only wrote to the shop is to be erased, as the flow stores it. */
async function beginErasure({ books }: Stage): Promise<void> {
  await books(
    `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
     values (gen_random_uuid(), 'contact', 'cs', 'Jana', $1, '', '', 'instagram', 'Dotaz', now(), now(), now())`,
    [ADDRESS],
  );
  await books(
    `with begun as (
      insert into erasures (id, address_hash, address, state, operator_id, asked_at)
      values (gen_random_uuid(), 'x', $1, 'running', gen_random_uuid(), now()) returning id)
    select graphile_worker.add_job('erase-person', json_build_object('erasureId', id),
      job_key := 'erasure-' || id, max_attempts := 40) from begun`,
    [ADDRESS],
  );
}

/** Kills the shop at this moment of an erasure, which is then carried to its end, and logged once. */
function killed(name: string, moment: Moment): Scenario {
  return {
    fault: 'F9',
    name: `kill -9 ${name}`,
    async run(stage) {
      const { books } = stage;
      await Promise.all(stage.customers(2).map(buy));
      const waiting = await inTheMiddle(stage.databaseUrl, moment);
      await beginErasure(stage);
      await waiting.come();
      await stage.strike();
      await waiting.end();
      await stage.shops[0].ready();
      await stage.passTime();
      const open = () => books(`select from erasures where state <> 'done' or address is not null`);
      await until('the person is erased', DONE_MS, async () => (await open()).length === 0);
      const left = await books('select from messages where email = $1', [ADDRESS]);
      const logged = await books(`select from audit_entries where action = 'person-erased'`);
      const problems = [
        ...(left.length > 0 ? ['the message of an erased person is still there'] : []),
        ...(logged.length === 1 ? [] : [`an erasure is logged ${logged.length} times`]),
      ];
      return { tries: 1, sales: 2, problems, mayRepeatEmails: true };
    },
  };
}

export const erasures: readonly Scenario[] = [
  killed('in the middle of an erasure', ['messages', 'delete']),
];

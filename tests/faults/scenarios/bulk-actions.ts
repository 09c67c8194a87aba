import { stampOfValues } from '#flows/offering/stamp-of-values.ts';
import { buy } from '#tests/faults/customers.ts';
import { type Moment, afterwards, inTheMiddle } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const ORDERS = 4;
const DONE_MS = 60_000;
/** What a dry run shows of an order that gets a note: that it does, and that nothing else happens. */
const NOTED = stampOfValues([{ ok: true, positions: [], moves: [], emails: [] }, []]);

/** An operator confirms a note on every order, as the flow stores it. */
async function beginBulkAction({ books }: Stage): Promise<void> {
  await books(
    `with begun as (
      insert into bulk_actions (id, operator_id, person, act, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 'Jana', '{"kind":"note","text":"Zavolat"}', now())
      returning id),
    chosen as (
      insert into bulk_action_rows (bulk_action_id, position, order_id, shown)
      select begun.id, row_number() over (order by number) - 1, orders.id, '${NOTED}' from begun, orders
      returning bulk_action_id)
    select graphile_worker.add_job('run-bulk-action', json_build_object('bulkActionId', id),
      job_key := 'bulk-' || id, max_attempts := 40) from begun`,
  );
}

/** Kills the shop at this moment of a bulk action; what is left of it is taken up, and nothing is done twice. */
function killed(
  name: string,
  wait: (stage: Stage, moment: Moment) => ReturnType<typeof afterwards>,
  moment: Moment,
): Scenario {
  return {
    fault: 'F9',
    name: `kill -9 ${name}`,
    async run(stage) {
      const { books } = stage;
      await Promise.all(stage.customers(ORDERS).map(buy));
      const waiting = await wait(stage, moment);
      await beginBulkAction(stage);
      await waiting.come();
      await stage.strike();
      await waiting.end();
      await stage.shops[0].ready();
      await stage.passTime();
      const open = () => books('select from bulk_action_rows where outcome is null');
      await until('the batch is done', DONE_MS, async () => (await open()).length === 0);
      return { tries: 1, sales: ORDERS, problems: await notDoneOnce(stage), mayRepeatEmails: true };
    },
  };
}

/** Orders that the bulk action did not change once, or that its log says otherwise of. */
async function notDoneOnce({ books }: Stage): Promise<string[]> {
  const found = await books(
    `select number, outcome,
      (select count(*)::integer from order_events where order_id = orders.id and kind = 'note') as notes,
      (select count(*)::integer from audit_entries where subject = orders.id::text) as logged
    from orders join bulk_action_rows on order_id = orders.id`,
  );
  const wrong = found.filter(
    ({ outcome, notes, logged }) => outcome !== 'done' || notes !== 1 || logged !== 1,
  );
  return wrong.map((row) => `an order of a batch is not done once: ${JSON.stringify(row)}`);
}

export const bulkActions: readonly Scenario[] = [
  killed(
    'in the middle of an order of a bulk action',
    (stage, moment) => inTheMiddle(stage.databaseUrl, moment),
    ['audit_entries', 'insert'],
  ),
  killed(
    'when an order of a bulk action is done, before the next one',
    (stage, moment) => afterwards(stage.databaseUrl, moment),
    ['audit_entries', 'insert'],
  ),
];

import { buy } from '#tests/faults/customers.ts';
import { inTheMiddle } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const ORDERS = 2;
const KEYWORDS = ['dosah příspěvků', 'první odběratelé', 'lajky a prodej'];
const DONE_MS = 90_000;

/** An operator wants an article of each keyword, as the flow stores it. */
async function beginGenerator({ books }: Stage): Promise<void> {
  await books(
    `with begun as (
      insert into generator_batches (id, kind, state, operator_id, person, created_at)
      values (gen_random_uuid(), 'articles', 'running', gen_random_uuid(), 'Jana', now())
      returning id),
    wanted as (
      insert into generator_items (batch_id, position, subject, language)
      select begun.id, given.position - 1, given.keyword, 'cs'
      from begun, unnest($1::text[]) with ordinality as given(keyword, position)
      returning batch_id)
    select graphile_worker.add_job('run-generator-batch',
      json_build_object('batchId', id, 'job', gen_random_uuid()),
      job_key := 'generator-' || id, max_attempts := 40) from begun`,
    [KEYWORDS],
  );
}

/** Items that were not made once, or of which an article or its note in the ledger is missing. */
async function notMadeOnce({ books }: Stage): Promise<string[]> {
  const found = await books(
    `select item.position, item.state, item.result_id,
      (select count(*)::integer from articles where id = item.result_id) as articles,
      (select count(*)::integer from written_texts where article_id = item.result_id) as noted,
      (select count(*)::integer from articles where origin = 'generated') as all_articles
    from generator_items item`,
  );
  const wrong = found.filter(
    ({ state, articles, noted, all_articles: all }) =>
      state !== 'success' || articles !== 1 || noted !== 1 || all !== KEYWORDS.length,
  );
  return wrong.map((row) => `an article of a batch is not made once: ${JSON.stringify(row)}`);
}

export const generators: readonly Scenario[] = [
  {
    fault: 'F9',
    name: 'kill -9 in the middle of an article of the generator',
    async run(stage) {
      const { books } = stage;
      await Promise.all(stage.customers(ORDERS).map(buy));
      const waiting = await inTheMiddle(stage.databaseUrl, ['written_texts', 'insert']);
      await beginGenerator(stage);
      await waiting.come();
      await stage.strike();
      await waiting.end();
      await stage.shops[0].ready();
      await stage.passTime();
      const open = () => books(`select from generator_items where state in ('pending', 'running')`);
      await until('the batch is done', DONE_MS, async () => (await open()).length === 0);
      return { tries: 1, sales: ORDERS, problems: await notMadeOnce(stage), mayRepeatEmails: true };
    },
  },
];

import { buy } from '#tests/faults/customers.ts';
import { type Moment, afterwards, inTheMiddle } from '#tests/faults/moments.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

/** More than two transactions of an import take. */
const REVIEWS = 1200;
/** Milliseconds within which it goes on, as docs/reliability.md promises, and is carried to its end. */
const DONE_MS = 30_000 + 10_000;

/** An operator confirms a file of reviews that was read, as the flow stores it. */
async function beginImport({ books }: Stage): Promise<void> {
  await books(
    `with begun as (
      insert into review_imports (id, source, exported_on, file, operator_id, person, state, is_published, rows,
        created_at)
      values (gen_random_uuid(), 'Heureka', '2026-01-01', 'reviews.csv', gen_random_uuid(), 'Jana', 'running', true,
        ${REVIEWS}, now())
      returning id),
    read as (
      insert into review_import_rows (import_id, row, name, text, rating, service, language, written_on, content_hash)
      select id, n + 1, 'Jana ' || n, 'Přišlo to včas, číslo ' || n || '.', 5, 'Instagram', 'cs', '2025-11-01',
        'hash of ' || n
      from begun, generate_series(1, ${REVIEWS}) n returning import_id)
    select graphile_worker.add_job('import-reviews', json_build_object('importId', id),
      job_key := 'import-' || id, max_attempts := 40) from begun`,
  );
}

/** Kills the shop at this moment of an import, which is then carried to its end: each row is one review. */
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
      await Promise.all(stage.customers(2).map(buy));
      const waiting = await wait(stage, moment);
      await beginImport(stage);
      await waiting.come();
      // Nobody frees its job but the program that is started again.
      await stage.shops[0].kill();
      await waiting.end();
      await stage.shops[0].ready();
      const open = () => books(`select from review_imports where state <> 'done'`);
      await until('the import is done', DONE_MS, async () => (await open()).length === 0);
      return { tries: 1, sales: 2, problems: await notTakenOnce(stage), mayRepeatEmails: true };
    },
  };
}

/** What an import lacks of its reviews, has twice, or counts otherwise than they are. */
async function notTakenOnce({ books }: Stage): Promise<string[]> {
  const [found = {}] = await books(
    `select stored, doubles,
      (select count(*)::integer from reviews where origin = 'imported') as reviews,
      (select count(distinct name)::integer from reviews where origin = 'imported') as people,
      (select count(*)::integer from review_import_rows) as left
    from review_imports`,
  );
  const wanted = { stored: REVIEWS, doubles: 0, reviews: REVIEWS, people: REVIEWS, left: 0 };
  const [seen, meant] = [JSON.stringify(found), JSON.stringify(wanted)];
  return seen === meant ? [] : [`an import has ${seen} instead of ${meant}`];
}

export const imports: readonly Scenario[] = [
  killed(
    'in the middle of an import of reviews',
    (stage, moment) => inTheMiddle(stage.databaseUrl, moment),
    ['review_imports', 'update'],
  ),
  killed(
    'when some reviews of an import are stored, before the next ones',
    (stage, moment) => afterwards(stage.databaseUrl, moment),
    ['reviews', 'insert'],
  ),
];

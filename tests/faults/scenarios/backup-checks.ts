import { readdir } from 'node:fs/promises';
import { buy } from '#tests/faults/customers.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';
import { booksOf } from '#tests/stage/keeping.ts';

const BEGUN_MS = 30_000;
const PROVED_MS = 30_000;
/** Soon enough that the restore, which lasts for a good part of a second, is met in its middle. */
const LOOK_MS = 5;
/** What a check may write, and the counts of visits, which the shop gathers before it writes them. */
const MAY_CHANGE = /^public\.(?:backup_proofs|upkeep_runs|page_counts)$|^derived\.read_/;

/** The database in which the check restores, as the server lists it. */
const NAME = `left(current_database(), 39) || '_' || left(md5(current_database()), 8) || '_backup_check'`;
const SCRATCH = `datname = ${NAME}`;

async function isScratchThere({ books }: Stage): Promise<boolean> {
  return (await books(`select from pg_database where ${SCRATCH}`)).length > 0;
}

/** Whether the one transaction of a restore is under way there. */
async function isRestoring({ books }: Stage): Promise<boolean> {
  const open = `select from pg_stat_activity where ${SCRATCH} and xact_start is not null
    and query like 'copy public.%'`;
  return (await books(open)).length > 0;
}

/** What stands in the shop's tables, once everything that customers have caused is done. */
async function shopBooks(stage: Stage): Promise<Record<string, string[]>> {
  await stage.passTime();
  const jobs = () => stage.books('select from graphile_worker.jobs');
  await until('the queue is empty', BEGUN_MS, async () => (await jobs()).length === 0);
  return booksOf(stage.databaseUrl);
}

/** The check as the clock of the night queues it. */
async function beginCheck({ books }: Stage): Promise<void> {
  await books(`select graphile_worker.add_job('check-backup', '{}', max_attempts := 40)`);
}

/** Tables of the shop that are not as they were. */
function changedTables(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const kept = [...names].filter((name) => !MAY_CHANGE.test(name));
  return kept.filter((name) => before[name]?.join('\n') !== after[name]?.join('\n'));
}

/** What the second check, and the shop meanwhile, left otherwise than they must. */
async function notProved(stage: Stage): Promise<string[]> {
  const backupChecks = await stage.books('select file, faults from backup_checks');
  const files = await readdir(stage.backups ?? '');
  return [
    ...backupChecks.flatMap(({ faults }) =>
      JSON.stringify(faults) === '[]'
        ? []
        : [`a sound backup is at fault: ${JSON.stringify(faults)}`],
    ),
    ...(backupChecks.length === 1 ? [] : [`${backupChecks.length} proofs of one night`]),
    ...(files.join() === backupChecks[0]?.['file']
      ? []
      : [`backups in the folder: ${files.join(', ')}`]),
    ...((await isScratchThere(stage)) ? ['the database of the proof is still there'] : []),
  ];
}

export const backupChecks: readonly Scenario[] = [
  {
    fault: 'F22',
    name: 'kill -9 in the middle of the restore that proves a backup',
    stage: { backups: true },
    async run(stage) {
      // A program that fails leaves it behind.
      const [named] = await stage.books(`select ${NAME} as name`);
      const scratch = new URL(`/${String(named?.['name'])}`, stage.databaseUrl).href;
      stage.atEnd(() => stage.server.drop(scratch));
      await Promise.all(stage.customers(2).map(buy));
      const before = await shopBooks(stage);
      await beginCheck(stage);
      await until('a restore is under way', BEGUN_MS, () => isRestoring(stage), LOOK_MS);
      await stage.strike();
      const problems = (await isScratchThere(stage)) ? [] : ['the proof was over before the kill'];
      await stage.shops[0].ready();
      const page = await stage.ask('/');
      if (page.status !== 200) problems.push(`the shop answers ${page.status} meanwhile`);
      await stage.passTime();
      const noted = () => stage.books('select from backup_checks');
      await until('the backup is proved', PROVED_MS, async () => (await noted()).length > 0);
      problems.push(...(await notProved(stage)));
      const changed = changedTables(before, await shopBooks(stage));
      problems.push(...changed.map((table) => `a proof has changed ${table}`));
      await buy(stage.customer());
      return { tries: 1, sales: 3, problems, mayRepeatEmails: true };
    },
  },
];

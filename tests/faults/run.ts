import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildVariant } from './build-variant.ts';
import { type DatabaseServer, startOwnServer, useServer } from './databases.ts';
import { type Result, type Scenario, play } from './scenario.ts';
import { listScenarios } from './scenarios/all.ts';
import { type Run, type Trial, printTables, sayResult, sayTrial, writeTables } from './table.ts';
import { closeAtEnd, closeEverything, isEnding } from './tidy.ts';
import { type Variant, variants } from './variants.ts';

/**
 * `npm run test:faults [-- F10 m2 "words of a name"] [--write] [--hostile-seconds 600]`: every fault, or
 * those that are named, tried on the built program.
 */
const AT_ONCE = 2;
/** What a broken program has lost in this time it has lost for good. */
const VARIANT_SETTLE_MS = 20_000;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    'hostile-seconds': { type: 'string', default: '600' },
  },
});
const scenarios = listScenarios({ hostileSeconds: Number(values['hostile-seconds']) });
const isWanted = (id: string, name = '') =>
  wanted.length === 0 || wanted.some((word) => word === id || name.includes(word));
const results: Result[] = [];
const trials: Trial[] = [];
const began = performance.now();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void leave(130));
}
// A scenario that failed leaves customers behind who are still trying; it has been counted.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  void leave(1);
});

try {
  const url = process.env['FAULTS_DATABASE_URL'];
  const server = url ? await useServer(url) : await startOwnServer();
  closeAtEnd(() => server.close());
  const broken = variants.filter(({ id }) => isWanted(id)).map((v) => () => tryVariant(v, server));
  const sound = scenarios.filter(({ fault, name }) => isWanted(fault, name));
  const tries = (isAlone: boolean) =>
    sound.filter(({ alone = false }) => alone === isAlone).map((s) => () => tryScenario(s, server));
  const queue = [...broken, ...tries(false)];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
  await work(tries(true));
  if (!isEnding())
    finish({ results, trials, database: server.version, seconds: secondsSince(began) });
} finally {
  await closeEverything();
}
process.exit();

async function leave(code: number): Promise<void> {
  process.exitCode = code;
  await closeEverything();
  process.exit(code);
}

async function work(queue: (() => Promise<void>)[]): Promise<void> {
  for (let next = queue.shift(); next && !isEnding(); next = queue.shift()) await next();
}

async function tryScenario(scenario: Scenario, server: DatabaseServer): Promise<void> {
  const result = await play(scenario, { server });
  results.push(result);
  sayResult(result);
}

/** Plays the scenario that must catch the broken program. */
async function tryVariant(variant: Variant, server: DatabaseServer): Promise<void> {
  const scenario = scenarios.find(({ name }) => name.includes(variant.caughtBy));
  if (!scenario) throw new Error(`No scenario is called “${variant.caughtBy}”.`);
  const trial: Trial = { variant, scenario, shown: undefined, problems: [], seconds: 0, log: '' };
  try {
    const copy = await buildVariant(variant);
    const given = { server, program: copy.folder, settleMs: VARIANT_SETTLE_MS };
    const { problems, seconds, log, lacking } = await play(scenario, given);
    await copy.remove();
    const shown = problems.find((problem) => variant.shows.test(problem));
    Object.assign(trial, { shown, problems, seconds, log, lacking });
  } catch (error) {
    trial.problems.push(String(error));
  }
  trials.push(trial);
  sayTrial(trial);
}

function finish(run: Run): void {
  printTables(run);
  if (values.write) writeTables(run);
  const checks = [
    ...results.filter(isTried).map(({ problems }) => problems.length === 0),
    ...trials.filter(isTried).map(({ shown }) => shown !== undefined),
  ];
  const passed = checks.filter(Boolean).length;
  const counts = { passed, failed: checks.length - passed };
  writeFileSync(new URL('../../build/fault-counts.json', import.meta.url), JSON.stringify(counts));
  process.exitCode = counts.failed > 0 || passed === 0 ? 1 : 0;
}

function isTried({ lacking }: Pick<Result, 'lacking'>): boolean {
  return lacking === undefined;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildVariant } from './build-variant.ts';
import { countChecks } from './counts.ts';
import { type DatabaseServer, startOwnServer, useServer } from './databases.ts';
import { type Result, type Scenario, play } from './scenario.ts';
import { listScenarios } from './scenarios/all.ts';
import { type Run, type Trial, printTables, sayResult, sayTrial, writeTables } from './table.ts';
import { closeAtEnd, closeEverything, isEnding } from './tidy.ts';
import type { Variant } from './variant.ts';
import { variants } from './variants.ts';

/**
 * `npm run test:faults [-- F10 m2 "words of a name"] [--write] [--hostile-seconds 600] [--sentinels]`: every
 * fault, or those that are named, tried once on the built program; `--sentinels` tries those that lose money and
 * no broken programs, for which `npm test` has time.
 */
/** Most of them wait most of the time, for what they have broken to be mended. */
const AT_ONCE = 2 * Math.max(2, availableParallelism());
/** What a broken program has lost in this time it has lost for good. */
const VARIANT_SETTLE_MS = 20_000;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    'hostile-seconds': { type: 'string', default: '600' },
    sentinels: { type: 'boolean', default: false },
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
  const wantedVariants = values.sentinels ? [] : variants.filter(({ id }) => isWanted(id));
  const broken = wantedVariants.map((v) => () => tryVariant(v, server));
  const isLeftOut = ({ isSentinel = false }: Scenario) => values.sentinels && !isSentinel;
  const sound = scenarios.filter((s) => isWanted(s.fault, s.name) && !isLeftOut(s));
  const tries = (isHeavy: boolean) =>
    sound.filter(({ heavy = false }) => heavy === isHeavy).map((s) => () => tryScenario(s, server));
  const queue = alternating(tries(false), broken);
  const heavy = work(tries(true));
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    if (lane < AT_ONCE / 2) await heavy;
    await work(queue);
  });
  await Promise.all(lanes);
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

/** One of each in turn: what is built keeps the machine busy while what is played waits. */
function alternating<T>(some: readonly T[], others: readonly T[]): T[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, i) => [
    ...some.slice(i, i + 1),
    ...others.slice(i, i + 1),
  ]).flat();
}

async function work(queue: (() => Promise<void>)[]): Promise<void> {
  for (let next = queue.shift(); next && !isEnding(); next = queue.shift()) await next();
}

async function tryScenario(scenario: Scenario, server: DatabaseServer): Promise<void> {
  const result = await play(scenario, { server });
  results.push(result);
  sayResult(result);
}

async function tryVariant(variant: Variant, server: DatabaseServer): Promise<void> {
  const trial = await playVariant(variant, server);
  trials.push(trial);
  sayTrial(trial);
}

/** Plays the scenario that must catch the broken program. */
async function playVariant(variant: Variant, server: DatabaseServer): Promise<Trial> {
  const scenario = scenarios.find(({ name }) => name.includes(variant.caughtBy));
  if (!scenario) throw new Error(`No scenario is called “${variant.caughtBy}”.`);
  const trial: Trial = { variant, scenario, shown: undefined, problems: [], seconds: 0, log: '' };
  try {
    const copy = await buildVariant(variant);
    const given = { server, program: copy.folder, settleMs: VARIANT_SETTLE_MS };
    const { problems, seconds, log, lacking } = await play(scenario, given);
    await copy.remove();
    const shown = problems.find((problem) => variant.shows.test(problem));
    return { ...trial, shown, problems, seconds, log, lacking };
  } catch (error) {
    return { ...trial, problems: [String(error)] };
  }
}

function finish(run: Run): void {
  printTables(run);
  if (values.write) writeTables(run);
  const counts = countChecks(run);
  writeFileSync(new URL('../../build/fault-counts.json', import.meta.url), JSON.stringify(counts));
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

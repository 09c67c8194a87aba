import { readFileSync, writeFileSync } from 'node:fs';
import type { Result, Scenario } from './scenario.ts';
import type { Variant } from './variant.ts';

/** A broken program, and whether the suite noticed. */
export interface Trial {
  variant: Variant;
  scenario: Scenario;
  /** The problem by which it was caught. */
  shown: string | undefined;
  /** Why it was not tried here. */
  lacking?: string | undefined;
  problems: string[];
  seconds: number;
  log: string;
}

export interface Run {
  results: readonly Result[];
  trials: readonly Trial[];
  /** Version of the PostgreSQL that was used. */
  database: string;
  seconds: number;
}

const DOCUMENT = new URL('../../docs/reliability.md', import.meta.url);
const MARKS = [
  '<!-- faults: written by npm run test:faults -- --write -->',
  '<!-- end of faults -->',
];

export function sayResult(result: Result): void {
  const { scenario, problems, measured, seconds, log } = result;
  sayEntry(`${verdictOf(result)}  ${scenario.fault.padEnd(6)}${scenario.name}`, seconds);
  if (measured !== undefined) say(`          ${measured}`);
  if (problems.length > 0) sayProblems(problems, log);
}

export function sayTrial(trial: Trial): void {
  const { variant, shown, lacking, problems, seconds, log } = trial;
  const isMissed = shown === undefined && lacking === undefined;
  const verdict = isMissed ? 'FAILED' : shown === undefined ? 'left  ' : 'passed';
  sayEntry(`${verdict}  ${variant.id.padEnd(6)}${variant.name}: ${outcomeOf(trial)}`, seconds);
  if (isMissed) sayProblems(problems, log);
}

function outcomeOf({ scenario, shown, lacking }: Trial): string {
  if (lacking !== undefined) return notTried(lacking);
  return shown === undefined ? 'NOT caught' : `caught by ${scenario.fault}: ${shown}`;
}

function notTried(lacking: string): string {
  return `not tried here: needs ${lacking}`;
}

function sayEntry(text: string, seconds: number): void {
  say(`${text} (${seconds.toFixed(0)} s)`);
}

function sayProblems(problems: readonly string[], log: string): void {
  for (const problem of problems) say(`          ${problem}`);
  for (const line of log.split('\n').slice(-15)) say(`        | ${line.slice(0, 300)}`);
}

export function printTables(run: Run): void {
  say(`\n${tables(run).join('\n')}`);
}

/** Puts the tables of this run into the document. */
export function writeTables(run: Run): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(MARKS[0] ?? '');
  const [, after] = rest?.split(MARKS[1] ?? '') ?? [];
  if (after === undefined) throw new Error('docs/reliability.md has lost its marks.');
  const written = [before, MARKS[0], '\n\n', summary(run).join('\n'), '\n\n', MARKS[1], after];
  writeFileSync(DOCUMENT, written.join(''));
}

/** What the document keeps: the figures of all together, and each fault by what was done. */
function summary({ results, trials, database, seconds }: Run): string[] {
  const failed = results.filter(({ problems }) => problems.length > 0);
  const left = results.filter(({ lacking }) => lacking !== undefined);
  const missed = trials.filter(
    ({ shown, lacking }) => shown === undefined && lacking === undefined,
  );
  const sum = (count: (result: Result) => number | undefined) =>
    results.reduce((total, result) => total + (count(result) ?? 0), 0);
  const counts = [
    `${results.length} scenarios with ${sum(({ tries }) => tries)} tries`,
    `${sum(({ findings }) => findings?.orders)} orders`,
    `${sum(({ findings }) => findings?.lost.length)} lost`,
    `${sum(({ findings }) => findings?.doubled.length)} doubled`,
    `${failed.length} scenarios failed, ${left.length} were not tried`,
    `${missed.length} of ${trials.length} broken programs were not caught`,
  ];
  return [
    `On ${today()}, PostgreSQL ${database}, ${seconds} s: ${counts.join('; ')}.`,
    '',
    ...[...Map.groupBy(results.toSorted(byFault), ({ scenario }) => scenario.fault)].map(
      ([fault, tried]) => `- **${fault}** ${tried.map(described).join('; ')}`,
    ),
    '',
    'Broken programs, each with the fault that catches it:',
    '',
    ...trials
      .toSorted(byVariant)
      .map(({ variant, scenario }) => `- **${variant.id}** (${scenario.fault}) ${variant.name}`),
  ];
}

function described(result: Result): string {
  const verdict = verdictOf(result);
  return result.scenario.name + (verdict === 'passed' ? '' : ` (${verdict})`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function tables({ results, trials, database, seconds }: Run): string[] {
  const tries = results.reduce((sum, result) => sum + result.tries, 0);
  return [
    `On ${today()}, PostgreSQL ${database}, ${seconds} s: ${results.length} scenarios with ${tries} tries, ${trials.length} broken variants.`,
    '',
    '| Fault | What was done | Tries | Orders | Paid | E-mails (again) | Lost | Doubled | Verdict |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...results.toSorted(byFault).map(row),
    '',
    ...measuredTable(results),
    ...(trials.length > 0 ? variantTable(trials) : []),
  ];
}

function row(result: Result): string {
  const { scenario, tries, findings } = result;
  const { orders, paid, emails, copies, lost, doubled } = findings ?? {};
  return cells([
    scenario.fault,
    scenario.name,
    tries,
    orders ?? '?',
    paid ?? '?',
    `${emails ?? '?'} (${copies ?? '?'})`,
    lost?.length ?? '?',
    doubled?.length ?? '?',
    verdictOf(result),
  ]);
}

function verdictOf({ lacking, problems }: Result): string {
  if (lacking !== undefined) return notTried(lacking);
  return problems.length > 0 ? 'FAILED' : 'passed';
}

function measuredTable(results: readonly Result[]): string[] {
  const measured = results.filter((result) => result.measured !== undefined);
  if (measured.length === 0) return [];
  return [
    '| Fault | What was done | What was measured |',
    '| --- | --- | --- |',
    ...measured
      .toSorted(byFault)
      .map(({ scenario, measured = '' }) => cells([scenario.fault, scenario.name, measured])),
    '',
  ];
}

function variantTable(trials: readonly Trial[]): string[] {
  return [
    '| Variant | What is wrong with it | Caught by | What was found |',
    '| --- | --- | --- | --- |',
    ...trials.toSorted(byVariant).map((trial) => {
      const { variant, scenario, shown, lacking } = trial;
      const found = shown ?? (lacking === undefined ? 'NOT caught' : notTried(lacking));
      return cells([variant.id, variant.name, scenario.fault, found]);
    }),
    '',
  ];
}

function cells(values: readonly (string | number)[]): string {
  return `| ${values.map((value) => String(value).replaceAll('|', '/')).join(' | ')} |`;
}

function byFault(a: Result, b: Result): number {
  return numberOf(a) - numberOf(b) || a.scenario.name.localeCompare(b.scenario.name);
}

function byVariant(a: Trial, b: Trial): number {
  return a.variant.id.localeCompare(b.variant.id, 'en', { numeric: true });
}

function numberOf({ scenario }: Result): number {
  return Number(/\d+/.exec(scenario.fault)?.[0]);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

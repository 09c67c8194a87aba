import { isMachineBusy } from '#tests/hostile/waits.ts';
import type { Judged } from './judge-holdings.ts';
import type { Outcome } from './play-trial.ts';

const widths = { trial: 56, way: 6, senders: 8, ms: 10, busy: 5, answers: 30 };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(cells: readonly string[]): string {
  const [trial = '', way = '', senders = '', control = '', p95 = '', longest = '', ...rest] = cells;
  const [busy = '', answers = '', verdict = '', memory = ''] = rest;
  return [
    trial.padEnd(widths.trial),
    way.padEnd(widths.way),
    senders.padStart(widths.senders),
    control.padStart(widths.ms),
    p95.padStart(widths.ms),
    longest.padStart(widths.ms),
    busy.padStart(widths.busy),
    ` ${answers.padEnd(widths.answers)}`,
    verdict.padEnd(7),
    memory,
  ].join(' ');
}

export function sayHead(): void {
  const head = ['trial', 'way', 'senders', 'control ms', 'p95 ms', 'longest ms', 'busy', 'answers'];
  say(row([...head, 'verdict', 'heap/memory of each replica']));
}

export function sayOutcome(outcome: Outcome): void {
  const { trial, way, senders, controlMs, p95Ms, longestMs, answers, memory, problems } = outcome;
  const busy = `${Math.round(outcome.busy * 100)}%`;
  const times = [controlMs, p95Ms, longestMs].map((ms) => ms.toFixed(0));
  const told = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
  const verdict = problems.length === 0 ? 'passed' : 'FAILED';
  say(row([trial, way, String(senders), ...times, busy, told.join(', '), verdict, memory]));
  for (const problem of problems) say(`    ${problem}`);
}

export function sayMemory(way: string, { words, problems }: Judged): void {
  say(`${way}, after a time of quiet: ${problems.length === 0 ? 'passed' : 'FAILED'}, ${words}`);
  for (const problem of problems) say(`    ${problem}`);
}

/** Says of how many failures the machine may be to blame. They are failures all the same. */
export function sayBusy(outcomes: readonly Outcome[]): void {
  const busy = outcomes.filter(
    ({ problems, controlMs }) => problems.length > 0 && isMachineBusy(controlMs),
  );
  if (busy.length > 0)
    say(`${busy.length} of them failed on a machine where readers waited long without an attack`);
}

/** The last line, by which others read how it went. */
export function sayCounts(passed: number, failed: number): void {
  say(`${passed} passed, ${failed} failed`);
}

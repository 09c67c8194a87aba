import type { Outcome } from './play-trial.ts';

const widths = { trial: 56, way: 6, senders: 8, ms: 10, answers: 30 };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(cells: readonly string[]): string {
  const [trial = '', way = '', senders = '', control = '', p95 = '', longest = '', ...rest] = cells;
  const [answers = '', verdict = '', memory = ''] = rest;
  return [
    trial.padEnd(widths.trial),
    way.padEnd(widths.way),
    senders.padStart(widths.senders),
    control.padStart(widths.ms),
    p95.padStart(widths.ms),
    longest.padStart(widths.ms),
    ` ${answers.padEnd(widths.answers)}`,
    verdict.padEnd(7),
    memory,
  ].join(' ');
}

export function sayHead(): void {
  const head = ['trial', 'way', 'senders', 'control ms', 'p95 ms', 'longest ms', 'answers'];
  say(row([...head, 'verdict', 'heap/memory of each replica']));
}

export function sayOutcome(outcome: Outcome): void {
  const { trial, way, senders, controlMs, p95Ms, longestMs, answers, memory, problems } = outcome;
  const times = [controlMs, p95Ms, longestMs].map((ms) => ms.toFixed(0));
  const told = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
  const verdict = problems.length === 0 ? 'passed' : 'FAILED';
  say(row([trial, way, String(senders), ...times, told.join(', '), verdict, memory]));
  for (const problem of problems) say(`    ${problem}`);
}

/** The last line, by which others read how it went. */
export function sayCounts(passed: number, failed: number): void {
  say(`${passed} passed, ${failed} failed`);
}

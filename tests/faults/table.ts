import type { Result } from './scenario.ts';

export function sayResult({ scenario, problems, seconds, log }: Result): void {
  const verdict = problems.length === 0 ? 'passed' : 'FAILED';
  say(`${verdict}  ${scenario.fault.padEnd(6)}${scenario.name} (${seconds.toFixed(1)} s)`);
  for (const problem of problems) say(`          ${problem}`);
  if (problems.length > 0 && process.env['FAULTS_LOG']) say(log);
}

export function printTable(results: readonly Result[]): void {
  say(String(results.length));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

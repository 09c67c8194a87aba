import { say } from './run.mjs';

/** How many of what was slowest are named. */
const SLOWEST = 10;

/** One part of a run: how many of its checks passed and failed, and how long it took. */
const parts = [];
/** How many seconds each file and each scenario took. */
const trials = {};
/** What failed, by name. */
const failures = [];
/** What failed beside others and passed by itself. */
const unsteady = [];

/**
 * @param {{
 *   passed: number,
 *   failed: number,
 *   seconds: number,
 *   trials?: Record<string, number>,
 *   failures?: string[],
 * }} part
 */
export function notePart(name, part) {
  const { passed, failed, seconds } = part;
  parts.push({ name, passed, failed, seconds });
  for (const [trial, took] of Object.entries(part.trials ?? {})) trials[`${name}: ${trial}`] = took;
  for (const failure of part.failures ?? []) failures.push(`${name}: ${failure}`);
}

/** @param {string[]} names what failed beside others and passed when it was tried by itself */
export function noteUnsteady(names) {
  unsteady.push(...names);
}

/** Does a part that answers with an exit code: one check. */
export async function part(name, action) {
  const began = performance.now();
  const code = await action();
  const seconds = (performance.now() - began) / 1000;
  const failures = code === 0 ? [] : [`exit code ${code}`];
  notePart(name, { passed: 1 - failures.length, failed: failures.length, seconds, failures });
  return code;
}

/**
 * Prints what each part took, what was slowest, what failed, and the sum of what passed and failed: who
 * is shown no more than the end of a long run knows by it where to look.
 */
export function sayParts(since) {
  const line = (name, seconds, passed, failed) =>
    say(
      `${name.padEnd(12)}${cell(seconds.toFixed(0))} s${cell(passed)} passed${cell(failed)} failed`,
    );
  say('');
  for (const { name, seconds, passed, failed } of parts) line(name, seconds, passed, failed);
  const sum = (of) => parts.reduce((total, { [of]: count }) => total + count, 0);
  line('all', (performance.now() - since) / 1000, sum('passed'), sum('failed'));
  const slowest = Object.entries(trials)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST);
  sayList(
    'The slowest',
    slowest.map(([name, seconds]) => `${cell(seconds.toFixed(0))} s  ${name}`),
  );
  sayList('Passed only when tried once more, by itself', unsteady);
  sayList('Failed', failures);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function sayList(title, lines) {
  if (lines.length > 0) say(['', `${title}:`, ...lines].join('\n'));
}

function cell(value) {
  return String(value).padStart(6);
}

import { isStopping, say } from './run.mjs';

/** How many of what was slowest are named. */
const SLOWEST = 10;

/** One part of a run: how many of its checks passed and failed, and how long it took. */
const parts = [];
/** How many seconds each file and each scenario took. */
const trials = {};
/** What failed, by name. */
const failures = [];

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
 * Runs one step after the other, each of one or more parts, and ends with what came of them.
 * @param {{ do: () => Promise<number | number[]>, isNeeded?: boolean }[]} steps with their exit codes; where
 *   the first of those of one that is needed fails, the rest makes no sense
 */
export async function runParts(steps) {
  const began = performance.now();
  const codes = [];
  for (const { do: play, isNeeded = false } of steps) {
    const ended = [await play()].flat();
    codes.push(...ended);
    if (isStopping()) process.exit(ended.at(-1) || 130);
    if (isNeeded && ended[0] !== 0) break;
  }
  sayParts(began);
  process.exit(codes.find((code) => code !== 0) ?? 0);
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
  sayList('Failed', failures);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function sayList(title, lines) {
  if (lines.length > 0) say(['', `${title}:`, ...lines].join('\n'));
}

function cell(value) {
  return String(value).padStart(6);
}

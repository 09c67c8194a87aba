import { closeEverything, isEnding } from '#tests/faults/tidy.ts';
import { broken as all } from './all.ts';
import type { Broken } from './broken.ts';
import { makeProjectCopy } from './project-copy.ts';

/**
 * `npm run test:variants [-- v1 v2]`: breaks a copy of the project in one place after another, and runs the file of
 * `npm test` that must fail then. A program that no test finds broken fails the run.
 */
const named = process.argv.slice(2);
const chosen = all.filter(({ id }) => named.length === 0 || named.includes(id));
let [passed, failed] = [0, 0];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void closeEverything().then(() => process.exit(130)));
}
try {
  const copy = await makeProjectCopy();
  // What fails with nothing broken would prove nothing.
  const files = [...new Set(chosen.map(({ caughtBy }) => caughtBy))];
  for (const problem of await copy.test(files)) fail(`FAILED  ${problem}, with nothing broken`);
  for (const broken of failed > 0 ? [] : chosen) {
    if (isEnding()) break;
    const [first] = await copy.broken(broken, () => copy.test([broken.caughtBy]));
    if (first === undefined) fail(`FAILED  ${nameOf(broken)} is not caught by ${broken.caughtBy}`);
    else pass(`passed  ${nameOf(broken)}: caught by ${first}`);
  }
} finally {
  await closeEverything();
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function nameOf({ id, name }: Broken): string {
  return `${id.padEnd(4)}${name}`;
}

function pass(line: string): void {
  passed += 1;
  say(line);
}

function fail(line: string): void {
  failed += 1;
  say(line);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

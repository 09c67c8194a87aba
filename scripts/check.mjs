import { execFileSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { readTimes } from './counting-reporter.mjs';
import { ensureInstalled } from './install.mjs';
import { part, sayParts } from './parts.mjs';
import { isStopping, root, say } from './run.mjs';
import { touchedTests } from './touched.mjs';
import { verify } from './verify.mjs';
import { runTests } from './vitest.mjs';

/**
 * `npm run check [-- BASE]`: what takes less than a minute and a half, for the step before a commit. Types,
 * lint, format, dead code, unit tests, and of the shop tests those that the change since the last commit,
 * or since BASE, touches most.
 */

/** Seconds of shop tests, one after the other; two cores take half as long. */
const BUDGET_S = 80;
/** What a file takes of which nothing is known yet. */
const USUAL_S = 8;

await ensureInstalled();
const began = performance.now();
const [base = 'HEAD'] = process.argv.slice(2);
const touched = touchedTests(listChanged(base));
const { chosen, left } = choose(touched);

const codes = await Promise.all([
  part('verify', verify),
  part('build', async () => {
    if (chosen.length > 0) await ensureBuilt();
    return 0;
  }),
  runTests(['--project', 'unit']),
]);
if (isStopping()) process.exit(130);
if (chosen.length > 0) codes.push(await runTests(['--project', 'shop', ...chosen]));

sayParts(began);
if (left.length > 0) {
  say(`Left to "npm test", of the ${touched.length} files that the change touches:`);
  for (const file of left) say(`  ${file}`);
}
process.exit(codes.find((code) => code !== 0) ?? 0);

/** What differs from a commit, with what git does not know yet. */
function listChanged(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('diff', '--name-only', '--relative', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  return `${changed}${added}`.split('\n').filter((file) => file !== '');
}

/** As many as there is time for, in their order; at least one. */
function choose(files) {
  const took = readTimes();
  const chosen = [];
  let seconds = 0;
  for (const file of files) {
    const more = took[file] ?? USUAL_S;
    if (chosen.length > 0 && seconds + more > BUDGET_S) continue;
    seconds += more;
    chosen.push(file);
  }
  return { chosen, left: files.filter((file) => !chosen.includes(file)) };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, npm } from './install.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** `npm test`: everything that can be checked, from a fresh clone. Options go on to vitest. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };

const verified = await run(...npm('run', 'verify'));
if (isStopping()) process.exit(verified || 130);
await ensureBuilt();

const results = join(root, 'build', 'test-results.json');
rmSync(results, { force: true });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const args = [vitest, 'run', ...reporters, ...process.argv.slice(2)];
const tested = await run(packagedNode(), args, { env });

if (verified !== 0) say('The tests apart, "npm run verify" found faults: see above.');
const { passed, failed } = count();
say(`${passed} passed, ${failed} failed`);
process.exit(verified || tested);

/** Tests that passed and failed; a file that could not be run at all counts as one that failed. */
function count() {
  if (!existsSync(results)) return { passed: 0, failed: 0 };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .map((file) => file.assertionResults.filter((test) => test.status === 'failed').length || 1);
  return { passed: numPassedTests, failed: failures.reduce((sum, more) => sum + more, 0) };
}

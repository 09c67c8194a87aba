import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { countsFile } from './counting-reporter.mjs';
import { ensureInstalled, npm } from './install.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** `npm test`: everything that can be checked, from a fresh clone. Options go on to vitest. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };

const verified = await run(...npm('run', 'verify'));
if (isStopping()) process.exit(verified || 130);
await ensureBuilt();

rmSync(countsFile, { force: true });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const reporters = ['--reporter=default', '--reporter=./scripts/counting-reporter.mjs'];
const args = [vitest, 'run', ...reporters, ...process.argv.slice(2)];
const tested = await run(packagedNode(), args, { env });

if (verified !== 0) say('The tests apart, "npm run verify" found faults: see above.');
const counts = existsSync(countsFile)
  ? readFileSync(countsFile, 'utf8')
  : '{"passed":0,"failed":1}';
const { passed, failed } = JSON.parse(counts);
say(`${passed} passed, ${failed} failed`);
process.exit(verified || tested);

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { countsFile } from './counting-reporter.mjs';
import { ensureInstalled, npm } from './install.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** `npm test`: everything that can be checked, from a fresh clone. Options go on to vitest alone. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };

const verified = await run(...npm('run', 'verify'));
if (isStopping()) process.exit(verified || 130);
await ensureBuilt();

rmSync(countsFile, { force: true });
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const reporters = ['--reporter=default', '--reporter=./scripts/counting-reporter.mjs'];
const options = process.argv.slice(2);
const tested = await run(packagedNode(), [vitest, 'run', ...reporters, ...options], { env });
if (isStopping()) process.exit(tested || 130);

// A minute of orders and pages at once, of which nothing may be lost: it asks nothing about speed.
const load = [join(root, 'bench', 'run.ts'), 'load', '--seconds', '60'];
const isWhole = options.length === 0;
const loaded = isWhole ? await run(packagedNode(), load, { env: { NODE_ENV: 'production' } }) : 0;

if (verified !== 0) say('The tests apart, "npm run verify" found faults: see above.');
const counts = existsSync(countsFile)
  ? readFileSync(countsFile, 'utf8')
  : '{"passed":0,"failed":1}';
const { passed, failed } = JSON.parse(counts);
const held = isWhole && loaded === 0 ? 1 : 0;
const broke = loaded === 0 ? 0 : 1;
say(`${passed + held} passed, ${failed + broke} failed`);
process.exit(verified || tested || loaded);

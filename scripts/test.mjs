import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { countsFile } from './counting-reporter.mjs';
import { ensureInstalled, npm } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** `npm test`: everything that can be checked, from a fresh clone. Options go on to vitest alone. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };
await ensureNginx();

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
const load = [join(root, 'bench', 'run.ts'), 'load', '--seconds', '60', '--any-speed'];
const isWhole = options.length === 0;
const loaded = isWhole ? await run(packagedNode(), load, { env: { NODE_ENV: 'production' } }) : 0;
if (isStopping()) process.exit(loaded || 130);

// Every fault that a shop with money must outlast, and broken programs that must not.
const faultCountsFile = new URL('../build/fault-counts.json', import.meta.url);
const suite = [join(root, 'tests', 'faults', 'run.ts'), '--hostile-seconds', '120'];
rmSync(faultCountsFile, { force: true });
const outlasted = isWhole ? await run(packagedNode(), suite) : 0;

if (verified !== 0) say('The tests apart, "npm run verify" found faults: see above.');
const held = { passed: loaded === 0 ? 1 : 0, failed: loaded === 0 ? 0 : 1 };
const whole = isWhole ? [held, readCounts(faultCountsFile)] : [];
const counts = [readCounts(countsFile), ...whole];
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(verified || tested || loaded || outlasted);

/** A run that left no counts behind has failed as a whole. */
function readCounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
}

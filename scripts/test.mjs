import { ensureBrowser } from './browser.mjs';
import { tryBuild } from './build.mjs';
import { tryFaults } from './faults.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { part, runParts } from './parts.mjs';
import { verifyTexts, verifyTypes } from './verify.mjs';
import { runTests } from './vitest.mjs';

/**
 * `npm test`: what a change can break, from a fresh clone; what only a machine can break is tried by
 * `npm run test:deep`. Options go on to vitest, and nothing else is tried then.
 */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };
await ensureNginx();
const options = process.argv.slice(2);
const projects = ['--project=unit', '--project=shop', '--project=browser'];

const build = {
  isNeeded: true,
  do: () => Promise.all([tryBuild(), part('types', verifyTypes)]),
};
// Faults are waited for most of the time: unit tests, lint, format and dead code have the processor meanwhile.
const everything = () =>
  Promise.all([runTests(projects, env), tryFaults(['--sentinels']), part('lint', verifyTexts)]);
const tests = {
  do: options.length > 0 ? () => runTests([...projects, ...options], env) : everything,
};
await runParts([build, tests]);

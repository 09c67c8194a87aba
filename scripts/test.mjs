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

// Types take longer than the build, which alone is waited for unless it has failed.
const types = part('types', verifyTypes);
const build = {
  isNeeded: true,
  async do() {
    const code = await tryBuild();
    return code === 0 ? code : [code, await types];
  },
};
// Faults are waited for most of the time: unit tests, lint, format and dead code have the processor meanwhile.
const beside = () => [tryFaults(['--sentinels']), part('lint', verifyTexts)];
const tests = {
  do: () =>
    Promise.all([
      runTests([...projects, ...options], env),
      types,
      ...(options.length > 0 ? [] : beside()),
    ]),
};
await runParts([build, tests]);

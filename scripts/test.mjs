import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { notePart, noteUnsteady, part, sayParts } from './parts.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';
import { verify } from './verify.mjs';
import { runTests } from './vitest.mjs';

/** `npm test`: everything that can be checked, from a fresh clone. Options go on to vitest alone. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };
await ensureNginx();
const began = performance.now();
const options = process.argv.slice(2);
const codes = [];

codes.push(...(await Promise.all([part('verify', verify), part('build', build)])));
stopIfTold();
codes.push(await runTests(options, env));
stopIfTold();

if (options.length === 0) {
  // Orders and pages at once, of which nothing may be lost: it asks nothing about speed.
  const load = [join(root, 'bench', 'run.ts'), 'load', '--seconds', '15', '--any-speed'];
  const production = { env: { NODE_ENV: 'production' } };
  codes.push(await part('load', () => run(packagedNode(), load, production)));
  stopIfTold();
  codes.push(await tryFaults());
}

if (codes[0] !== 0) say('The tests apart, "npm run verify" found faults: see above.');
sayParts(began);
process.exit(codes.find((code) => code !== 0) ?? 0);

/** Ends us where it fails: there would be nothing to test. */
async function build() {
  await ensureBuilt();
  return 0;
}

function stopIfTold() {
  if (isStopping()) process.exit(codes.at(-1) || 130);
}

/** Every kind of fault that a shop with money must outlast, once, and broken programs that must not. */
async function tryFaults() {
  const file = new URL('../build/fault-counts.json', import.meta.url);
  const suite = [join(root, 'tests', 'faults', 'run.ts'), '--each-once', '--hostile-seconds', '20'];
  rmSync(file, { force: true });
  const since = performance.now();
  const code = await run(packagedNode(), suite);
  const seconds = (performance.now() - since) / 1000;
  // A run that left no counts behind has failed as a whole.
  const counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, failures: [`exit code ${code}`] };
  notePart('faults', { ...counts, seconds });
  noteUnsteady(counts.unsteady ?? []);
  return code;
}

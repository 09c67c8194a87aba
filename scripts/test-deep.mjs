import { ensureBrowser } from './browser.mjs';
import { tryBuild } from './build.mjs';
import { tryFaults } from './faults.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { part, runParts } from './parts.mjs';
import { packagedNode, run, say } from './run.mjs';
import { runTests } from './vitest.mjs';

/**
 * `npm run test:deep [-- screens]`: what only a machine can break, or those parts of it that are named. Every
 * screen in every way, processes that are killed and waited for, every fault in every way and broken programs that
 * must not outlast them, every attack that is measured, load.
 */
const parts = {
  screens: () => runTests(['--project=screens'], env),
  machine: () => runTests(['--project=machine']),
  faults: () => tryFaults(['--hostile-seconds', '120']),
  bounds: () => part('bounds', () => play('tests/bounds/run.ts')),
  // Orders and pages at once, of which nothing may be lost: it asks nothing about speed.
  load: () => part('load', () => play('bench/run.ts', 'load', '--seconds', '60', '--any-speed')),
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown) {
  say(`There is no ${unknown}, only ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };
await ensureNginx();
const wanted = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));
await runParts([{ isNeeded: true, do: tryBuild }, ...wanted.map(([, play]) => ({ do: play }))]);

function play(...args) {
  return run(packagedNode(), args, { env: { NODE_ENV: 'production' } });
}

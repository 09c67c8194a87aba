/** `npm start`, and with --dev `npm run dev`: everything from a fresh clone to a shop that serves. */

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** Pauses, in milliseconds, before a shop that broke down is started again: each twice the last. */
const PAUSE_MS = { first: 1000, most: 60_000 };
/** Milliseconds after which a crash counts as a new failure and not as a repeated one. */
const SOUND_MS = 60_000;

const isDev = process.argv.includes('--dev');

await ensureInstalled();
if (!isDev) await ensureBuilt();
const program = isDev ? ['src', 'main', 'dev.ts'] : ['scripts', 'serve.mjs'];
// Set before the program begins: React chooses its version of itself by it.
const env = {
  NODE_ENV: process.env.NODE_ENV || (isDev ? 'development' : 'production'),
  // Without these, the process keeps what threads and uploads gave back (glibc).
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const preloaded = pathToFileURL(join(root, 'scripts', 'leave-with-starter.mjs')).href;
// Megabytes. Its live memory is 60; without a bound it collects what is dead only at four times that.
const heap = '--max-old-space-size=512';
const args = ['--enable-source-maps', heap, '--import', preloaded, join(root, ...program)];

let hasOpened = false;
const onMessage = (message) => {
  hasOpened ||= message === 'open';
};
for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most)) {
  const startedAt = Date.now();
  const code = await run(packagedNode(), args, { env, linked: true, onMessage });
  // A shop that never opened has a fault that a second start does not solve. One that has opened once is
  // started until it opens again: its predecessor may still hold the port, and at night nobody is there to
  // start it.
  if (code === 0 || !hasOpened || isStopping()) process.exit(code);
  if (Date.now() - startedAt > SOUND_MS) pauseMs = PAUSE_MS.first;
  say(`The shop has broken down (exit code ${code}). It is started again in ${pauseMs / 1000} s.`);
  await delay(pauseMs);
}

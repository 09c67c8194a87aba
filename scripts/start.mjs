import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm start`, and with --dev `npm run dev`: everything from a fresh clone to a shop that serves. */
const isDev = process.argv.includes('--dev');

await ensureInstalled();
if (!isDev) await ensureBuilt();
const program = isDev ? ['src', 'main', 'dev.ts'] : ['scripts', 'serve.mjs'];
// Set before the program begins: React chooses its version of itself by it.
const env = { NODE_ENV: process.env.NODE_ENV || (isDev ? 'development' : 'production') };
const preloaded = pathToFileURL(join(root, 'scripts', 'leave-with-starter.mjs')).href;
const args = ['--enable-source-maps', '--import', preloaded, join(root, ...program)];
process.exit(await run(packagedNode(), args, { env, linked: true }));

import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ensureLighthouse } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run bench`: what the bench needs, then the bench, or the parts of it that are named. */
await ensureInstalled();
await ensureBuilt();
const env = { NODE_ENV: 'production', CHROMIUM_PATH: await ensureBrowser() };
await ensureNginx();
const parts = process.argv.slice(2).filter((part) => !part.startsWith('-'));
if (parts.length === 0 || parts.includes('lighthouse')) await ensureLighthouse();
// A part may ask for what the memory holds without garbage.
const bench = ['--expose-gc', join(root, 'bench', 'run.ts')];
process.exit(await run(packagedNode(), [...bench, ...process.argv.slice(2)], { env }));

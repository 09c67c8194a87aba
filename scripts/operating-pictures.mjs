import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run operating-pictures [-- start]`: the pictures of docs/operating.md, or those whose names hold the word. */
await ensureInstalled();
await ensureBuilt();
const env = { NODE_ENV: 'production', CHROMIUM_PATH: await ensureBrowser() };
const program = join(root, 'tests', 'browser', 'take-operating-pictures.mjs');
process.exit(await run(packagedNode(), [program, ...process.argv.slice(2)], { env }));

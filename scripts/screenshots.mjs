import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run screenshots [-- home]`: pictures of every screen, or of those whose names hold the word. */
await ensureInstalled();
await ensureBuilt();
const env = { NODE_ENV: 'production', CHROMIUM_PATH: await ensureBrowser() };
const program = join(root, 'tests', 'browser', 'take-screenshots.mjs');
process.exit(await run(packagedNode(), [program, ...process.argv.slice(2)], { env }));

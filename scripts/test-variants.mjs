import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run test:variants [-- v1 m7]`: what the variants need, then the variants. */
await ensureInstalled();
const env = { CHROMIUM_PATH: await ensureBrowser() };
const program = join(root, 'tests', 'variants', 'run.ts');
process.exit(await run(packagedNode(), [program, ...process.argv.slice(2)], { env }));

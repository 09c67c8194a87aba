import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run test:bounds`: what the suite needs, then the suite. Options go on to it. */
await ensureInstalled();
await ensureBuilt();
await ensureNginx();
const program = join(root, 'tests', 'bounds', 'run.ts');
process.exit(await run(packagedNode(), [program, ...process.argv.slice(2)]));

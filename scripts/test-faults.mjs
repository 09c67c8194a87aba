import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

/** `npm run test:faults`: what the suite needs, then the suite. Options go on to it. */
await ensureInstalled();
await ensureBuilt();
const program = join(root, 'tests', 'faults', 'run.ts');
process.exit(await run(packagedNode(), [program, ...process.argv.slice(2)]));

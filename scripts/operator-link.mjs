import { runBuilt } from './run-built.mjs';

/** `npm run operator:link -- [--email ADDRESS]` */
process.exit(await runBuilt('runOperatorLink', (arg) => arg));

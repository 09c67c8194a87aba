import { runBuilt } from './run-built.mjs';

/** `npm run audit:verify -- [--head NUMBER:HASH]` */
process.exit(await runBuilt('runVerifyAudit', (arg) => arg));

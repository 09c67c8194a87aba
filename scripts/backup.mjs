import { runBuilt } from './run-built.mjs';

/** `npm run backup -- FILE` */
process.exit(await runBuilt('runBackup'));

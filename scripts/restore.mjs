import { runBuilt } from './run-built.mjs';

/** `npm run restore -- FILE` and `npm run restore -- FILE --replace` */
process.exit(await runBuilt('runRestore'));

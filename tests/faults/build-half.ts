import assert from 'node:assert/strict';
import { createBuilder } from 'vite';

/**
 * Builds a half of the program in whose folder it runs: `client`, or `ssr` for the server, which needs the other
 * one to be there.
 */
const [name = ''] = process.argv.slice(2);
const builder = await createBuilder({ logLevel: 'error' });
const environment = builder.environments[name];
assert.ok(environment, `there is no ${name} to build`);
await builder.build(environment);
// What the builder keeps open for a change of the sources has no use here.
process.exit();

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** While developing, Node runs the source of the threads' program, and takes `?inline` to mean what the bundler does. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('?inline')) return nextLoad(url, context);
    const file = readFileSync(new URL(url.slice(0, -'?inline'.length))).toString('base64');
    const address = `data:application/octet-stream;base64,${file}`;
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${JSON.stringify(address)}`,
    };
  },
});

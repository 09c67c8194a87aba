import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { notePart } from './parts.mjs';
import { packagedNode, root, run } from './run.mjs';

/**
 * Runs the suite of faults as a part of a longer run.
 * @param {string[]} options of the suite
 * @returns {Promise<number>} an exit code
 */
export async function tryFaults(options) {
  const file = new URL('../build/fault-counts.json', import.meta.url);
  rmSync(file, { force: true });
  const since = performance.now();
  const code = await run(packagedNode(), [join(root, 'tests', 'faults', 'run.ts'), ...options]);
  const seconds = (performance.now() - since) / 1000;
  // A run that left no counts behind has failed as a whole.
  const counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, failures: [`exit code ${code}`] };
  notePart('faults', { ...counts, seconds });
  return code;
}

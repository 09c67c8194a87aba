import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsFile } from './counting-reporter.mjs';
import { notePart } from './parts.mjs';
import { packagedNode, root, run } from './run.mjs';

/**
 * Runs tests, each of them once: what fails has failed, whatever it would do when tried again. Each project
 * becomes a part of what is printed in the end.
 * @returns {Promise<number>} an exit code
 */
export async function runTests(options, env = {}) {
  rmSync(countsFile, { force: true });
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=./scripts/counting-reporter.mjs'];
  const code = await run(packagedNode(), [program, 'run', ...reporters, ...options], { env });
  const { projects, errors } = readCounts();
  for (const [name, { files: trials, failures, ...counts }] of Object.entries(projects)) {
    notePart(name, { ...counts, trials, failures: failures.map(describe) });
  }
  if (errors > 0) {
    const failures = ['something failed outside of every test'];
    notePart('vitest', { passed: 0, failed: errors, seconds: 0, failures });
  }
  return code;
}

/** A run that left no counts behind has failed as a whole. */
function readCounts() {
  if (!existsSync(countsFile)) return { projects: {}, errors: 1 };
  return JSON.parse(readFileSync(countsFile, 'utf8'));
}

function describe({ file, what }) {
  return `${file} > ${what}`;
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsFile } from './counting-reporter.mjs';
import { notePart, noteUnsteady } from './parts.mjs';
import { isStopping, packagedNode, root, run, say } from './run.mjs';

/** More failures than this are no accident of a busy machine. */
const MOST_FILES_AGAIN = 5;

/**
 * Runs tests; each project becomes a part of what is printed in the end. The files in which a test
 * failed are run once more, one by one: a test that passes then has not found a fault but met a machine
 * that stood still, and is named apart.
 * @returns {Promise<number>} an exit code
 */
export async function runTests(options, env = {}) {
  const first = await runOnce(options, env);
  const failures = Object.values(first.projects).flatMap((project) => project.failures);
  const files = [...new Set(failures.map(({ file }) => file))];
  const isWorthIt = files.length > 0 && files.length <= MOST_FILES_AGAIN && first.errors === 0;
  if (!isWorthIt || isStopping()) return noteProjects(first);
  say(`\nOnce more, by themselves: ${files.join(', ')}\n`);
  const second = await runOnce([...files, '--no-file-parallelism'], env);
  if (second.code !== 0) return noteProjects(first);
  for (const project of Object.values(first.projects)) {
    project.passed += project.failed;
    project.failed = 0;
    project.failures = [];
  }
  noteUnsteady(failures.map(describe));
  return noteProjects({ ...first, code: 0 });
}

async function runOnce(options, env) {
  rmSync(countsFile, { force: true });
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=./scripts/counting-reporter.mjs'];
  const code = await run(packagedNode(), [program, 'run', ...reporters, ...options], { env });
  return { code, ...readCounts() };
}

/** A run that left no counts behind has failed as a whole. */
function readCounts() {
  if (!existsSync(countsFile)) return { projects: {}, errors: 1 };
  return JSON.parse(readFileSync(countsFile, 'utf8'));
}

function noteProjects({ code, projects, errors }) {
  for (const [name, { files: trials, failures, ...counts }] of Object.entries(projects)) {
    notePart(name, { ...counts, trials, failures: failures.map(describe) });
  }
  if (errors > 0) {
    const failures = ['something failed outside of every test'];
    notePart('vitest', { passed: 0, failed: errors, seconds: 0, failures });
  }
  return code;
}

function describe({ file, what }) {
  return `${file} > ${what}`;
}

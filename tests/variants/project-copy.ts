import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyPatches } from '#tests/faults/apply-patches.ts';
import { buildCopy, copyProject } from '#tests/faults/program-copy.ts';
import type { Broken } from './broken.ts';

const run = promisify(execFile);

/** A copy of the project in which one thing after another is broken, and its tests are run. */
export interface ProjectCopy {
  /** Runs files of tests in it as it is. @returns what failed, with the reason */
  test(files: readonly string[]): Promise<string[]>;
  /** Does something with it broken. */
  broken<T>(how: Broken, action: () => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** What the reporter of our runs leaves behind. */
interface Counts {
  projects: Record<string, { passed: number; failures: { file: string; what: string }[] }>;
  errors: number;
}

export async function makeProjectCopy(): Promise<ProjectCopy> {
  const copy = await copyProject();
  const { folder } = copy;
  await buildCopy(folder, 'client');
  await buildCopy(folder, 'ssr');
  return {
    test: (files) => test(folder, files),
    remove: () => copy.remove(),
    async broken(how, action) {
      const mend = await applyPatches(folder, how);
      const build = async () => {
        if (how.builds === 'everything') await buildCopy(folder, 'client');
        if (how.builds !== 'nothing') await buildCopy(folder, 'ssr');
      };
      try {
        await build();
        return await action();
      } finally {
        await mend();
        // What is built next is built of the sound client.
        if (how.builds === 'everything') await build();
      }
    },
  };
}

async function test(folder: string, files: readonly string[]): Promise<string[]> {
  const counts = join(folder, 'build', 'test-counts.json');
  await rm(counts, { force: true });
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  // The long run plays some of them once more, and longer.
  const options = ['--reporter=./scripts/counting-reporter.mjs', '--bail=1', '--project=!machine'];
  const answer = await run(process.execPath, [vitest, 'run', ...options, ...files], {
    cwd: folder,
  }).catch((error: unknown) => String(error));
  const seen: Counts | undefined = await readFile(counts, 'utf8').then(JSON.parse, () => undefined);
  const projects = Object.values(seen?.projects ?? {});
  const isRun = projects.some(({ passed, failures }) => passed + failures.length > 0);
  if (!seen || !isRun || seen.errors > 0)
    throw new Error(`The tests did not run: ${String(answer)}`);
  return projects.flatMap(({ failures }) => failures.map(({ file, what }) => `${file} > ${what}`));
}

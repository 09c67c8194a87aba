import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { closeAtEnd } from './tidy.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));
const buildHalf = fileURLToPath(new URL('build-half.ts', import.meta.url));

/** What lies in the project's folder and is no part of it. */
const notOfProject = new Set(['.git', '.cache', 'build', 'data', 'node_modules', 'screenshots']);

/** A copy of the program in a folder of its own. */
export interface ProgramCopy {
  folder: string;
  remove(): Promise<void>;
}

/** A copy whose sources can be changed, of another one where that is given with what was built of it. */
export async function copySources(of?: string): Promise<ProgramCopy> {
  const copied = ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
  copied.push('vite.config.ts', 'react-router.config.ts');
  return of === undefined
    ? makeCopy(copied, ['node_modules'])
    : makeCopy([...copied, 'build'], ['node_modules'], of);
}

/** A copy of the whole project, in which its tests can be run; nothing of it is built. */
export async function copyProject(): Promise<ProgramCopy> {
  const all = await readdir(project);
  return makeCopy(
    all.filter((path) => !notOfProject.has(path)),
    ['node_modules'],
  );
}

/** Builds what browsers get of a copy, or the server, which needs the other one to be there. */
export async function buildCopy(folder: string, half: 'client' | 'ssr'): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [buildHalf, half], { cwd: folder, env });
}

/**
 * The next version of the program as far as the database can tell: one more migration, which adds what
 * the version before does not know and can do without.
 */
export async function copyNextVersion(): Promise<ProgramCopy> {
  const copy = await makeCopy(['src/database/migrations'], ['node_modules', 'build', 'scripts']);
  const migrations = join(copy.folder, 'src', 'database', 'migrations');
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const tag = '9999_next_version';
  journal.entries.push({ idx: 9999, version: '7', when: Date.now(), tag, breakpoints: true });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    join(migrations, `${tag}.sql`),
    'alter table orders add column next_version text; create table next_version (id integer);',
  );
  return copy;
}

async function makeCopy(copied: string[], linked: string[], from = project): Promise<ProgramCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-copy-'));
  const remove = closeAtEnd(() => rm(folder, { recursive: true, force: true }));
  for (const path of copied) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(from, path), join(folder, path), { recursive: true });
  }
  for (const path of linked) await symlink(join(project, path), join(folder, path));
  return { folder, remove };
}

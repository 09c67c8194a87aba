import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeAtEnd } from './tidy.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

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

import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMigration } from '#tests/stage/migrations.ts';
import { closeAtEnd } from './tidy.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the program in a folder of its own. */
export interface ProgramCopy {
  folder: string;
  remove(): Promise<void>;
}

/** A copy whose sources can be changed; what is built of them is its own. */
export async function copySources(): Promise<ProgramCopy> {
  const copied = ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
  return makeCopy([...copied, 'vite.config.ts', 'react-router.config.ts'], ['node_modules']);
}

/**
 * The next version of the program as far as the database can tell: one more migration, which adds what
 * the version before does not know and can do without.
 */
export async function copyNextVersion(): Promise<ProgramCopy> {
  const copy = await makeCopy(['src/database/migrations'], ['node_modules', 'build', 'scripts']);
  const migrations = join(copy.folder, 'src', 'database', 'migrations');
  await addMigration(
    migrations,
    'alter table orders add column next_version text; create table next_version (id integer);',
  );
  return copy;
}

async function makeCopy(copied: string[], linked: string[]): Promise<ProgramCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-copy-'));
  const remove = closeAtEnd(() => rm(folder, { recursive: true, force: true }));
  for (const path of copied) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await cp(join(project, path), join(folder, path), { recursive: true });
  }
  for (const path of linked) await symlink(join(project, path), join(folder, path));
  return { folder, remove };
}

import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Those of the program. */
export const OURS = fileURLToPath(new URL('../../src/database/migrations', import.meta.url));

/** A copy of the program's migrations that a test may change, in a folder that it takes away. */
export async function copyMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-migrations-'));
  await cp(OURS, folder, { recursive: true });
  return folder;
}

/** Adds the migration of a next version to a folder. */
export async function addMigration(folder: string, sql: string): Promise<void> {
  const file = join(folder, 'meta', '_journal.json');
  const journal: { entries: { when: number }[] } = JSON.parse(await readFile(file, 'utf8'));
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const tag = '9999_next_version';
  const entries = [...journal.entries, { idx: 9999, version: '7', when, tag, breakpoints: true }];
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await writeFile(join(folder, `${tag}.sql`), sql);
}

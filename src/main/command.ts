import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NoBackup } from '#database/backup/back-up.ts';
import { BackupDamaged } from '#database/backup/backup-file.ts';
import { isDatabaseAway } from '#database/database-away.ts';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { schema } from '#main/settings/setting-schema.ts';
import { loadEnvironment } from '#main/settings/settings.ts';
import { explainError } from '#main/watch/explain-error.ts';

/** Where the shop's data are; a command needs to know nothing else of the settings. */
const databaseSettings = schema.pick({ DATABASE_URL: true, DATA_DIR: true });

/** Lends the shop's database; the embedded one is started where it does not run. */
export async function withDatabase<T>(
  { mustExist }: { mustExist: boolean },
  action: (url: string) => Promise<T>,
): Promise<T> {
  const set = Object.entries(loadEnvironment()).filter(([, value]) => value?.trim());
  const read = databaseSettings.safeParse(Object.fromEntries(set));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new NoBackup(faults.join(' '));
  }
  const { DATABASE_URL: url, DATA_DIR } = read.data;
  if (url) return action(url);
  const dataDir = resolve(DATA_DIR);
  if (mustExist && !existsSync(join(dataDir, 'pg'))) {
    throw new NoBackup(`there is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL to its own.`);
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: tell });
  try {
    return await action(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Runs a command of the shell: what it answers is printed, a failure in words, with the exit code 1. */
export async function command(failure: string, action: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await action()}\n`);
  } catch (error) {
    tell(`${failure}: ${explain(error)}`);
    process.exitCode = 1;
  }
}

/** A database address contains a password, so only an error's message is printed, never the whole error. */
function explain(error: unknown): string {
  if (error instanceof BackupDamaged) return `the file cannot be used: ${error.message}.`;
  const words = explainError(error);
  return isDatabaseAway(error) ? `the database cannot be reached or used now: ${words}` : words;
}

/** 1 row, 12 rows. */
export function counted(count: number, thing: string, many = `${thing}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? thing : many}`;
}

export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { NoBackup, backUp } from '#database/backup/back-up.ts';
import { BackupDamaged } from '#database/backup/backup-file.ts';
import { isDatabaseAway } from '#database/database-away.ts';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { NotRestored, restore } from '#database/backup/restore.ts';
import { createOutbox } from '#ports/mail/embedded.ts';
import { createTables } from '#test-checkout/store.ts';
import { createEmbeddedStorage } from '#ports/storage/embedded.ts';
import { explainError } from '#main/watch/explain-error.ts';
import { schema } from '#main/settings/setting-schema.ts';
import { loadEnvironment } from '#main/settings/settings.ts';

/** Where the shop's data are; a backup needs to know nothing else of the settings. */
const databaseSettings = schema.pick({ DATABASE_URL: true, DATA_DIR: true });

/** `npm run backup -- FILE`: writes all that the shop knows into a file. */
export function runBackup(args: string[]): Promise<void> {
  return command('No backup was made', async () => {
    const [file, ...rest] = args;
    if (!file || rest.length > 0 || file.startsWith('-')) {
      throw new NoBackup('say where: npm run backup -- FILE');
    }
    const target = resolve(file);
    const { tables, rows } = await withDatabase({ mustExist: true }, (url) =>
      backUp(url, target, new Date()),
    );
    const { size } = await stat(target);
    return `${counted(rows, 'row')} of ${counted(tables, 'table')} are in ${target} (${counted(size, 'byte')}).`;
  });
}

/** `npm run restore -- FILE [--replace]`: puts a backup back, also in the place of a shop. */
export function runRestore(args: string[]): Promise<void> {
  return command('Nothing was restored', async () => {
    const [file, ...rest] = args.filter((arg) => arg !== '--replace');
    if (!file || rest.length > 0 || file.startsWith('-')) {
      throw new NotRestored(
        'say which: npm run restore -- FILE, or npm run restore -- FILE --replace',
      );
    }
    const source = resolve(file);
    if (!existsSync(source)) throw new NotRestored(`there is no file ${source}.`);
    const { tables, rows } = await withDatabase({ mustExist: false }, (url) =>
      restore({
        url,
        file: source,
        migrations: join('src', 'database', 'migrations'),
        replace: args.includes('--replace'),
        ports,
      }),
    );
    return `${counted(rows, 'row')} of ${counted(tables, 'table')} are back. Start the shop: it asks the payment provider for what came later.`;
  });
}

/** Every embedded port that has tables, by their schema, whichever of them the settings choose. */
const ports = {
  outbox: (sql: Client) => createOutbox({ sql, clock: () => new Date() }).prepare(),
  storage: (sql: Client) => createEmbeddedStorage({ sql }).prepare(),
  test_checkout: (sql: Client) => createTables(sql),
};

/** Lends the shop's database; the embedded one is started where it does not run. */
async function withDatabase<T>(
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

async function command(failure: string, action: () => Promise<string>): Promise<void> {
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

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUp, NoBackup } from '#database/backup/back-up.ts';
import { BackupDamaged } from '#database/backup/backup-file.ts';
import { NotRestored, restore } from '#database/backup/restore.ts';
import { openDatabase } from '#database/client.ts';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { adminHref } from '#domain/addresses.ts';
import { LINK_HOURS } from '#domain/admin/operator.ts';
import { makeFirstLink, makeRecoveryLink } from '#flows/sign-in/operator-link.ts';
import { MIGRATIONS, restoredPorts } from '#main/services/backups.ts';
import { schema } from '#main/settings/setting-schema.ts';
import { loadEnvironment, readSettings } from '#main/settings/settings.ts';
import { explainError } from '#main/watch/describe-error.ts';

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
  const postgres = await startEmbeddedPostgres({ dataDir, log: printLine });
  try {
    return await action(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Runs a command of the shell: what it answers is printed, a failure in words, with the exit code 1. */
export async function runCommand(failure: string, action: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await action()}\n`);
  } catch (error) {
    printLine(`${failure}: ${explain(error)}`);
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
export function formatCounted(count: number, thing: string, many = `${thing}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? thing : many}`;
}

export function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * `npm run operator:link -- [--email ADDRESS]`: on the machine of the shop, where password, authenticator or all of it
 * is lost. Prints a link of one use: for the person with that mailbox, or for the first person where there is none.
 */
export function runOperatorLink(args: string[]): Promise<void> {
  return runCommand('No link was made', async () => {
    const email = readArgs(args);
    const answer = readSettings(loadEnvironment());
    if (!answer.ok) throw new Error(answer.faults.join(' '));
    const token = await withDatabase({ mustExist: true }, (url) => makeLinkAt(url, email));
    if (token === undefined) throw new Error(whyNot(email));
    const { cs } = answer.settings.shop.origins;
    return `${cs}${adminHref('operatorLink', { token })}\n(once, within ${LINK_HOURS} hours)`;
  });
}

async function makeLinkAt(url: string, email: string | undefined): Promise<string | undefined> {
  const { db, close } = openDatabase(url, () => {}, undefined, 1);
  const services = { db, clock: () => new Date() };
  try {
    return await (email === undefined
      ? makeFirstLink(services)
      : makeRecoveryLink(services, email));
  } finally {
    await close();
  }
}

/** @returns the mailbox; undefined where none is named */
function readArgs(args: readonly string[]): string | undefined {
  const [name, email, ...rest] = args.flatMap((arg) => arg.split('='));
  if (name === undefined) return undefined;
  if (name === '--email' && email && rest.length === 0) return email;
  throw new Error('say whose: npm run operator:link -- --email ADDRESS');
}

function whyNot(email: string | undefined): string {
  return email === undefined
    ? 'somebody can sign in already; say who has lost access: npm run operator:link -- --email ADDRESS'
    : `nobody signs in with ${email}.`;
}

/** `npm run backup -- FILE`: writes all that the shop knows into a file. */
export function runBackup(args: string[]): Promise<void> {
  return runCommand('No backup was made', async () => {
    const [file, ...rest] = args;
    if (!file || rest.length > 0 || file.startsWith('-')) {
      throw new NoBackup('say where: npm run backup -- FILE');
    }
    const target = resolve(file);
    const { tables, rows } = await withDatabase({ mustExist: true }, (url) =>
      backUp(url, target, new Date()),
    );
    const { size } = await stat(target);
    return `${formatCounted(rows, 'row')} of ${formatCounted(tables, 'table')} are in ${target} (${formatCounted(size, 'byte')}).`;
  });
}

/** `npm run restore -- FILE [--replace]`: puts a backup back, also in the place of a shop. */
export function runRestore(args: string[]): Promise<void> {
  return runCommand('Nothing was restored', async () => {
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
        migrations: MIGRATIONS,
        replace: args.includes('--replace'),
        ports: restoredPorts,
      }),
    );
    return `${formatCounted(rows, 'row')} of ${formatCounted(tables, 'table')} are back. Start the shop: it asks the payment provider for what came later.`;
  });
}

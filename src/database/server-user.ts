import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './embedded-binaries.ts';

const run = promisify(execFile);

/** The user that has no rights of its own and that every Linux knows by name, as initdb demands. */
const NOBODY = 65_534;

/** How a PostgreSQL program is run: PostgreSQL refuses to run as root. */
export interface ServerUser {
  /** Command and options put in front of the program's own. */
  prefix: readonly string[];
  /** Who must own the server's folders; undefined: whoever runs this program. */
  uid: number | undefined;
}

const OURSELVES: ServerUser = { prefix: [], uid: undefined };

/** We stay who we are, so a folder that only we may enter stays open; inside we are called nobody. */
const IN_OWN_NAMESPACE: ServerUser = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  uid: undefined,
};

/** Where namespaces are not allowed, as in most containers: another user. */
function asUser(uid: number): ServerUser {
  return {
    prefix: ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
    uid,
  };
}

/** The same, with the one right of root that lets it pass through folders closed to others. */
function asUserThatEntersFolders(uid: number): ServerUser {
  const only = '-all,+dac_override';
  const rights = [`--inh-caps=${only}`, `--ambient-caps=${only}`, `--bounding-set=${only}`];
  return { prefix: [...asUser(uid).prefix, ...rights], uid };
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
  if (process.getuid === undefined) return OURSELVES;
  const uid = process.getuid();
  if (uid !== 0 && isNamed()) return OURSELVES;
  const { uid: owner } = await stat(folder);
  const others = owner === 0 ? NOBODY : owner;
  const ways = [
    ...(owner === uid ? [IN_OWN_NAMESPACE] : []),
    ...(uid === 0 ? [asUser(others), asUserThatEntersFolders(others)] : []),
  ];
  for (const way of ways) {
    if (way.uid !== undefined && way.uid !== owner) await chown(folder, way.uid, way.uid);
    if (await works(way, binaries, folder)) return way;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other way was found to run it in ${folder} ` +
      '(tried unshare and setpriv of util-linux). ' +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or later.',
  );
}

/** True where this user has a name; initdb asks for it. */
function isNamed(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function works(way: ServerUser, binaries: PostgresBinaries, folder: string) {
  const [command = '', ...options] = way.prefix;
  const probe = 'test -w "$1" && test "$(id -u)" != 0 && "$2" --version';
  try {
    await run(command, [...options, 'sh', '-c', probe, 'sh', folder, binaries.postgres], {
      cwd: folder,
    });
    return true;
  } catch {
    return false;
  }
}

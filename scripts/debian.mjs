import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isStopping, run, say } from './run.mjs';

/**
 * Installs packages of Debian where this is Debian and we may.
 * @param {string[]} packages
 * @param {string} purpose what they are for, as the terminal says it
 * @returns {Promise<boolean>} false where it cannot be done here; why it failed is said
 */
export async function installPackages(packages, purpose) {
  const privilege = findPrivilege();
  if (!findApiClient('apt-get') || privilege === undefined) return false;
  say(`Installing ${purpose} …`);
  const [command, ...args] = [...privilege, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  for (const asked of [['update', '-qq'], install]) {
    const code = await run(command, [...args, ...asked], { quiet: true });
    if (isStopping()) process.exit(1);
    if (code !== 0) return false;
  }
  return true;
}

/** The path of a program that is found by its name. */
export function findApiClient(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isApiClient);
}

export function isApiClient(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What is put in front of a command that only root may run; undefined where we cannot be root. */
function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

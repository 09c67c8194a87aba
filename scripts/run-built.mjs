import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedNode, root, run } from './run.mjs';

const server = join(root, 'build', 'server', 'index.js');

/**
 * Runs a command of the built program with the arguments of ours, in the project's folder and by the
 * project's own Node. A build that is there is taken as it is: a shop may be running on it.
 * @param {string} name of the command among what the program offers
 * @param {(arg: string) => string} [toArg] what becomes of each argument; by default it may name a file
 * @returns {Promise<number>} its exit code
 */
export async function runBuilt(name, toArg = fromHere) {
  if (!existsSync(server)) {
    await ensureInstalled();
    await ensureBuilt();
  }
  const args = process.argv.slice(2).map(toArg);
  return run(
    packagedNode(),
    ['--enable-source-maps', fileURLToPath(import.meta.url), name, ...args],
    {
      env: { NODE_ENV: process.env.NODE_ENV || 'production' },
    },
  );
}

/** Files are named from where the command was given, which npm tells. */
function fromHere(arg) {
  if (arg.startsWith('-') || isAbsolute(arg)) return arg;
  const here = process.env.INIT_CWD ?? process.cwd();
  return relative(root, here) === '' ? arg : resolve(here, arg);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2);
  const program = await import(pathToFileURL(server).href);
  await program[name](args);
}

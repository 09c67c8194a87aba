import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { part } from './parts.mjs';
import { packagedNode, root, run, say, step } from './run.mjs';

/** What the build is made of. */
const sources = ['src', 'package.json', 'package-lock.json', 'tsconfig.json'];
const configuration = /\.config\.[jt]s$/;
const folder = join(root, 'build');
const stamp = join(folder, 'fingerprint');
const server = join(folder, 'server', 'index.js');
/** Holds the number of the process that builds. */
const lock = join(folder, 'building');
const LOOK_MS = 200;

/** Builds what browsers and the server run, unless the build at hand was made of the same sources. */
export async function ensureBuilt() {
  if (isFresh()) return;
  // Whoever built before us may have built the same.
  await alone(async () => isFresh() || build({ isQuiet: true }));
}

function isFresh() {
  return (
    existsSync(server) && existsSync(stamp) && readFileSync(stamp, 'utf8') === takeFingerprint()
  );
}

async function build({ isQuiet }) {
  say('Building …');
  // A change while it builds is in the next one.
  const fingerprint = takeFingerprint();
  // A build that is broken off must not pass for a finished one.
  rmSync(stamp, { force: true });
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { NODE_ENV: 'production' };
  await step(packagedNode(), [program, 'build'], { env, quiet: isQuiet });
  writeFileSync(stamp, fingerprint);
}

/** Two starts at once would write into one folder: one after the other. */
async function alone(action) {
  mkdirSync(folder, { recursive: true });
  for (let isTold = false; !take(); isTold = true) {
    if (!isTold) say('Waiting for another build …');
    if (isGone(builder())) rmSync(lock, { force: true });
    else await delay(LOOK_MS);
  }
  // A step that fails ends us.
  const giveBack = () => rmSync(lock, { force: true });
  process.once('exit', giveBack);
  await action();
  process.off('exit', giveBack);
  giveBack();
}

/** Whether the lock is ours now. It comes into being with its number in it. */
function take() {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** Who builds; undefined where he has just finished. */
function builder() {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a process has ended without giving the lock back. */
function isGone(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function takeFingerprint() {
  const hash = createHash('sha256');
  const configs = readdirSync(root).filter((name) => configuration.test(name));
  for (const file of [...sources, ...configs.toSorted()].flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The files under a path, tests left out, always in the same order. */
function listFiles(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .toSorted();
}

/** The same as a part of a longer run, which tells in its end that it could not be built. */
export function tryBuild() {
  const program = fileURLToPath(import.meta.url);
  return part('build', () => run(packagedNode(), [program, '--if-changed']));
}

/** `npm run build`: builds in any case, unless told. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-changed')) await ensureBuilt();
  else await alone(() => build({ isQuiet: false }));
}

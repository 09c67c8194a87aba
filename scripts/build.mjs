import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagedNode, root, say, step } from './run.mjs';

/** What the build is made of. */
const sources = ['src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];
const configuration = /\.config\.[jt]s$/;
const stamp = join(root, 'build', 'fingerprint');

/** Builds what browsers and the server run, unless the build at hand was made of the same sources. */
export async function ensureBuilt() {
  const fingerprint = takeFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Building …');
  // A build that is broken off must not pass for a finished one.
  rmSync(stamp, { force: true });
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { NODE_ENV: 'production' };
  await step(packagedNode(), [program, 'build'], { env, quiet: true });
  writeFileSync(stamp, fingerprint);
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

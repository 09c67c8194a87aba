import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, step } from './run.mjs';

/** What NODE_ENV or somebody's own configuration of npm might leave out. */
const all = ['--include=dev', '--include=optional', '--ignore-scripts=false'];
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of package-lock.json where they are not, or not all, installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  say('Installing packages, about a minute …');
  // Not `npm ci`: it refuses a lock file that leaves out packages for other systems, as ours does.
  await step(...npm('install', '--no-save', ...all, ...quietly));
}

/**
 * Installs Lighthouse where it is not: apart, for it weighs 176 MB and only `npm run bench -- lighthouse`
 * needs it. What it is made of is in bench/lighthouse/package-lock.json.
 */
export async function ensureLighthouse() {
  const folder = join(root, 'bench', 'lighthouse');
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const [name] = Object.keys(wanted.packages[''].dependencies);
  const path = `node_modules/${name}`;
  const file = join(folder, path, 'package.json');
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
  if (found === wanted.packages[path].version) return;
  say('Installing Lighthouse …');
  await step(...npm('ci', '--prefix', folder, '--ignore-scripts', ...quietly));
}

/**
 * The command for npm with these arguments: program and its options. If npm started us, our Node runs that
 * same npm; its bare name would not work on Windows.
 */
export function npm(...args) {
  const { npm_execpath: program } = process.env;
  return program ? [process.execPath, [program, ...args]] : ['npm', args];
}

/** npm writes down what it installed once it has finished; that is compared with what is wanted. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages(join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([folder, { version, optional }]) => {
    if (folder === '') return true;
    return found[folder] ? found[folder].version === version : optional === true;
  });
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

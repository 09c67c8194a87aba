import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const isWindows = process.platform === 'win32';

/** Time in which a second signal is taken for an echo of the first: npm passes on what we got as well. */
const ECHO_MS = 700;

const running = new Set();
let stop;

/**
 * Runs a program to its end, in a group of processes of its own: a signal goes to it once and through
 * us, and to everything that it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, linked?: boolean, onMessage?: (message: unknown) => void }} [options]
 *   quiet: what it prints is shown only if it fails; linked: it is told when we are gone, and can tell
 *   us something
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, quiet = false, linked = false, onMessage } = {}) {
  const out = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    detached: !isWindows,
    env: { ...process.env, PATH: searchPath(), ...env },
    stdio: ['ignore', out, out, ...(linked ? ['ipc'] : [])],
  });
  running.add(child);
  if (onMessage) child.on('message', onMessage);
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      say(`${command} could not be run: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (quiet && code !== 0 && !stop) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** Runs a step without which the rest makes no sense; a failure or Ctrl-C ends us. */
export async function step(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0 && !stop) return;
  // Whatever goes on beside it has lost its sense as well.
  send('SIGTERM');
  process.exit(code || exitCodeOf(stop.signal));
}

/** True once somebody wants us to end. */
export function isStopping() {
  return stop !== undefined;
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** The Node that npm brought: the program needs it, whatever Node runs this script. */
export function packagedNode() {
  const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  say('Node.js 26 is missing: npm has probably been told to run no install scripts.');
  say('Run "npm ci --ignore-scripts=false", or use Node.js 26 or later.');
  return process.exit(1);
}

/** Programs of the project's packages are found first, its Node among them. */
function searchPath() {
  return [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 1);
}

function onSignal(signal) {
  if (running.size === 0) process.exit(exitCodeOf(signal));
  if (!stop) {
    stop = { signal, at: Date.now() };
    send(signal);
  } else if (Date.now() - stop.at > ECHO_MS) {
    send('SIGKILL');
  }
}

function send(signal) {
  for (const child of running) {
    try {
      if (isWindows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has just ended by itself.
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal));

// Where npm was killed it can pass on no signal, and we must not outlive it.
if (process.env.npm_lifecycle_event) {
  const starters = findStarters();
  setInterval(() => {
    if (findStarters() !== starters && !stop) onSignal('SIGTERM');
  }, 100).unref();
}

/** The process that started us; where that is the shell which npm puts between, npm's as well. */
function findStarters() {
  const parent = String(process.ppid);
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(
      readFileSync(`/proc/${parent}/stat`, 'utf8'),
    );
    return /^(sh|dash|bash)$/.test(name) ? `${parent} ${grandparent}` : parent;
  } catch {
    return parent;
  }
}

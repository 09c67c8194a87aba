import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync } from 'node:fs';
import { chmod, copyFile, readFile, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, isAbsolute, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureSocketFolder } from './cluster.ts';
import type { ServerUser } from './server-user.ts';

/** Bytes after which the server's log is emptied; a copy of the part before is kept beside it. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Opens the server's log to be continued, for its owner alone.
 * @returns its file descriptor
 */
async function openServerLog(file: string): Promise<number> {
  await shortenServerLog(file);
  const log = openSync(file, 'a', 0o600);
  fchmodSync(log, 0o600);
  return log;
}

/**
 * Empties a log that has grown too long and keeps a copy of it. A server may go on writing to it: it has
 * the file open for appending, and continues at the new end.
 */
export async function shortenServerLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.size <= MOST_BYTES) return;
  const before = `${file}.1`;
  try {
    await copyFile(file, before);
    await chmod(before, 0o600);
  } catch {
    // No space for a copy as well: the log is emptied without one.
    await rm(before, { force: true });
  }
  await truncate(file);
}

const run = promisify(execFile);

const POLL_MS = 10;

/** A folder with a cluster, and how the server on it is run. */
export interface Cluster {
  folder: string;
  logFile: string;
  user: ServerUser;
  /** False gives up safety on disk for speed, in tests. */
  durable: boolean;
}

/** A running server: which one it is, and where it is reached. */
export interface Postmaster {
  pid: number;
  /** From its pid file, in seconds since 1970; process numbers are reused. */
  startedAt: string;
  /** Folder of its Unix socket, or the address on which it listens. */
  host: string;
  port: number;
}

/**
 * The server that runs on a cluster now, as its postmaster.pid tells; `starting` while it does not say
 * yet where it is reached. A file left behind is taken away where its process number meanwhile belongs
 * to another program: PostgreSQL would take that one for itself and refuse to start, which happens in
 * containers, where the numbers repeat.
 */
export async function findPostmaster(folder: string): Promise<Postmaster | 'starting' | undefined> {
  const { file, pid, startedAt, port, host } = await readPidFile(folder);
  if (pid === undefined) return undefined;
  if (!(await isServer(pid))) {
    if (isAlive(pid)) await rm(file, { force: true });
    return undefined;
  }
  return startedAt && port && host ? { pid, startedAt, host, port } : 'starting';
}

async function readPidFile(folder: string) {
  const file = join(folder, 'postmaster.pid');
  // Lines: process number, folder, time of start, port, folder of the socket, address, …
  const text = (await readIfThere(file)) ?? '';
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const isNumber = Number.isInteger(pid) && pid > 0;
  return {
    file,
    pid: isNumber ? pid : undefined,
    startedAt: lines[2],
    port: Number(lines[3]),
    host: lines[4] || lines[5],
  };
}

/**
 * What the server may write into its log: what happened, and nothing of what customers typed. Details,
 * context and statements quote values.
 */
const SILENCE = [
  'log_checkpoints=off',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
];

/** Of a server that need not outlive a test, and that many shops share at once, each with pools of its own. */
const FOR_TESTS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
];

/**
 * Starts the server detached from this program: Ctrl-C must reach only this program, which then stops the
 * server in order.
 * @param port the one to listen at on Windows; by default any that is free
 */
export async function launchPostmaster(cluster: Cluster, port?: number): Promise<ChildProcess> {
  const { folder, user, durable } = cluster;
  const settings = [
    ...(await findListening(folder, user, port)),
    ...SILENCE,
    ...(durable ? [] : FOR_TESTS),
  ].flatMap((setting) => ['-c', setting]);
  const [command = '', ...rest] = [
    ...user.prefix,
    user.binaries.postgres,
    '-D',
    folder,
    ...settings,
  ];
  const log = await openServerLog(cluster.logFile);
  const child = spawn(command, rest, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  return child;
}

/** True until the program has ended or was found not to start at all. */
export function isProcessRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * Ends every connection and writes everything down; returns when the server has gone. Another one that
 * has taken its place on the cluster is left alone.
 */
export async function stopPostmaster(cluster: Cluster, postmaster: Postmaster): Promise<void> {
  const { folder, user } = cluster;
  const { pid, host } = postmaster;
  const found = await readPidFile(folder);
  if (found.pid !== pid || found.startedAt !== postmaster.startedAt) return;
  if (!(await isServer(pid))) return;
  // Not `pg_ctl stop`: that waits for any server on the folder, also for one started later.
  if (process.platform === 'win32') await run(user.binaries.pgCtl, ['kill', 'INT', String(pid)]);
  else process.kill(pid, 'SIGINT');
  while (await isServer(pid)) await delay(POLL_MS);
  if (isAbsolute(host) && host !== folder) await rmdir(host).catch(() => {});
}

async function findListening(
  folder: string,
  user: ServerUser,
  port: number | undefined,
): Promise<string[]> {
  if (process.platform === 'win32') {
    const chosen = port ?? (await freePort());
    return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${chosen}`];
  }
  const socketFolder = await ensureSocketFolder(folder, user);
  // A list, in which a name with spaces or commas stands in quotes.
  const quoted = `"${socketFolder.replaceAll('"', '""')}"`;
  return ['listen_addresses=', `unix_socket_directories=${quoted}`, 'port=5432'];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process is there and a PostgreSQL. Where the system does not tell which program it is,
 * the answer is yes: two servers on one folder would destroy it.
 */
async function isServer(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readIfThere(`/proc/${pid}/cmdline`);
  if (command === undefined) return isAlive(pid);
  // Empty where the process has ended and only waits for its parent to notice.
  const [program = ''] = command.split('\0');
  return basename(program).startsWith('postgres');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // ESRCH: a process that ended while its file was read.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

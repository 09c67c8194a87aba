import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A file system of a few hundred megabytes that only some programs see: those that are started with
 * `command`. It is gone when the last of them has ended.
 */
export interface SmallDisk {
  folder: string;
  /** Put before a command, it has that run where the folder is this disk. */
  command: readonly string[];
  /** The path of a file on it, as programs outside see it. */
  seen(path: string): string;
  /** Fills it to the last byte. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  free(): Promise<void>;
  close(): Promise<void>;
}

/** A cluster takes 60 MB, the WAL of a few orders as much again. */
const SIZE_MB = 320;
const START_MS = 5000;
const BLOCK = Buffer.alloc(1024 * 1024);

/** As root, or as a user who may become root in a namespace. */
const ways = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
];

/** Undefined where this system or this user may make none. */
export async function makeSmallDisk(): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-disk-'));
  for (const way of ways) {
    const keeper = await keep(way, folder);
    if (keeper) return diskOf(keeper, folder, way.includes('--user'));
  }
  await rmdir(folder);
  return undefined;
}

/** A program that holds the disk until its input ends, which it does with us. */
async function keep(way: readonly string[], folder: string): Promise<ChildProcess | undefined> {
  const [command = '', ...options] = way;
  const mount = `mount -t tmpfs -o size=${SIZE_MB}m,mode=0700 none "$0" && echo mounted && exec cat`;
  const keeper = spawn(command, [...options, 'sh', '-c', mount, folder], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(keeper, 'close').catch(() => {});
  const said = once(keeper.stdout, 'data').then(([text]) => String(text));
  const late = delay(START_MS, '', { ref: false });
  if ((await Promise.race([said, ended.then(() => ''), late])).startsWith('mounted')) return keeper;
  keeper.kill('SIGKILL');
  await ended;
  return undefined;
}

function diskOf(keeper: ChildProcess, folder: string, hasOwnUser: boolean): SmallDisk {
  const pid = String(keeper.pid);
  const seen = (path: string) => join('/proc', pid, 'root', path);
  const ballast = seen(join(folder, 'ballast'));
  const user = hasOwnUser ? ['--user', '--preserve-credentials'] : [];
  return {
    folder,
    command: ['nsenter', '--target', pid, '--mount', ...user, '--wd=.'],
    seen,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (let size = BLOCK.length; size >= 1;) {
          const isWritten = await file.write(BLOCK, 0, size).then(
            ({ bytesWritten }) => bytesWritten === size,
            () => false,
          );
          if (!isWritten) size = Math.floor(size / 2);
        }
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async close() {
      keeper.stdin?.end();
      if (keeper.exitCode === null && keeper.signalCode === null) await once(keeper, 'exit');
      await rmdir(folder).catch(() => {});
    },
  };
}

import { mkdtemp, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProcesses, signalAll, until } from './processes.ts';
import type { SmallDisk } from './small-disk.ts';

/** The PostgreSQL that a shop runs by itself in its data folder, seen and broken from outside. */
export interface EmbeddedDatabase {
  /** The folder as the shop knows it. */
  dataDir: string;
  /** Its address, once the shop has opened. */
  url(): Promise<string>;
  /** Process number of the server; undefined while none runs. */
  pid(): Promise<number | undefined>;
  /** `kill -9` of the server itself, as by a machine that has run out of memory; its number. */
  kill(): Promise<number>;
  /** Takes its postmaster.pid away. PostgreSQL notices within a minute and ends. */
  losePidFile(): Promise<void>;
  /** Stops all of its processes where they stand: it takes connections, and answers nothing. */
  freeze(): Promise<void>;
  /** Lets them go on. */
  thaw(): Promise<void>;
  close(): Promise<void>;
}

const GONE_MS = 60_000;

/** A data folder for a shop of its own; `disk`: not on this machine's disk but on that one. */
export async function createEmbeddedDatabase(disk?: SmallDisk): Promise<EmbeddedDatabase> {
  const dataDir = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'vzlet-embedded-')));
  const seen = (path: string) => disk?.seen(path) ?? path;
  const pidFile = seen(join(dataDir, 'pg', 'postmaster.pid'));
  const list = () => listProcesses(`-D ${join(dataDir, 'pg')}`);

  async function readPidFile(): Promise<string[]> {
    const text = await readFile(pidFile, 'utf8').catch(() => '');
    return text.split('\n').map((line) => line.trim());
  }

  async function pid(): Promise<number | undefined> {
    const [first] = await readPidFile();
    const found = Number(first);
    return (await list()).includes(found) ? found : undefined;
  }

  return {
    dataDir,
    pid,
    async url() {
      const [, , , port = '', folder = ''] = await readPidFile();
      const query = new URLSearchParams({ host: seen(folder), port });
      return `postgres://shop@localhost/shop?${query}`;
    },
    async kill() {
      const killed = await pid();
      if (killed === undefined) throw new Error('no embedded PostgreSQL runs');
      process.kill(killed, 'SIGKILL');
      await until('the killed server is gone', GONE_MS, async () => (await pid()) !== killed);
      return killed;
    },
    losePidFile: () => unlink(pidFile),
    async freeze() {
      // The server itself goes first: from then on it makes no more of them.
      signalAll([(await pid()) ?? 0].filter(Boolean), 'SIGSTOP');
      signalAll(await list(), 'SIGSTOP');
    },
    thaw: async () => signalAll(await list(), 'SIGCONT'),
    async close() {
      signalAll(await list(), 'SIGKILL');
      await until('PostgreSQL is gone', GONE_MS, async () => (await list()).length === 0);
      if (!disk) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

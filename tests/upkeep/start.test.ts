import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { ask } from '#tests/stage/embedded.ts';
import { type PreparedCluster, prepareCluster } from '#tests/stage/prepared-cluster.ts';

/** A shop that `npm start` has begun to open; it may have to build first. */
interface Start {
  child: ChildProcess;
  printed(): string;
  timesOpened(): number;
  /** Milliseconds until it said that it is open. */
  opened: Promise<number>;
  /** Exit code and signal. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}

let dataDir: string;
let port: number;
let starts: Start[];
let prepared: PreparedCluster;

beforeAll(async () => {
  prepared = await prepareCluster(migrate);
});
afterAll(() => prepared.remove());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vzlet-start-'));
  port = await freePort();
  starts = [];
});

afterEach(async () => {
  for (const { child, ended } of starts) {
    child.kill();
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

describe('npm start', { timeout: 120_000 }, () => {
  it('opens both editions, says where, and leaves nothing behind', async () => {
    const first = start();
    await first.opened;
    expect(first.printed()).toContain(`http://localhost:${port}`);
    expect(first.printed()).toContain(`http://en.localhost:${port}`);
    expect(first.printed()).toContain('test checkout');
    expect(first.printed()).toContain(`http://localhost:${port}/outbox`);
    expect(first.printed()).toMatch(/\/ad\/link\/[\w-]{32} \(once/);
    expect(first.printed()).toContain('invented press marks show, each marked');
    expect(await page()).toContain('<html lang="cs"');
    expect(await stop(first)).toEqual([0, null]);
    expect(processesOf(dataDir)).toEqual([]);

    const second = start();
    await second.opened;
    // What is installed and built is there already.
    expect(second.printed()).not.toMatch(/Installing|Building/);
    // A link that is printed at each start ends up in a log that is kept.
    expect(second.printed()).not.toContain('/ad/link/');
    expect(second.printed()).toContain('npm run operator:link shows the link');
    await stop(second);
  });
});

describe('npm start on a folder that is set up', { timeout: 120_000 }, () => {
  beforeEach(() => prepared.copyTo(dataDir));

  it('starts the program again after an error that nobody caught, and after it was killed', async () => {
    const preload = fileURLToPath(new URL('../stage/throw-on-signal.ts', import.meta.url));
    const shop = start({ NODE_OPTIONS: `--import=${preload}` });
    await shop.opened;
    for (const [round, signal] of (['SIGUSR2', 'SIGKILL'] as const).entries()) {
      process.kill(programOf(shop), signal);
      await expect.poll(shop.timesOpened, { timeout: 60_000 }).toBe(round + 2);
      expect(await page()).toContain('<html lang="cs"');
    }
    expect(shop.printed()).toContain('started again in 1 s');
    expect(shop.printed()).toContain('started again in 2 s');
    expect(await stop(shop)).toEqual([0, null]);
    expect(processesOf(dataDir)).toEqual([]);
  });

  it('ends at a signal while it waits to start the program again', async () => {
    const shop = start();
    await shop.opened;
    process.kill(programOf(shop), 'SIGKILL');
    await expect.poll(shop.printed, { timeout: 10_000 }).toContain('started again in');
    expect((await stop(shop))[0]).not.toBe(0);
    expect(shop.timesOpened()).toBe(1);
    const next = start();
    await next.opened;
    expect(await stop(next)).toEqual([0, null]);
  });

  it('does not start a program again that cannot open', async () => {
    const other = createServer().listen(port);
    const shop = start();
    expect(await shop.ended).toEqual([1, null]);
    expect(shop.printed()).toContain(`port ${port} is taken`);
    expect(shop.printed()).not.toContain('started again');
    await new Promise((resolve) => void other.close(resolve));
  });

  it('names the page of a table that is damaged, and not the query that met it', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const rows = await ask(
      postgres.url,
      `select pg_relation_filepath('drizzle.__drizzle_migrations') as file`,
    );
    await postgres.stop();
    const [{ file }] = z.tuple([z.object({ file: z.string() })]).parse(rows);
    await writeFile(join(dataDir, 'pg', file), Buffer.alloc(8192, 'x'));
    const next = start();
    expect(await next.ended).toEqual([1, null]);
    expect(next.printed()).toMatch(
      /cannot open: the database says: invalid page in block 0 of rel/,
    );
    expect(next.printed()).not.toMatch(/select|params/);
  });

  it('warns of a public shop whose forms would all be refused', async () => {
    const env = {
      CS_ORIGIN: 'https://vzlet.example',
      EN_ORIGIN: 'https://en.vzlet.example',
      ALLOW_TEST_CHECKOUT: 'true',
    };
    const deaf = start(env);
    await deaf.opened;
    expect(deaf.printed()).toContain('TRUST_PROXY is not set');
    expect(deaf.printed()).not.toContain('press marks');
    await stop(deaf);
    const hearing = start({ ...env, TRUST_PROXY: 'true' });
    await hearing.opened;
    expect(hearing.printed()).not.toContain('TRUST_PROXY');
    await stop(hearing);
  });

  it('finds its way after its script was killed with force', async () => {
    const killed = start();
    await killed.opened;
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = start();
    await next.opened;
    expect(await page()).toContain('<html lang="cs"');
    expect(await stop(next)).toEqual([0, null]);
  });

  it('opens a second shop beside the first', async () => {
    const first = start();
    await first.opened;
    const other = await mkdtemp(join(tmpdir(), 'vzlet-start-'));
    await prepared.copyTo(other);
    const second = start({ DATA_DIR: other, PORT: String(await freePort()) });
    await second.opened;
    await stop(first);
    expect(second.child.exitCode).toBeNull();
    await stop(second);
    await rm(other, { recursive: true });
  });

  it('lists all that is wrong with the settings and ends', async () => {
    const wrong = start({ PORT: 'abc', CS_ORIGIN: 'vzlet.cz' });
    expect(await wrong.ended).toEqual([1, null]);
    expect(wrong.printed()).toContain('- PORT must be');
    expect(wrong.printed()).toContain('- CS_ORIGIN must be');
  });
});

function start(settings: Record<string, string> = {}): Start {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '', ...settings };
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'pipe' });
  let printed = '';
  const opened = new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is open')) resolve(performance.now() - startedAt);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('exit', (code, signal) => resolve([code, signal]));
  });
  const timesOpened = () => printed.split('is open.').length - 1;
  const started = { child, printed: () => printed, timesOpened, opened, ended };
  starts.push(started);
  return started;
}

function stop({ child, ended }: Start): Start['ended'] {
  child.kill('SIGTERM');
  return ended;
}

async function page(): Promise<string> {
  const response = await fetch(`http://localhost:${port}/cenik`);
  return await response.text();
}

/** The process number of the program that the start command has started. */
function programOf({ child }: Start): number {
  const found = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], {
    encoding: 'utf8',
  });
  return Number(found.trim());
}

function processesOf(folder: string): string[] {
  const commands = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return commands.split('\n').filter((command) => command.includes(folder));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

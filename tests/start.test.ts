import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A shop that `npm start` has begun to open; it may have to build first. */
interface Start {
  child: ChildProcess;
  printed(): string;
  /** Milliseconds until it said that it is open. */
  opened: Promise<number>;
  /** Exit code and signal. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
}

let dataDir: string;
let port: number;
let starts: Start[];

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

describe('npm start', () => {
  it('opens both editions, says where, and leaves nothing behind', async () => {
    const first = start();
    await first.opened;
    expect(first.printed()).toContain(`http://localhost:${port}`);
    expect(first.printed()).toContain(`http://en.localhost:${port}`);
    expect(first.printed()).toContain('test checkout');
    expect(first.printed()).toContain(`http://localhost:${port}/outbox`);
    expect(await page()).toContain('<html lang="cs"');
    expect(await stop(first)).toEqual([0, null]);
    expect(processesOf(dataDir)).toEqual([]);

    const second = start();
    expect(await second.opened).toBeLessThan(2000);
    await stop(second);
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
      if (printed.includes('(once)')) resolve(performance.now() - startedAt);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('exit', (code, signal) => resolve([code, signal]));
  });
  const started = { child, printed: () => printed, opened, ended };
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

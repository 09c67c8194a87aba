import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { locks } from '#database/locks.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { postmasterPid, serverPids } from '#tests/stage/embedded.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';

/** Milliseconds in which every program ends that was told to (docs/deployment.md). */
const IN_TIME_MS = 30_000;
const timeout = 120_000;

let endings: (() => Promise<unknown>)[];
beforeEach(() => {
  endings = [];
});
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
});

/** Tells a program to end; how it did, and after how many milliseconds. */
async function tellToEnd({ child, ended }: Pick<Replica, 'child' | 'ended'>) {
  const begun = performance.now();
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), IN_TIME_MS + 10_000);
  const [code] = await ended;
  clearTimeout(late);
  return { code, ms: performance.now() - begun };
}

async function start(url: string, env: Record<string, string> = {}): Promise<Replica> {
  const replica = await startReplica(url, env);
  endings.push(() => replica.stop());
  return replica;
}

/** A shop with its embedded PostgreSQL on a folder of its own. */
async function startEmbedded(): Promise<{ replica: Replica; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-embedded-'));
  endings.push(async () => {
    // Joins what was left behind, so that it can be stopped.
    const left = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    await left.stop();
    await rm(folder, { recursive: true });
  });
  return { replica: await start('', { DATA_DIR: folder, LOG_LEVEL: 'warn' }), folder };
}

describe('a program that is told to end', { timeout }, () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    endings.push(() => database.drop());
  });

  it('does so in time while its database is away', async () => {
    const proxy = await createDatabaseProxy(database.url);
    endings.push(() => proxy.close());
    const replica = await start(proxy.url, { LOG_LEVEL: 'warn' });
    proxy.cut();
    const { code, ms } = await tellToEnd(replica);
    expect(ms).toBeLessThan(IN_TIME_MS);
    expect(code).toBe(0);
    expect(replica.printed()).toContain('did not end in time');
  });

  it('does so in time while it still opens', async () => {
    const client = new Client(database.url);
    await client.connect();
    endings.push(() => client.end());
    await client.query('select pg_advisory_lock($1)', [locks.migration]);
    const env = { ...process.env, PORT: String(await freePort()), DATABASE_URL: database.url };
    const child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: 'ignore' });
    const ended = once(child, 'exit').then(([code, signal]): [number | null, null] => [
      code,
      signal,
    ]);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout }).toBe(1);
    const { code, ms } = await tellToEnd({ child, ended });
    expect(ms).toBeLessThan(IN_TIME_MS);
    expect(code).toBe(0);
  });

  it('does so in time while its embedded database hangs', async () => {
    const { replica, folder } = await startEmbedded();
    const pids = await serverPids(folder);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    endings.push(async () => pids.forEach((pid) => process.kill(pid, 'SIGCONT')));
    const { code, ms } = await tellToEnd(replica);
    expect(ms).toBeLessThan(IN_TIME_MS);
    expect(code).toBe(0);
    expect(replica.printed()).toContain('could not be closed in order');
  });

  it('does so in time while its embedded database does not come back', async () => {
    const { replica, folder } = await startEmbedded();
    const control = join(folder, 'pg', 'global', 'pg_control');
    await rename(control, `${control}-away`);
    endings.push(() => rename(`${control}-away`, control));
    process.kill(await postmasterPid(folder), 'SIGKILL');
    await expect.poll(() => replica.printed(), { timeout }).toContain('was lost');
    const { code, ms } = await tellToEnd(replica);
    expect(ms).toBeLessThan(IN_TIME_MS);
    expect(code).toBe(0);
  });
});

describe('a program in which an error was caught by nobody', { timeout }, () => {
  const preload = fileURLToPath(new URL('../stage/throw-on-signal.ts', import.meta.url));

  it('answers what is under way, says why in the log, and ends with 1', async () => {
    const database = await createTestDatabase();
    endings.push(() => database.drop());
    const replica = await start(database.url, { NODE_OPTIONS: `--import=${preload}` });
    const socket = connect(replica.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const answered = once(socket, 'close');
    const head = [
      'POST /objednavka?krok=udaje HTTP/1.1',
      `Host: localhost:${replica.port}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Sec-Fetch-Site: same-origin',
      'Content-Length: 3',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\na=`);
    await once(socket, 'ready');
    const ping = await fetch(`${replica.origin}/healthz`);
    expect(ping.status).toBe(200);
    replica.child.kill('SIGUSR2');
    await expect.poll(() => replica.printed()).toContain('nobody caught');
    socket.write('b');
    expect(await replica.ended).toEqual([1, null]);
    await answered;
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(replica.printed()).toContain('thrown for <e-mail>');
    expect(replica.printed()).not.toContain('jana.novakova');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { ask, isServed, postmasterPid } from '#tests/stage/embedded.ts';
import { type PreparedCluster, prepareCluster } from '#tests/stage/prepared-cluster.ts';

const log = () => {};
let folder: string;
let prepared: PreparedCluster;

beforeAll(async () => {
  prepared = await prepareCluster();
});
afterAll(() => prepared.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-embedded-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('sets itself up at the first start and keeps its data to the next', async () => {
    const setUpAt = performance.now();
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const setUpMs = performance.now() - setUpAt;
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await isServed(folder)).toBe(false);

    const startedAt = performance.now();
    const second = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(performance.now() - startedAt).toBeLessThan(setUpMs);
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('joins the server left behind by a program that was killed', async () => {
    await prepared.copyTo(folder);
    const killed = await startInOwnProgram(folder);
    const pid = await postmasterPid(folder);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const next = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await postmasterPid(folder)).toBe(pid);
    await next.stop();
    expect(await isServed(folder)).toBe(false);
  });

  it('recovers what was confirmed before the server itself was killed', async () => {
    await prepared.copyTo(folder);
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    await ask(first.url, 'create table kept as select generate_series(1, 1000) as n');
    process.kill(await postmasterPid(folder), 'SIGKILL');
    const second = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    await second.stop();
    await first.stop();
  });

  it('is not misled by a leftover whose process number belongs to another program', async () => {
    await prepared.copyTo(folder);
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const leftover = await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8');
    await first.stop();
    const other = leftover.replace(/^\d+/, String(process.ppid));
    await writeFile(join(folder, 'pg', 'postmaster.pid'), other, { mode: 0o600 });
    const second = await startEmbeddedPostgres({ dataDir: folder, log });
    await second.stop();
  });

  it('is shared by two programs on one folder until the last has left', async () => {
    const [first, second] = await Promise.all([
      startEmbeddedPostgres({ dataDir: folder, log }),
      startEmbeddedPostgres({ dataDir: folder, log }),
    ]);
    await first.stop();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await isServed(folder)).toBe(false);
    expect((await readdir(folder)).toSorted()).toEqual(['pg', 'postgres.log']);
  });

  it('serves a new start while the last one is still stopping', async () => {
    await prepared.copyTo(folder);
    const first = await startEmbeddedPostgres({ dataDir: folder, log });
    const [second] = await Promise.all([
      startEmbeddedPostgres({ dataDir: folder, log }),
      first.stop(),
    ]);
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('keeps two folders apart', async () => {
    for (const name of ['a', 'b']) await prepared.copyTo(join(folder, name));
    const [first, second] = await Promise.all([
      startEmbeddedPostgres({ dataDir: join(folder, 'a'), log }),
      startEmbeddedPostgres({ dataDir: join(folder, 'b'), log }),
    ]);
    await ask(first.url, 'create table only_here ()');
    await expect(ask(second.url, 'table only_here')).rejects.toThrow('does not exist');
    await first.stop();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it.each([
    ['a folder that only its owner may enter', 'closed'],
    ['spaces, quotes and diacritics', `Můj "obchod", $HOME & 'spol.'`],
    ['a path too long for the address of a socket', 'long/'.repeat(30)],
  ])('works in %s', async (_, name) => {
    await chmod(folder, 0o700);
    const dataDir = join(folder, name);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it.skipIf(process.getuid?.() !== 0)(
    'runs for root in a closed folder where namespaces are not allowed',
    async () => {
      const { PATH } = process.env;
      await writeFile(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      process.env.PATH = `${folder}:${PATH}`;
      try {
        const dataDir = join(folder, 'long/'.repeat(30));
        const postgres = await startEmbeddedPostgres({ dataDir, log });
        expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
        await postgres.stop();
        const again = await startEmbeddedPostgres({ dataDir, log });
        await again.stop();
      } finally {
        process.env.PATH = PATH;
      }
    },
  );

  it('has no address in the network', async () => {
    await prepared.copyTo(folder);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
    expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await postgres.stop();
  });

  it('says where to look when the server cannot start', async () => {
    await prepared.copyTo(folder);
    await rm(join(folder, 'pg', 'global'), { recursive: true });
    await expect(startEmbeddedPostgres({ dataDir: folder, log })).rejects.toThrow(
      /does not start[^]*postgres\.log[^]*pg_control/,
    );
  });
});

/** A program of its own that has the server run and can be killed. */
async function startInOwnProgram(dataDir: string) {
  const program = `
    import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', reject);
  });
  return child;
}

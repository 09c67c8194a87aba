import { rename, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { ask, isServed, killOneBackend, postmasterPid, serverPids } from '#tests/stage/embedded.ts';
import { runScript } from '#tests/stage/keeping.ts';
import { type PreparedCluster, prepareCluster } from '#tests/stage/prepared-cluster.ts';
import { type SmallDisk, canMount, mountSmallDisk } from '#tests/stage/small-disk.ts';

/** Milliseconds in which a busy machine starts a server or gives it up. */
const BACK_MS = 25_000;

let folder: string;
let said: string[];
let programs: EmbeddedPostgres[];
let disk: SmallDisk | undefined;
let prepared: PreparedCluster;

beforeAll(async () => {
  prepared = await prepareCluster();
});
afterAll(() => prepared.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-embedded-'));
  said = [];
  programs = [];
});

afterEach(async () => {
  // A server that is just coming back could not be stopped.
  await areAllBack();
  for (const program of programs) await program.stop();
  await disk?.unmount();
  disk = undefined;
  expect(await isServed(folder)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});

/** A program on a data folder that is set up already; several may share one. */
async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  if (dataDir === folder && programs.length === 0) await prepared.copyTo(folder);
  const program = await startEmbeddedPostgres({ dataDir, log: (line) => said.push(line) });
  programs.push(program);
  return program;
}

/** Waits until the server answers under the address that it had. */
async function answersAgain({ url }: EmbeddedPostgres): Promise<void> {
  const one = () => ask(url, 'select 1 as one').catch(() => undefined);
  await expect.poll(one, { timeout: BACK_MS }).toEqual([{ one: 1 }]);
}

/** Waits until every program knows again that it is not alone, or that it is. */
async function areAllBack(): Promise<void> {
  const lost = () => programs.map(({ lostAt }) => lostAt());
  await expect.poll(lost, { timeout: BACK_MS }).toEqual(programs.map(() => undefined));
}

describe('an embedded PostgreSQL that dies', { timeout: 60_000 }, () => {
  it('is started again under the same address, with everything that was confirmed', async () => {
    const shop = await start();
    await ask(shop.url, 'create table kept as select generate_series(1, 1000) as n');
    for (const round of [1, 2]) {
      process.kill(await postmasterPid(folder), 'SIGKILL');
      await expect.poll(() => said.length, { timeout: BACK_MS }).toBe(2 * round);
      await answersAgain(shop);
    }
    expect(await ask(shop.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    expect(said).toEqual([
      expect.stringContaining('was lost'),
      expect.stringContaining('is back'),
      expect.stringContaining('was lost'),
      expect.stringContaining('is back'),
    ]);
  });

  it('is tried again until it starts, and says since when it has been away', async () => {
    const shop = await start();
    const control = join(folder, 'pg', 'global', 'pg_control');
    await rename(control, `${control}-away`);
    const killedAt = Date.now();
    process.kill(await postmasterPid(folder), 'SIGKILL');
    await expect.poll(() => said.at(-1), { timeout: BACK_MS }).toContain('does not start');
    expect(shop.lostAt()).toBeGreaterThanOrEqual(killedAt);
    await rename(`${control}-away`, control);
    await answersAgain(shop);
    await areAllBack();
    expect(said).toHaveLength(3);
  });

  it('is not taken from the program that started the next one', async () => {
    const leaving = await start();
    process.kill(await postmasterPid(folder), 'SIGKILL');
    const staying = await start();
    await leaving.stop();
    expect(await ask(staying.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe(
  'an embedded PostgreSQL that recovered from the death of one connection',
  { timeout: 60_000 },
  () => {
    it('goes on after the backup of the night', async () => {
      const shop = await start();
      await migrate(shop.url);
      await ask(shop.url, 'create table kept as select 42 as answer');
      await killOneBackend(shop.url);
      await answersAgain(shop);
      await areAllBack();
      const made = await runScript('backup', [join(folder, 'night.backup')], { DATA_DIR: folder });
      expect(made).toMatchObject({ code: 0 });
      expect(await ask(shop.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
      expect(said).toHaveLength(2);
    });

    it('stays with the other program on the folder when one of two leaves', async () => {
      const first = await start();
      const second = await start();
      await killOneBackend(first.url);
      await answersAgain(first);
      // Both have noticed, and said that it is back.
      await expect.poll(() => said.length, { timeout: BACK_MS }).toBe(4);
      await areAllBack();
      const pid = await postmasterPid(folder);
      await first.stop();
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(await postmasterPid(folder)).toBe(pid);
    });
  },
);

describe('an embedded PostgreSQL that hangs', () => {
  it('does not keep its program from stopping, and is not ended by it', async () => {
    const shop = await start();
    const pids = await serverPids(folder);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const begun = performance.now();
    await shop.stop();
    expect(performance.now() - begun).toBeLessThan(6000);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    const next = await start();
    expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await postmasterPid(folder)).toBe(pids[0]);
  });
});

describe.skipIf(!canMount())(
  'on a disk of its own (where one may mount a file system)',
  { timeout: 90_000 },
  () => {
    it('comes back when a disk that was full of its log has space again', async () => {
      disk = await mountSmallDisk(folder, 160);
      const shop = await start(disk.path);
      await ask(shop.url, 'create table kept as select generate_series(1, 1000) as n');
      await disk.fill();
      // 40 MB of log and of nothing else: what tables need is refused without a harm.
      const write = `select pg_logical_emit_message(false, '', repeat('x', 1000000))
      from generate_series(1, 40)`;
      await expect(ask(shop.url, write)).rejects.toThrow();
      await expect.poll(() => said.join(), { timeout: BACK_MS }).toContain('was lost');
      await expect.poll(() => said.join(), { timeout: BACK_MS }).toContain('does not start');
      await disk.makeRoom();
      await answersAgain(shop);
      expect(await ask(shop.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
    });

    it('says that the file system can only be read', async () => {
      disk = await mountSmallDisk(folder, 160);
      const shop = await start(disk.path);
      await shop.stop();
      await disk.makeReadOnly();
      await expect(start(disk.path)).rejects.toThrow(/file system that can only be read/);
    });

    it('says that there is no space, at the first start and at a later one', async () => {
      disk = await mountSmallDisk(folder, 160);
      const first = await start(disk.path);
      await first.stop();
      await disk.fill();
      await expect(start(disk.path)).rejects.toThrow(/0 MB are free/);
      await rm(join(disk.path, 'pg'), { recursive: true });
      await disk.fill();
      await expect(start(disk.path)).rejects.toThrow(/0 MB are free/);
    });
  },
);

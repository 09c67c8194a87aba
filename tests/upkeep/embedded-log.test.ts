import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { ask } from '#tests/stage/embedded.ts';
import { type PreparedCluster, prepareCluster } from '#tests/stage/prepared-cluster.ts';

let folder: string;
let program: EmbeddedPostgres;
let prepared: PreparedCluster;

beforeAll(async () => {
  prepared = await prepareCluster();
});
afterAll(() => prepared.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-log-'));
  await prepared.copyTo(folder);
});
afterEach(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  program = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  return program;
}

describe('the log of the embedded PostgreSQL', () => {
  it('is for its owner alone and quotes neither statements nor what was in them', async () => {
    const shop = await start();
    const file = join(folder, 'postgres.log');
    await ask(shop.url, `create table people (email text unique)`);
    const secret = 'jana.novakova@example.com';
    await ask(shop.url, `insert into people values ('${secret}')`);
    for (const statement of [
      `insert into people values ('${secret}')`,
      `select '{"email": "${secret}", oops}'::json`,
      `select * from people where email = '${secret}' and nothing = 1`,
      `do $$ begin perform 1 / 0; exception when others then raise exception using message = 'told', detail = '${secret}'; end $$`,
    ]) {
      await expect(ask(shop.url, statement)).rejects.toThrow();
    }
    const log = await readFile(file, 'utf8');
    expect(log).toContain('duplicate key value');
    expect(log).not.toMatch(/jana|STATEMENT|DETAIL|CONTEXT/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('begins anew once it is long, and keeps the part before', async () => {
    const file = join(folder, 'postgres.log');
    await writeFile(file, 'x'.repeat(11 * 1024 * 1024), { mode: 0o644 });
    await start();
    expect((await stat(file)).size).toBeLessThan(100_000);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(`${file}.1`, 'utf8')).startsWith('xxx')).toBe(true);
    expect((await stat(`${file}.1`)).mode & 0o777).toBe(0o600);
  });
});

import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';

/** Every test database is a copy of this one, so the migrations run once. */
export const TEMPLATE = 'shop_template';

/** And that of a shop of this one, on which one was opened before. */
export const OPENED = 'shop_opened';

/** Memory as a folder, where Linux has it: a database is made there in a twentieth of the time. */
const MEMORY = '/dev/shm';

/** Bytes that the databases of a test run take at most, several times over. */
const ENOUGH = 2 * 1024 ** 3;

/** A real PostgreSQL in a folder of its own that is gone afterwards. */
export interface TestServer {
  /** At which databases may be made and dropped. */
  url: string;
  stop(): Promise<void>;
}

/** @param durable whether it keeps its promises through an outage, as the shop's own does */
export async function startTestServer({ durable }: { durable: boolean }): Promise<TestServer> {
  const folder = durable ? tmpdir() : await quickestFolder();
  const dataDir = await mkdtemp(join(folder, 'vzlet-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable });
  const admin = new Client(postgres.url);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate(withDatabase(postgres.url, TEMPLATE));
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** For what need not outlive a test. A container often has hardly any memory of that kind. */
async function quickestFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The name of a database in its address. */
export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

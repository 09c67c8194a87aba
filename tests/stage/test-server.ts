import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';

/** Every test database is a copy of this one, so the migrations run once. */
export const TEMPLATE = 'shop_template';

/** A real PostgreSQL in a folder of its own that is gone afterwards. */
export interface TestServer {
  /** At which databases may be made and dropped. */
  url: string;
  stop(): Promise<void>;
}

/** @param durable whether it keeps its promises through an outage, as the shop's own does */
export async function startTestServer({ durable }: { durable: boolean }): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vzlet-tests-'));
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

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

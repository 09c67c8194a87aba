import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { TEMPLATE, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server of the tests' own, at which databases may be made and dropped. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all tests of a project, in a folder of its own that is gone afterwards. */
export default async function setup(
  project: Pick<TestProject, 'provide'>,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vzlet-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  const admin = new Client(postgres.url);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate(withDatabase(postgres.url, TEMPLATE));
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

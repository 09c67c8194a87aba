import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { withDatabase } from '#tests/stage/test-server.ts';
import { closeAtEnd } from './tidy.ts';

/** A server on which each scenario has databases of its own. */
export interface DatabaseServer {
  version: string;
  /** A fresh database: with the shop's tables, or empty. */
  create(kind: 'migrated' | 'empty'): Promise<string>;
  drop(url: string): Promise<void>;
  /** Stops at once, as after a failure of power, and starts again; missing where it is not ours. */
  restart?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Far more than the default of 100, which carries three replicas (docs/deployment.md): several scenarios are played
 * on one server at the same time, some of them with two replicas, and being out of connections is none of their
 * faults.
 */
const MOST_CONNECTIONS = 1000;

/** The embedded PostgreSQL in a folder of its own, gone afterwards. */
export async function startOwnServer(durable = false): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vzlet-faults-'));
  const start = () => startEmbeddedPostgres({ dataDir, log: () => {}, durable });
  const starting = start();
  let postgres: EmbeddedPostgres | undefined;
  // Registered before it runs: an interruption while it starts stops it as well.
  const close = closeAtEnd(async () => {
    postgres ??= await starting.catch(() => undefined);
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  postgres = await starting;
  await administer(postgres.url, `alter system set max_connections = ${MOST_CONNECTIONS}`);
  await postgres.stop();
  postgres = await start();
  const server = await useServer(postgres.url);
  return {
    ...server,
    async restart() {
      const [pid] = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
      // "Immediate" in PostgreSQL's words: it waits for no client and writes nothing more to disk.
      process.kill(Number(pid), 'SIGQUIT');
      await postgres?.stop();
      postgres = await start();
    },
    close,
  };
}

/** A server that runs already. Nothing of it is touched but databases of our own making. */
export async function useServer(url: string): Promise<DatabaseServer> {
  const names = new Set<string>();
  const template = newName();
  await administer(url, `create database ${template}`);
  names.add(template);
  await migrate(withDatabase(url, template));
  const [row] = await administer(url, 'show server_version');

  async function drop(name: string): Promise<void> {
    await administer(url, `drop database if exists ${name} with (force)`);
    names.delete(name);
  }

  return {
    version: String(row?.['server_version']),
    async create(kind) {
      const name = newName();
      names.add(name);
      await administer(
        url,
        `create database ${name} ${kind === 'empty' ? '' : `template ${template} strategy file_copy`}`,
      );
      return withDatabase(url, name);
    },
    drop: (dropped) => drop(new URL(dropped).pathname.slice(1)),
    async close() {
      for (const name of names) await drop(name);
    },
  };
}

function newName(): string {
  return `faults_${randomBytes(6).toString('hex')}`;
}

async function administer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

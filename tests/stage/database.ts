import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, withDatabase } from './test-server.ts';

export interface TestDatabase {
  url: string;
  /** Takes the database away, with whatever is still connected to it. */
  drop(): Promise<void>;
}

/** Milliseconds that connections are waited for before they are cut off. */
const PATIENCE_MS = 30_000;

/** A fresh, migrated, empty database; about 50 ms. Its server is the tests' own unless told. */
export async function createTestDatabase(
  server?: string,
  template = TEMPLATE,
): Promise<TestDatabase> {
  const url = server ?? inject('postgresUrl');
  const name = `shop_${randomBytes(6).toString('hex')}`;
  await administer(url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: withDatabase(url, name),
    drop: () => administer(url, (client) => drop(client, name)),
  };
}

/**
 * A pool has ended before its connections have: cut off in that moment they would report an error
 * (57P01) to nobody, which ends the test run.
 */
async function drop(client: Client, name: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const open = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (open.rowCount === 0) break;
    await delay(10);
  }
  await client.query(`drop database ${name} with (force)`);
}

async function administer(
  server: string,
  action: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

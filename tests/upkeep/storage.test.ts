import { once } from 'node:events';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { describeStorage } from '#ports/storage/contract.ts';
import { createEmbeddedStorage } from '#ports/storage/embedded.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { createTestDatabase } from '#tests/stage/database.ts';

const bytes = new TextEncoder().encode('invoice');

describeStorage('the database', async () => {
  const { pool, close } = await openPool();
  const storage = createEmbeddedStorage({ sql: pool });
  await storage.prepare();
  return { storage, close };
});

it('can be prepared by many replicas at once, which then share their files', async () => {
  const { pool, close } = await openPool();
  const replicas = Array.from({ length: 6 }, () => createEmbeddedStorage({ sql: pool }));
  await Promise.all(replicas.map((storage) => storage.prepare()));
  const puts = replicas.map((storage, index) => storage.put('a', bytes, `text/${index}`));
  await Promise.all(puts);
  const files = await Promise.all(replicas.map((storage) => storage.get('a')));
  expect(new Set(files.map((file) => file?.contentType)).size).toBe(1);
  await close();
});

it('says that it is unavailable while the database is gone', async () => {
  const pool = new Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
  const storage = createEmbeddedStorage({ sql: pool });
  await expect(storage.put('a', bytes, 'text/plain')).rejects.toThrow(StorageUnavailable);
  await expect(storage.get('a')).rejects.toThrow(StorageUnavailable);
  await pool.end();
});

it('calls no mistake of the program an outage', async () => {
  const query = () => Promise.reject(new TypeError('Not a function.'));
  await expect(createEmbeddedStorage({ sql: { query } }).get('a')).rejects.toThrow(TypeError);
});

async function openPool(): Promise<{ pool: Pool; close(): Promise<void> }> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  const closed: Promise<unknown>[] = [];
  pool.on('connect', (client) => closed.push(once(client, 'end')));
  return {
    pool,
    async close() {
      await pool.end();
      await Promise.all(closed);
      await database.drop();
    },
  };
}

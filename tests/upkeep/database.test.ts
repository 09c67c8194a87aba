import { Client } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/stage/database.ts';

it('gives every test a migrated database that no other test sees', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(await countTables(first.url)).toBeGreaterThan(0);
  expect(second.url).not.toBe(first.url);
  await Promise.all([first.drop(), second.drop()]);
  await expect(countTables(first.url)).rejects.toThrow('does not exist');
});

async function countTables(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rowCount } = await client.query("select from pg_tables where schemaname = 'public'");
  await client.end();
  return rowCount ?? 0;
}

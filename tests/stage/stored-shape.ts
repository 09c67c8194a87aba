import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { type TestDatabase, createTestDatabase } from './database.ts';

/** When the last of it was written; tests that go on with it have a clock that starts there. */
const LEFT_AT = Date.parse('2026-11-22T08:50:00Z');

/** A database as the shop of that day left it, with that day's tables (tests/upkeep/stored). */
export async function openStoredShape(): Promise<TestDatabase & { clock: () => Date }> {
  const stored = new URL('../upkeep/stored/shape-2026-11-22.sql', import.meta.url);
  const database = await createTestDatabase(undefined, 'template0');
  const client = new Client(database.url);
  await client.connect();
  try {
    await client.query(await readFile(stored, 'utf8'));
  } finally {
    await client.end();
  }
  const openedAt = Date.now();
  return { ...database, clock: () => new Date(LEFT_AT + Date.now() - openedAt) };
}

import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';

let database: TestDatabase;
let replica: Replica | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await replica?.stop();
  await database.drop();
});

/** The status of a probe at an address of this machine; undefined where nobody listens. */
async function probe(address: string): Promise<number | undefined> {
  try {
    return (await fetch(`http://${address}:${replica?.port}/healthz`)).status;
  } catch {
    return undefined;
  }
}

it('listens on the address of LISTEN_HOST alone', async () => {
  replica = await startReplica(database.url, { LISTEN_HOST: '127.0.0.1' });
  expect(await probe('127.0.0.1')).toBe(200);
  expect(await probe('127.0.0.2')).toBeUndefined();
});

it('listens on every address without it', async () => {
  replica = await startReplica(database.url);
  expect(await probe('127.0.0.1')).toBe(200);
  expect(await probe('127.0.0.2')).toBe(200);
});

import { afterEach, expect, it } from 'vitest';
import { Client } from 'pg';
import { pino } from 'pino';
import { forgetPagesOnNotify } from '#main/page-cache/forget-pages.ts';
import { createTestDatabase } from '#tests/stage/database.ts';
import { createDatabaseProxy } from '#tests/stage/database-proxy.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

it('notices that the connection that it listens at is dead, and forgets what it may have missed', async () => {
  const database = await createTestDatabase();
  open.push(() => database.drop());
  const proxy = await createDatabaseProxy(database.url);
  open.push(() => proxy.close());
  const told: string[] = [];
  const log = pino({ level: 'silent' });
  open.push(await forgetPagesOnNotify(proxy.url, (tag) => told.push(tag), log, 200));
  const teller = new Client({ connectionString: database.url });
  await teller.connect();
  open.push(() => teller.end());
  const tell = (tag: string) => teller.query(`select pg_notify('pages_changed', '${tag}')`);
  await tell('offer');
  await expect.poll(() => told).toEqual(['offer']);
  proxy.hush();
  await tell('articles');
  await expect.poll(() => told).toEqual(['offer', 'all']);
  await tell('reviews');
  await expect.poll(() => told).toEqual(['offer', 'all', 'reviews']);
});

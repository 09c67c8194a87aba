import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { PASSWORD, codeAt, firstLink, joinBy } from '#tests/stage/doors.ts';
import { runScript } from '#tests/stage/keeping.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
let folder: string;
let file: string;
let shop: TestShop;
let empty: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-backup-'));
  file = join(folder, 'shop.backup');
  shop = await createTestShop({ clock: time.clock });
  empty = await createTestDatabase();
});
afterEach(async () => {
  await shop.close();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

const open = () => createTestShop({ clock: time.clock, onDatabaseUrl: empty.url });
const restore = () => runScript('restore', [file], { DATABASE_URL: empty.url });

it('brings back who may sign in, and nobody who was signed in', async () => {
  const jana = await joinBy(shop, await firstLink(shop));
  expect((await jana.visitor.get('/ad')).status).toBe(200);
  await runScript('backup', [file], { DATABASE_URL: shop.databaseUrl });
  expect((await restore()).code).toBe(0);

  const next = await open();
  try {
    const before = next.visitor();
    for (const [name, value] of jana.visitor.cookies) before.cookies.set(name, value);
    expect((await before.get('/ad')).location).toContain('/ad/sign-in');
    await time.pass(next, 2);
    const again = next.visitor();
    await again.post('/ad/sign-in', { email: jana.email, password: PASSWORD });
    await again.post('/ad/code', { code: codeAt(jana.secret, time.clock()) });
    expect((await again.get('/ad')).status).toBe(200);
  } finally {
    await next.close();
  }
});

it('needs no leave to take the place of a shop that has been opened once and no more', async () => {
  await runScript('backup', [file], { DATABASE_URL: shop.databaseUrl });
  const fresh = await open();
  const link = await firstLink(fresh);
  await fresh.close();
  expect(await restore()).toEqual({ code: 0, said: expect.stringContaining('are back') });
  const next = await open();
  try {
    expect((await next.visitor().get(link)).status).not.toBe(200);
    expect(await query(next, 'select from operator_links')).toEqual([]);
  } finally {
    await next.close();
  }
});

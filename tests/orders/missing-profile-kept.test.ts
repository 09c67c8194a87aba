import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { CHECKOUT, listLines, specified, urlOf } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import { createTestDatabase } from '#tests/stage/database.ts';
import { booksOf, runScript } from '#tests/stage/keeping.ts';
import { pay } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
  await pay(
    shop.visitor(),
    urlOf(await createClient(shop).call(CHECKOUT, { ...specified, username: '' })),
  );
});
afterEach(() => shop.close());

describe('an order that never got its profiles', () => {
  it('has its page closed after its time like any other', async () => {
    await time.pass(shop, 2 * 366 * 24 * 60);
    await query(shop, `select graphile_worker.add_job('keep-retention')`);
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ token: expect.stringMatching(/^closed-/) });
    expect((await listLines(shop)).map((line) => line['target_url'])).toEqual([null, null]);
  });

  it('comes back from a backup as it was', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vzlet-backup-'));
    const empty = await createTestDatabase();
    try {
      const file = join(folder, 'shop.backup');
      const made = await runScript('backup', [file], { DATABASE_URL: shop.databaseUrl });
      expect(made).toMatchObject({ code: 0 });
      const books = await booksOf(shop.databaseUrl);
      const back = await runScript('restore', [file], { DATABASE_URL: empty.url });
      expect(back).toMatchObject({ code: 0 });
      expect(await booksOf(empty.url)).toEqual(books);
    } finally {
      await empty.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

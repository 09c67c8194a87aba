import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { firstLink, joinBy } from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let clock: TestClock;
let shop: TestShop;
beforeAll(async () => {
  clock = createClock();
  shop = await createTestShop({ clock: clock.clock });
});
afterAll(() => shop.close());

/** How many rows each table with traces of signing in has. */
async function traces(): Promise<Record<string, number>> {
  const tables = ['sessions', 'operator_links', 'passkey_challenges', 'kept_forms'];
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = (await query(shop, `select 1 from ${table}`)).length;
  return counts;
}

async function tidy(): Promise<void> {
  await query(shop, `select graphile_worker.add_job('keep-retention')`);
  await shop.workOnce();
}

it('ended sessions, used links, challenges and kept forms go, each in its time, and the person stays', async () => {
  await joinBy(shop, await firstLink(shop));
  await shop.visitor().post('/ad/passkey', { use: 'sign-in' });
  await shop.visitor().post('/ad/people', { intent: 'invite', email: 'petr@example.com' });
  await tidy();
  const all = { sessions: 1, operator_links: 1, passkey_challenges: 1, kept_forms: 1 };
  expect(await traces()).toEqual(all);
  await clock.pass(shop, 61);
  await tidy();
  expect(await traces()).toEqual({ ...all, passkey_challenges: 0, kept_forms: 0 });
  await clock.pass(shop, 32 * 24 * 60);
  await tidy();
  const none = { sessions: 0, operator_links: 0, passkey_challenges: 0, kept_forms: 0 };
  expect(await traces()).toEqual(none);
  expect(await query(shop, 'select name from operators')).toEqual([{ name: 'Jana Malá' }]);
});

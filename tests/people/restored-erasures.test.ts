import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '#database/backup/back-up.ts';
import { restore } from '#database/backup/restore.ts';
import { askErasure } from '#flows/people/erasures.ts';
import { MIGRATIONS, restoredPorts } from '#main/services/backups.ts';
import { query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { runScript } from '#tests/stage/keeping.ts';
import { signIn } from '#tests/stage/operator.ts';
import { completeAnOrder } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { olga, storeOlga, tracesIn } from '#tests/stage/whole-person.ts';

const time = createClock();
let folder: string;
let file: string;
let home: TestDatabase;
let shop: TestShop;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-erased-'));
  file = join(folder, 'shop.backup');
  home = await createTestDatabase();
  shop = await open();
});
afterEach(async () => {
  await shop.close();
  await home.drop();
  await rm(folder, { recursive: true, force: true });
});

const open = () => createTestShop({ clock: time.clock, onDatabaseUrl: home.url });
const keep = () => backUp(home.url, file, new Date());

/** By the program, as an operator does it, or by what that calls. */
async function bringBack(how: 'script' | 'call' = 'call'): Promise<void> {
  await shop.close();
  if (how === 'script') {
    const ended = await runScript('restore', [file, '--replace'], { DATABASE_URL: home.url });
    expect(ended).toMatchObject({ code: 0 });
  } else {
    const { url } = home;
    await restore({ url, file, migrations: MIGRATIONS, replace: true, ports: restoredPorts });
  }
  shop = await open();
}

/** As the start of the program queues it. */
async function begin(): Promise<void> {
  await query(
    shop,
    `select graphile_worker.add_job('apply-erasures', '{}', job_key := 'apply-erasures')`,
  );
  await shop.workOnce();
  await shop.workOnce();
}

async function erase(email: string): Promise<void> {
  const me = await signIn(shop);
  const fields = { intent: 'erase', id: randomUUID(), email };
  expect((await me.visitor.post('/ad/data', fields)).status).toBe(303);
}

const states = async () =>
  (await query(shop, 'select state from erasures')).map((row) => row['state']);

it('erases again whom a restore has brought back, and nobody else', async () => {
  await storeOlga(shop);
  const input = { name: 'Petr', email: 'petr@example.com' };
  await completeAnOrder(shop, { input, at: time.clock() });
  await shop.workOnce();
  await keep();
  await erase(olga.email);
  await bringBack('script');
  expect(await states()).toEqual(['waiting']);
  expect(await tracesIn(shop)).not.toEqual([]);
  await begin();
  expect(await tracesIn(shop)).toEqual([]);
  expect(await states()).toEqual(['done']);
  expect(await query(shop, 'select from orders where email = $1', [input.email])).toHaveLength(1);
});

it('leaves what the backup has open until it is finished', async () => {
  const id = await storeOlga(shop);
  await query(shop, `update refills set state = 'asked', ended_at = null where order_id = $1`, [
    id,
  ]);
  await keep();
  await query(shop, `update refills set state = 'refused', ended_at = now() where order_id = $1`, [
    id,
  ]);
  await erase(olga.email);
  await bringBack();
  await begin();
  expect(await states()).toEqual(['waiting']);
  expect(await query(shop, 'select from orders where email = $1', [olga.email])).toHaveLength(1);
  await query(shop, `update refills set state = 'refused', ended_at = now()`);
  await begin();
  expect(await states()).toEqual(['done']);
  expect(await tracesIn(shop)).toEqual([]);
});

it('goes on with an erasure in whose middle the backup was made', async () => {
  await storeOlga(shop);
  const operator = { id: randomUUID() };
  await askErasure(shop.services, { formId: randomUUID(), address: olga.email, operator });
  await keep();
  await bringBack();
  expect(await states()).toEqual(['running']);
  await query(
    shop,
    `select graphile_worker.add_job('erase-person', json_build_object('erasureId', id)) from erasures`,
  );
  await shop.workOnce();
  expect(await states()).toEqual(['done']);
  expect(await tracesIn(shop)).toEqual([]);
});

it('knows the erasures of the storage where the database was lost with its list', async () => {
  await storeOlga(shop);
  await keep();
  await erase(olga.email);
  const [kept] = await query(shop, `select * from storage.file where key like 'erasures/%'`);
  await query(shop, 'delete from erasures');
  await bringBack();
  await query(shop, 'insert into storage.file (key, content, content_type) values ($1, $2, $3)', [
    kept?.['key'],
    kept?.['content'],
    kept?.['content_type'],
  ]);
  await begin();
  expect(await states()).toEqual(['done']);
  expect(await tracesIn(shop)).toEqual([]);
});

it('erases again who has only written into the thread of another, and goes on with one that got stuck', async () => {
  await query(
    shop,
    `with thread as (
       insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
       values (gen_random_uuid(), 'contact', 'cs', 'Petr', 'petr@example.com', '', '', '', 'x', $1, $1, $1) returning id)
     insert into message_entries (message_id, kind, text, from_address, is_foreign, at)
     select id, 'incoming', 'Odpověď', 'Treti@example.com', true, $1 from thread`,
    [time.clock()],
  );
  await erase('treti@example.com');
  const written = () => query(shop, 'select from message_entries');
  expect(await written()).toEqual([]);
  await query(
    shop,
    `insert into message_entries (message_id, kind, text, from_address, is_foreign, at)
     select id, 'incoming', 'Odpověď', 'Treti@example.com', true, created_at from messages`,
  );
  await query(shop, `update erasures set state = 'waiting', ended_at = null`);
  await begin();
  expect([await states(), await written()]).toEqual([['done'], []]);
  await query(
    shop,
    `update erasures set state = 'running', ended_at = null, address = 'treti@example.com'`,
  );
  await time.pass(shop, 25 * 60);
  await begin();
  expect(await states()).toEqual(['done']);
});

it('notes how each recurring job ended, for the page of duties', async () => {
  const me = await signIn(shop);
  expect((await me.visitor.get('/ad/duties')).text).toContain('ještě neběžela');
  await query(
    shop,
    `insert into payment_events values ('evt_old', $1::timestamptz - interval '91 days')`,
    [time.clock()],
  );
  await query(shop, `select graphile_worker.add_job('keep-retention', '{}', job_key := 'keep')`);
  await shop.workOnce();
  const [run] = await query(
    shop,
    `select outcome, counts from upkeep_runs where job = 'keep-retention'`,
  );
  expect(run).toEqual({ outcome: 'done', counts: { notifications: 1 } });
  const editor = await signIn(shop, { role: 'editor' });
  const page = await editor.visitor.get('/ad/duties');
  expect(page.text).toContain('čísla oznámení od platební brány');
  expect(page.text).toContain('smazáno 1');
});

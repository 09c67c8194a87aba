import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkNewestBackup } from '#flows/upkeep/check-newest-backup.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { addMigration, copyMigrations } from '#tests/stage/migrations.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';

let folder: string;
let provider: SurvivingProvider;
let shop: TestShop;
let jana: SignedIn;
/** As the shop sees it: nights pass without anybody waiting for them. */
let now: Date;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-check-'));
  now = new Date();
  provider = await createSurvivingProvider();
  shop = await createTestShop({
    env: { BACKUP_DIR: folder },
    clock: () => now,
    testCheckout: provider.testCheckout,
  });
  jana = await signIn(shop);
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  await reconcile(shop);
  await shop.workOnce();
});
afterEach(async () => {
  await shop.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

interface Found {
  kind: string;
  row: string;
  order: number | null;
}

/** What the check calls its database. */
const SCRATCH_NAME = `left(current_database(), 39) || '_' || left(md5(current_database()), 8) || '_backup_check'`;

const nameOf = (day: string) => `vzlet-${day}.backup.gz`;

/** The night comes: what the check finds. */
async function prove(): Promise<Found[]> {
  await query(shop, `select graphile_worker.add_job('check-backup', '{}')`);
  await shop.workOnce();
  return lastFaults();
}

async function lastFaults(): Promise<Found[]> {
  const rows = await query<{ faults: Found[] }>(
    shop,
    'select faults from backup_checks order by ended_at desc limit 1',
  );
  return rows[0]?.faults ?? [];
}

const passNight = () => {
  now = new Date(now.getTime() + 24 * 60 * 60_000);
};

/** Changes rows as a damaged disk would: no trigger and no foreign key is asked. */
async function damage(statement: string): Promise<void> {
  const client = new Client(shop.databaseUrl);
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; ${statement}`);
  } finally {
    await client.end();
  }
}

const scratches = async () => {
  const rows = await query<{ datname: string }>(
    shop,
    `select datname from pg_database where datname = ${SCRATCH_NAME}`,
  );
  return rows.length;
};

it('proves a sound backup, keeps it, and leaves nothing behind', async () => {
  expect(await prove()).toEqual([]);
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^vzlet-\d{4}-\d\d-\d\d\.backup\.gz$/),
  ]);
  expect(await scratches()).toBe(0);
  expect(await emailsOf(shop, 'backup-broken')).toEqual([]);
  const { text } = await jana.visitor.get('/ad/duties');
  expect(text).toContain('Záloha je v pořádku');
  expect((await jana.visitor.get('/ad')).text).not.toContain('Záloha');
});

it('tells the owners of each new kind of fault once, also where it was red before', async () => {
  await damage(`update order_lines set total = total - 1`);
  const told = async () => {
    await prove();
    await shop.workOnce();
    return (await emailsOf(shop, 'backup-broken')).length;
  };
  expect(await told()).toBe(1);
  expect(await told()).toBe(1);
  const { number } = await onlyOrder(shop);
  const duties = await jana.visitor.get('/ad/duties');
  expect(duties.html).toContain(`href="/ad/orders/${number}"`);
  const start = await jana.visitor.get('/ad');
  expect(start.text).toContain('Záloha není v pořádku');
  expect(start.html).toContain('href="/ad/duties#backup"');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  expect(await told()).toBe(2);
  expect(await told()).toBe(2);
});

it('keeps the last backup that could be restored while newer ones are of no use', async () => {
  await prove();
  const old = '2026-01-05';
  await query(shop, `update backup_checks set file = $1`, [nameOf(old)]);
  for (let day = 1; day <= 28; day += 1)
    await writeFile(join(folder, nameOf(`2026-01-${String(day).padStart(2, '0')}`)), '');
  await writeFile(join(folder, 'x.part'), '');
  await utimes(join(folder, 'x.part'), 0, 0);
  now = new Date('2030-03-01T02:00:00Z');
  await writeFile(join(folder, nameOf('2030-03-01')), 'cut off');
  expect(await prove()).toEqual([expect.objectContaining({ kind: 'damaged' })]);
  const names = await readdir(folder);
  expect(names).toContain(nameOf(old));
  expect(names).not.toContain(nameOf('2026-01-06'));
  expect(names).not.toContain('x.part');
});

it('does not try where the disk has no room for the shop twice', async () => {
  const { services } = shop;
  const { backups } = services;
  if (!backups) throw new Error('There is a folder for backups.');
  await checkNewestBackup({
    ...services,
    backups: { ...backups, freeBytes: async () => 1_000_000 },
  });
  expect(await lastFaults()).toEqual([expect.objectContaining({ kind: 'no-room' })]);
  expect(await scratches()).toBe(0);
});

it('counts what a migration loses, and finds the rows that it leaves without an owner', async () => {
  const { services } = shop;
  const { backups } = services;
  if (!backups) throw new Error('There is a folder for backups.');
  const migrations = await copyMigrations();
  const losing = `set session_replication_role = replica;--> statement-breakpoint
    delete from orders;--> statement-breakpoint
    reset session_replication_role;`;
  await addMigration(migrations, losing);
  await checkNewestBackup({ ...services, backups: { ...backups, migrations } });
  await rm(migrations, { recursive: true });
  expect(await lastFaults()).toEqual(
    expect.arrayContaining([
      { kind: 'counts', row: 'public.orders: 0 / 1', order: null },
      expect.objectContaining({ kind: 'orphan', row: expect.stringMatching(/^order_lines_/) }),
    ]),
  );
});

it('says that a file is cut off, and proves a sound one again the next night', async () => {
  await prove();
  const [name = ''] = await readdir(folder);
  const whole = await readFile(join(folder, name));
  await writeFile(join(folder, name), whole.subarray(0, whole.length / 2));
  expect(await prove()).toEqual([expect.objectContaining({ kind: 'damaged' })]);
  await shop.workOnce();
  const [email] = await emailsOf(shop, 'backup-broken');
  expect(email?.text.replaceAll('\u00a0', ' ')).toContain(
    'Soubor se zálohou je poškozený: není to záloha, nebo není celá',
  );
  passNight();
  expect(await prove()).toEqual([]);
});

it('takes away what a crash in the middle has left, and is not kept from proving', async () => {
  const [{ name = '' } = {}] = await query<{ name: string }>(
    shop,
    `select ${SCRATCH_NAME} as name`,
  );
  await query(shop, `create database "${name}"`);
  expect(await scratches()).toBe(1);
  expect(await prove()).toEqual([]);
  expect(await scratches()).toBe(0);
});

it('says on the start page that nobody has proved it for long', async () => {
  await prove();
  now = new Date(now.getTime() + 37 * 60 * 60_000);
  const later = await signIn(shop);
  expect((await later.visitor.get('/ad')).text).toContain('Zálohu dlouho nikdo neověřil');
});

it('says which backup could not be written', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  expect(await prove()).toEqual([expect.objectContaining({ kind: 'not-made' })]);
});

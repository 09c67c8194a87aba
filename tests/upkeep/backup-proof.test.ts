import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'vzlet-proof-'));
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

/** The night comes: what the proof finds. */
async function prove(): Promise<Found[]> {
  await query(shop, `select graphile_worker.add_job('prove-backup', '{}')`);
  await shop.workOnce();
  const rows = await query<{ faults: Found[] }>(
    shop,
    'select faults from backup_proofs order by ended_at desc limit 1',
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
    `select datname from pg_database where datname = left(current_database(), 48) || '_backup_proof'`,
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

/** Damages that lie side by side: what is done, what is found, and which row it names. */
const groups: Record<string, readonly [string, string, RegExp][]> = {
  'what is gone or was changed': [
    [`delete from invoices`, 'invoice-gap', /^\d{9}$/],
    [`update order_lines set total = total - 1`, 'order-sum', /^\d{6}$/],
    [
      `delete from letters where kind = 'order-paid-shop'`,
      'paid-without-emails',
      /^order-paid-shop$/,
    ],
    [
      `insert into audit_entries values (1, now(), null, 'sign-in', 'x', '{}', '{}', 'a', 'b')`,
      'log',
      /^#1 /,
    ],
  ],
  'sums that cannot be': [
    [
      `update invoices set snapshot = jsonb_set(snapshot, '{total}', '1')`,
      'invoice-sum',
      /^\d{9}$/,
    ],
    [
      `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
        select gen_random_uuid(), id, 'p', 'c', 'part', total + 1, 'operator', 'done', now(), now()
        from orders`,
      'refund-sum',
      /^\d{6}$/,
    ],
  ],
  'a row without the one it belongs to': [
    [`update order_lines set order_id = gen_random_uuid()`, 'not-restored', /order_lines/],
  ],
};

it.each(Object.entries(groups))(
  'turns red on %s, names each row, and tells the owners once',
  async (_, damages) => {
    for (const [statement] of damages) await damage(statement);
    const faults = await prove();
    const duties = await jana.visitor.get('/ad/duties');
    await shop.workOnce();
    const [told] = await emailsOf(shop, 'backup-broken');
    for (const [, kind, row] of damages) {
      const found = faults.find((fault) => fault.kind === kind);
      expect(found?.row, JSON.stringify(faults)).toMatch(row);
      expect(duties.text).toContain(found?.row.slice(0, 20));
      expect(told?.text).toContain(found?.row.slice(0, 20));
    }
    expect(await scratches()).toBe(0);
    const start = await jana.visitor.get('/ad');
    expect(start.text).toContain('Záloha není v pořádku');
    expect(start.html).toContain('href="/ad/duties#backup"');
    passNight();
    await prove();
    await shop.workOnce();
    expect(await emailsOf(shop, 'backup-broken')).toHaveLength(1);
  },
);

it('leads to the order whose sum was changed', async () => {
  await damage(`update order_lines set total = total - 1`);
  await prove();
  const { number } = await onlyOrder(shop);
  expect((await jana.visitor.get('/ad/duties')).html).toContain(`href="/ad/orders/${number}"`);
});

it('says that a file is cut off, and proves a sound one again the next night', async () => {
  await prove();
  const [name = ''] = await readdir(folder);
  const whole = await readFile(join(folder, name));
  await writeFile(join(folder, name), whole.subarray(0, whole.length / 2));
  expect(await prove()).toEqual([expect.objectContaining({ kind: 'damaged' })]);
  passNight();
  expect(await prove()).toEqual([]);
});

it('takes away what a crash in the middle has left, and is not kept from proving', async () => {
  const [{ name = '' } = {}] = await query<{ name: string }>(
    shop,
    `select left(current_database(), 48) || '_backup_proof' as name`,
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

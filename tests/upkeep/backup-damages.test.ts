import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BackupFault } from '#domain/admin/backup-check.ts';
import { query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-damages-'));
  provider = await createSurvivingProvider();
  shop = await createTestShop({
    env: { BACKUP_DIR: folder },
    testCheckout: provider.testCheckout,
  });
  await signIn(shop);
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  await reconcile(shop);
  await shop.workOnce();
  await shop.workOnce();
});
afterAll(async () => {
  await shop.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});
/** Each night makes a file of its own. */
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});

/** Tables that a damage changes, put back after it. */
const CHANGED = [
  'invoices',
  'orders',
  'order_lines',
  'order_events',
  'emails',
  'refunds',
  'audit_entries',
  'storage.file',
];

/** Changes rows as a damaged disk would, without any trigger or foreign key, and puts them back afterwards. */
async function damaged<T>(statement: string, look: () => Promise<T>): Promise<T> {
  const client = new Client(shop.databaseUrl);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const kept = CHANGED.map((table) => [table, `sound_${table.replace('.', '_')}`] as const);
    for (const [table, sound] of kept)
      await client.query(`create temp table ${sound} as table ${table}`);
    await client.query(statement);
    try {
      return await look();
    } finally {
      for (const [table, sound] of kept)
        await client.query(
          `delete from ${table}; insert into ${table} overriding system value table ${sound}`,
        );
    }
  } finally {
    await client.end();
  }
}

async function prove(): Promise<BackupFault[]> {
  await query(shop, `select graphile_worker.add_job('check-backup', '{}')`);
  await shop.workOnce();
  const rows = await query<{ faults: BackupFault[] }>(
    shop,
    'select faults from backup_checks order by ended_at desc limit 1',
  );
  return rows[0]?.faults ?? [];
}

const refund = (amount: string) => `
  insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
  select gen_random_uuid(), id, 'p', 'c', 'part', ${amount}, 'operator', 'done', now(), now() from orders`;
const NO_EMAIL = `delete from emails where kind = 'order-paid-shop';`;
const entered = (how: string) => `update orders set paid_how = '${how}';
  insert into order_events (order_id, kind, actor, at) select id, 'entered', 'operator', now() from orders;`;
const TAKEN_BACK = `insert into order_events (order_id, kind, actor, at)
  select id, 'undone', 'operator', now() from orders;`;

/** One damaged row, what is found, and which row it names; never what stands in it. */
const damages: readonly [string, string, RegExp][] = [
  [`delete from invoices`, 'invoice-gap', /^\d{9}$/],
  [`update orders set invoice_number = '202600099'`, 'paid-without-invoice', /^202600099$/],
  [`update order_lines set total = total - 1`, 'order-sum', /^\d{6}$/],
  [`update invoices set snapshot = jsonb_set(snapshot, '{total}', '1')`, 'invoice-sum', /^\d{9}$/],
  [refund('total + 1'), 'refund-sum', /^\d{6}$/],
  [refund('100'), 'credit-sum', /^\d{6}$/],
  [NO_EMAIL, 'paid-without-emails', /^order-paid-shop$/],
  [
    `${NO_EMAIL} update orders set paid_how = 'free', discount_code = 'GIFT'`,
    'paid-without-emails',
    /^order-paid-shop$/,
  ],
  [`${NO_EMAIL} ${entered('transfer')}`, 'paid-without-emails', /^order-paid-shop$/],
  [`${NO_EMAIL} ${entered('free')}`, 'paid-without-emails', /^order-paid-shop$/],
  [
    `update storage.file set kept_at = '2020-01-01', key = 'invoices/another.pdf'
     where key = (select min(key) from storage.file where key like 'invoices/%')`,
    'file-missing',
    /^invoices\//,
  ],
  [
    `insert into audit_entries values (1, now(), null, 'sign-in', 'x', '{}', '{}', 'a', 'b')`,
    'log',
    /^#1$/,
  ],
  [
    `update order_lines set order_id = gen_random_uuid()`,
    'not-restored',
    /^(?!.*[\da-f]{8}-).*order_lines/,
  ],
];

describe('the proof of the backup', () => {
  it.each(damages)('turns red on %s', async (statement, kind, row) => {
    const faults = await damaged(statement, prove);
    const found = faults.find((fault) => fault.kind === kind);
    expect(found?.row, JSON.stringify(faults)).toMatch(row);
  });

  it.each([
    `${NO_EMAIL} ${entered('transfer')} ${TAKEN_BACK}`,
    `${NO_EMAIL} ${entered('free')} ${TAKEN_BACK}`,
    // Erased.
    `delete from sent_emails; delete from emails; update orders set email = '', name = ''`,
    `select`,
  ])('stays as it is on %s', async (statement) => {
    expect(await damaged(statement, prove)).toEqual([]);
  });
});

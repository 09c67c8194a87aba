import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTables } from '#database/backup/backup-catalogue.ts';
import { otherColumns, otherSchemas } from '#database/people/other-columns.ts';
import { copiedTables, personalTables } from '#database/people/personal-columns.ts';
import { keysOf } from '#domain/records.ts';
import { restoredPorts } from '#main/services/backups.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** What becomes of the rows of a table, as whoever keeps, proves, copies, erases or verifies has to know it. */
interface Position {
  /**
   * Backed up, restored and counted by the proof of the backup (`kept`), or left out: made anew by a restore
   * (`derived`), not to come back (`passing`), lost with any crash (`unlogged`).
   */
  backup: 'kept' | 'derived' | 'passing' | 'unlogged';
  /** In the copy of a person's data and erased, erased alone, said of nobody outside, or without any words. */
  person: 'copied' | 'erased' | 'other' | 'wordless';
  /** Part of the log of changes, which `npm run audit:verify` walks. */
  isVerified: boolean;
}

/** A new table gets its place here once all of them know it. */
const places: Record<string, Position> = {
  ...tables('public', 'kept', 'copied', [
    'checkouts complaints discount_codes emails messages pending_actions invoices message_entries bulk_actions',
    'order_events order_lines orders payment_anomalies refills refunds review_import_rows',
    'review_invitations saved_answers saved_views sent_emails reviews webhook_events withdrawals',
  ]),
  ...tables('public', 'kept', 'erased', ['api_calls review_import_parts webhook_deliveries']),
  ...tables('public', 'kept', 'other', [
    'article_redirects article_versions backup_checks articles built_in_articles claim_corrections',
    'duty_confirmations erasures faq_questions funnel_counts generator_batches generator_items late_offers',
    'legal_notices mailbox_readings mailbox_state offer_history offered_terms operators bulk_action_rows',
    'page_counts passkeys payment_events press_marks api_tokens reconciliations recovery_codes',
    'review_imports secrets series shop_settings taken_pictures upkeep_runs webhook_receivers written_texts',
  ]),
  ...tables('public', 'kept', 'wordless', [
    'generator_pace review_switches webhook_sequences writing_days',
  ]),
  ...tables('public', 'passing', 'erased', ['kept_forms']),
  ...tables('public', 'passing', 'other', ['operator_links passkey_challenges sessions']),
  ...tables('public', 'unlogged', 'erased', ['rate_limits']),
  ...tables('derived', 'derived', 'erased', ['order_search']),
  ...tables('derived', 'derived', 'other', ['order_list read_days read_months sold_packages']),
  ...tables('inbox', 'kept', 'other', ['email']),
  ...tables('outbox', 'kept', 'other', ['attachment email']),
  ...tables('storage', 'kept', 'other', ['file']),
  ...tables('test_checkout', 'kept', 'other', [
    'delivery dispute event idempotency_key refund session',
  ]),
  'public.audit_entries': { backup: 'kept', person: 'other', isVerified: true },
  'public.audit_personal': { backup: 'kept', person: 'copied', isVerified: true },
};

function tables(
  schema: string,
  backup: Position['backup'],
  person: Position['person'],
  names: readonly string[],
): Record<string, Position> {
  const cursor = { backup, person, isVerified: false };
  const all = names.flatMap((line) => line.split(' '));
  return Object.fromEntries(all.map((table) => [`${schema}.${table}`, cursor]));
}

/** Schemas of tools: the journal of the migrations is the head of a backup, and jobs are owed by other tables. */
const TOOLS = ['drizzle', 'graphile_worker'];

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await createTestShop();
  client = new Client(shop.databaseUrl);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

it('every table has its cursor in backup, restore, proof, copy and erasure of a person, and the log', async () => {
  const { rows } = await client.query<{
    schema: string;
    name: string;
    unlogged: boolean;
    log: boolean;
  }>(
    `select n.nspname as schema, c.relname as name, c.relpersistence = 'u' as unlogged,
       c.oid = 'audit_entries'::regclass or exists (select from pg_constraint k
         where k.conrelid = c.oid and k.confrelid = 'audit_entries'::regclass) as log
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
       and n.nspname <> all($1)`,
    [TOOLS],
  );
  const kept = new Set((await listTables(client)).map(({ name }) => name));
  const found = rows.map(({ schema, name, unlogged, log }): [string, Position] => {
    const table = `${schema}.${name}`;
    const backup = kept.has(table) ? 'kept' : leftOut(schema, unlogged);
    return [table, { backup, person: personIn(schema, name), isVerified: log }];
  });
  const missing =
    'A table that stands here and not in `places` is a new one: give it its place everywhere.';
  expect(Object.fromEntries(found), missing).toEqual(places);
});

function leftOut(schema: string, isUnlogged: boolean): Position['backup'] {
  if (isUnlogged) return 'unlogged';
  return schema === 'derived' ? 'derived' : 'passing';
}

function personIn(schema: string, name: string): Position['person'] {
  const table = schema === 'public' ? name : `${schema}.${name}`;
  if (copiedTables.some((copied) => copied === table)) return 'copied';
  if (keysOf(personalTables).some((personal) => personal === table)) return 'erased';
  const isOther = otherSchemas.some((other) => other === schema);
  return isOther || Object.hasOwn(otherColumns, `${schema}.${name}`) ? 'other' : 'wordless';
}

it('a restore makes every table that a backup has: by the migrations, or by the port whose schema it is', () => {
  const schemas = Object.entries(places).flatMap(([name, { backup }]) =>
    backup === 'kept' ? (name.split('.')[0] ?? []) : [],
  );
  expect(new Set(schemas)).toEqual(new Set(['public', ...Object.keys(restoredPorts)]));
});

it('what is derived is made anew by a restore', async () => {
  const derived = Object.entries(places).flatMap(([name, { backup }]) =>
    backup === 'derived' ? [name] : [],
  );
  const { rows } = await client.query<{ body: string }>(
    `select string_agg(prosrc, ' ') as body from pg_proc where pronamespace = 'derived'::regnamespace
       and proname in ('make_again', 'make_figures_again', 'list_orders', 'index_orders', 'sell_orders')`,
  );
  for (const table of derived) expect(rows[0]?.body).toContain(`INSERT INTO ${table} `);
});

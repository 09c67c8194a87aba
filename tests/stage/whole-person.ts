import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import { query } from './books.ts';
import { completeAnOrder } from './reviewing.ts';
import type { TestShop } from './shop.ts';

/** Somebody whose every trace is unlike any other text of the shop. */
export const olga = {
  name: 'Olga Nezapomenutá',
  email: 'olga.neza@example.com',
  phone: '608 412 779',
  note: 'Volejte na olga.neza@example.com až večer, prosím pěkně.',
};

/** Of everything that is stored of her: no table may have any of it once she is erased. */
export const traces = [
  'nezapomenut',
  'olga.neza',
  '608412779',
  'až večer, prosím',
  'olgin.profil',
  'Olžin dotaz',
  'Olžina reklamace',
  'Olžina recenze',
  'Olžin důvod',
  'Olžin zápis',
];

/** A completed order of hers with something in most tables; `leaveTraces` adds the rest. @returns its id */
export async function storeOlga(shop: TestShop): Promise<string> {
  const wishes = [{ packageId: 'ig-likes-100', target: '@olgin.profil' }];
  const id = await completeAnOrder(shop, { wishes, input: olga, at: shop.services.clock() });
  await shop.workOnce();
  const now = shop.services.clock();
  const of = (text: string, ...more: unknown[]) => query(shop, text, [id, now, ...more]);
  await of(`insert into complaints (id, order_id, text, remedy, received_at, due_at, outcome, answer, resolved_at)
    values (gen_random_uuid(), $1, 'Olžina reklamace', 'refill', $2, $2, 'refused', 'Paní Nezapomenutá, ne.', $2)`);
  await of(`insert into refills (id, order_id, line, asked_at, state, reason, ended_at)
    values (gen_random_uuid(), $1, 0, $2, 'refused', 'Olžin důvod', $2)`);
  await of(`insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, reason, actor, state, created_at, done_at)
    values (gen_random_uuid(), $1, 'pi_x', 'cs_x', 'part', 100, 'Olžin důvod', 'operator', 'done', $2, $2)`);
  await of(`insert into payment_anomalies (kind, order_id, checkout_id, detail, noticed_at, resolved_at, resolved_by, resolution_note)
    values ('wrong-amount', $1::uuid::text, 'cs_y', 'Olžin zápis', $2, $2, 'Eva', 'Nezapomenutá volala')`);
  await of(`insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome, resolved_at, resolution, note)
    values (gen_random_uuid(), 'cs', 'Olga Nezapomenutá', '1', 'OLGA.neza@example.com', '', 'Olžin důvod', $2, $1, 'performed', $2, 'closed', 'Olžin zápis')`);
  await of(`insert into pending_actions (id, order_id, operator_id, person, request, state, created_at, due_at, ended_at)
    values (gen_random_uuid(), $1, gen_random_uuid(), 'Eva', '{"kind":"refund","amount":1,"reason":"Olžin zápis"}', 'done', $2, $2, $2)`);
  await of(
    `insert into order_events (order_id, kind, actor, text, at) values ($1, 'note', 'operator', 'Olžin zápis', $2)`,
  );
  await of(`insert into reviews (id, name, text, rating, service, language, origin, order_id, line_position, state, decided_by, decided_at, created_at)
    values (gen_random_uuid(), 'Olga N.', 'Olžina recenze', 5, 'Instagram', 'cs', 'customer', $1, 0, 'published', 'Eva', $2, $2)`);
  await of(
    `insert into review_invitations (order_id, token, invited_at) values ($1, 'token-' || $1::uuid, $2)`,
  );
  await query(
    shop,
    `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
     values ($1, 'contact', 'cs', $2, $3, '+420608412779', '', 'instagram', 'Olžin dotaz', $4, $4, $4)`,
    [randomUUID(), olga.name, olga.email, now],
  );
  await query(
    shop,
    `insert into emails (id, message_id, kind, enqueued_at) select gen_random_uuid(), id, wanted, $1 from messages,
       unnest(array['message-shop', 'message-sender']) as wanted`,
    [now],
  );
  await mentionOlga(shop);
  await query(
    shop,
    `select graphile_worker.add_job('send-email', json_build_object('emailId', id), job_key := 'email-' || id)
     from emails where sent_at is null`,
  );
  await shop.workOnce();
  return id;
}

/** What others have that names her. */
async function mentionOlga(shop: TestShop): Promise<void> {
  const { db, clock } = shop.services;
  const at = clock();
  await query(
    shop,
    `insert into bulk_actions (id, operator_id, person, act, created_at)
     values (gen_random_uuid(), gen_random_uuid(), 'Eva', $1, $2)`,
    [{ kind: 'note', text: 'Psala\nolga.neza@example.com' }, at],
  );
  await query(
    shop,
    `insert into operators (id, email, name, role, language, created_at)
     values ('00000000-0000-4000-8000-0000000000aa', 'eva@example.com', 'Eva', 'owner', 'cs', $1)`,
    [at],
  );
  await query(
    shop,
    `insert into saved_views (id, operator_id, name, query, position, created_at)
     values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000aa', 'Jedna', 'q=x+olga.neza%40example.com&sort=made', 1, $1)`,
    [at],
  );
  await query(
    shop,
    `insert into kept_forms (hash, path, fields, expires_at) values ('h', '/ad/data', $1, $2)`,
    [JSON.stringify([['email', 'olga.neza@example.com']]), new Date(at.getTime() + 3_600_000)],
  );
  await query(
    shop,
    `select graphile_worker.add_job('find-order-link', '{"number":1,"email":"olga.neza@example.com"}', job_key := 'x',
       run_at := now() + interval '1 day')`,
  );
  const personalAfter = { query: 'q=olga.neza%40example.com', phone: '+420608412779' };
  await db.transaction((tx) =>
    recordChange(tx, {
      operatorId: null,
      action: 'orders-exported',
      subject: 'orders',
      personalAfter,
      at,
    }),
  );
}

/** What accounting law keeps, and the stand-in for the provider, who answers for its own data. */
const KEPT = /^(?:public\.invoices$|test_checkout\.)/;
/** Stored files: those of invoices stay. */
const FILES = 'storage.file';

/** Where any of these texts still stands: every row of every table of every schema, as text. */
export async function tracesIn(
  shop: TestShop,
  texts: readonly string[] = traces,
): Promise<string[]> {
  const tables = await query<{ name: string }>(
    shop,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if (KEPT.test(name)) continue;
    const but = name === FILES ? `where not starts_with(key, 'invoices/')` : '';
    const rows = await query<{ row: string }>(shop, `select t::text as row from ${name} t ${but}`);
    for (const { row } of rows) {
      const said = decoded(row).toLowerCase();
      for (const text of texts)
        if (said.includes(text.toLowerCase())) found.push(`${name}: ${text}`);
    }
  }
  return [...new Set(found)];
}

/** Bytes of files as the texts that they are. */
function decoded(row: string): string {
  const bytes = [...row.matchAll(/\\x((?:[\da-f]{2})+)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('utf8'),
  );
  return [row.replaceAll('%40', '@'), ...bytes].join('\n');
}

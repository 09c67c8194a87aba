import { randomUUID } from 'node:crypto';
import { query } from './books.ts';
import { completeAnOrder } from './reviewing.ts';
import type { TestShop } from './shop.ts';
import { olga } from './whole-person.ts';

/** Somebody else, in whose rows others have written Olga's address. */
const petr = { name: 'Petr Jiný', email: 'petr@example.com' };

const STATED = 'Psala olga.neza@example.com, Petře.';
const [RECEIVER, TOKEN, IMPORT] = [randomUUID(), randomUUID(), randomUUID()];

/**
 * What `storeOlga` leaves out: with it every table that can have something of Olga has it, and those of Petr as well
 * what is said of her there.
 * @param orderId of Olga's order
 */
export async function leaveTraces(shop: TestShop, orderId: string): Promise<void> {
  const at = shop.services.clock();
  const petrs = await completeAnOrder(shop, { input: petr, at });
  await shop.workOnce();
  const run = (text: string, values: unknown[]) => query(shop, text, values);
  await run(
    `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
     values ($1, 'contact', 'cs', $2, $3, '', '', $4, $4, $5, $5, $5)`,
    [randomUUID(), petr.name, petr.email, STATED, at],
  );
  await run(
    `insert into message_entries (message_id, kind, text, from_name, from_address, subject, attachments, raw, at)
     select id, written, $1, $1, case when email = $2 then email else 'treti@example.com' end, $1,
       array[$1], convert_to('Příliš ' || $1 || E'\\\\ \\x01', 'UTF8'), $3
     from messages, unnest(array['incoming', 'note']) as written`,
    [STATED, olga.email, at],
  );
  await run(
    `insert into emails (id, order_id, kind, copy, sent_at, refusal, set_aside_reason)
     values (gen_random_uuid(), $1, 'order-link-customer', 3, $3, $2, $2)`,
    [petrs, STATED, at],
  );
  await run(
    `insert into order_events (order_id, kind, actor, text, at) values ($1, 'note', 'operator', $2, $3)`,
    [petrs, STATED, at],
  );
  await run(
    `insert into pending_actions (id, order_id, operator_id, person, request, state, created_at, due_at, ended_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'Eva', json_build_object('kind', 'refund', 'reason', $2::text),
       'done', $3, $3, $3)`,
    [petrs, STATED, at],
  );
  await run(
    `insert into reviews (id, name, text, rating, service, language, origin, order_id, line_position, state,
       note, reply, decided_by, decided_at, created_at)
     values (gen_random_uuid(), 'Petr', $2, 5, 'Instagram', 'cs', 'customer', $1, 0, 'published', $2, $2, 'Eva', $3, $3)`,
    [petrs, STATED, at],
  );
  await tellApiClients(shop, [orderId, petrs]);
  await keepInLists(shop, orderId);
}

/** Events, what receivers have answered, and answers to calls. */
async function tellApiClients(shop: TestShop, orderIds: string[]): Promise<void> {
  const at = shop.services.clock();
  await query(
    shop,
    `insert into webhook_receivers (id, name, url, events, secret, secret_form, secret_at, created_at)
     values ($1, 'Sklad', 'https://example.com/', '{order.paid}', 'c2VjcmV0', gen_random_uuid(), $2, $2)`,
    [RECEIVER, at],
  );
  await query(
    shop,
    `with event as (
       insert into webhook_events (id, order_id, type, sequence, data, created_at)
       select gen_random_uuid(), id, 'order.paid', 90, json_build_object('target', 'olgin.profil'), $1
       from orders where id = any($2) returning id, order_id)
     insert into webhook_deliveries (receiver_id, event_id, order_id, state, created_at, due_at, answer, ended_at)
     select $3, id, order_id, 'delivered', $1, $1, $4, $1 from event`,
    [at, orderIds.slice(0, 1), RECEIVER, STATED],
  );
  await query(
    shop,
    `with event as (
       insert into webhook_events (id, order_id, type, sequence, data, created_at)
       select gen_random_uuid(), id, 'order.paid', 90, '{}', $1 from orders where id = any($2) returning id, order_id)
     insert into webhook_deliveries (receiver_id, event_id, order_id, state, created_at, due_at, answer, ended_at)
     select $3, id, order_id, 'delivered', $1, $1, $4, $1 from event`,
    [at, orderIds.slice(1), RECEIVER, STATED],
  );
  await query(
    shop,
    `insert into api_tokens (id, name, hash, scopes, made_by, created_at)
     values ($1, 'Sklad', 'hash', '{orders:read}', gen_random_uuid(), $2)`,
    [TOKEN, at],
  );
  await query(
    shop,
    `insert into api_calls (token_id, key, fingerprint, status, answer, created_at)
     select $1, id::text, 'f', 200, json_build_object('number', number, 'note', $2::text), $3 from orders`,
    [TOKEN, STATED, at],
  );
}

/** What belongs to nobody. */
async function keepInLists(shop: TestShop, orderId: string): Promise<void> {
  const at = shop.services.clock();
  await query(
    shop,
    `insert into saved_answers (id, language, title, text, changed_at)
     values (gen_random_uuid(), 'cs', $1, $1, $2)`,
    [STATED, at],
  );
  await query(shop, `insert into discount_codes (code, percent, note) values ('OLGA', 5, $1)`, [
    STATED,
  ]);
  await query(
    shop,
    `insert into review_imports (id, source, exported_on, file, operator_id, person, state, created_at)
     values ($1, 'Jinde', '2026-01-01', 'a.csv', gen_random_uuid(), 'Eva', 'ready', $2)`,
    [IMPORT, at],
  );
  await query(
    shop,
    `insert into review_import_rows (import_id, row, name, text, rating, service, language, content_hash)
     values ($1, 2, 'Olga', $2, 5, '', 'cs', 'h')`,
    [IMPORT, STATED],
  );
  await query(
    shop,
    `insert into review_import_parts (import_id, part, cells)
     values ($1, 0, json_build_array(json_build_array(2, json_build_array('Olga', $2::text)))::text)`,
    [IMPORT, STATED],
  );
  await query(shop, `insert into rate_limits (key, expire) values ($1, $2)`, [
    `bulk ${olga.email}`,
    at.getTime() + 3_600_000,
  ]);
  await query(shop, `update checkouts set url = $2 where order_id = $1`, [
    orderId,
    'https://pay.example/?email=olga.neza%40example.com',
  ]);
  await query(shop, `update review_invitations set token = 'olga.neza' where order_id = $1`, [
    orderId,
  ]);
}

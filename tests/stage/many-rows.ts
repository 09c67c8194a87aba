import type { Client } from 'pg';
import { STORE_ARTICLES } from './articles.ts';
import { BESIDE_ORDERS } from './rows-beside-orders.ts';

const ROWS = 10_000;
/** Beyond the longest time that anything is kept, so that all of it may go. */
const OLDEST_DAYS = 4160;
/** Days of rows that are due and not deleted yet: 144 of each kind. */
const LATE_DAYS = 60;

/**
 * Fills the tables of a shop and its outbox with what years leave behind, a row for every ten hours; of
 * the orders a tenth is unpaid.
 */
export async function storeYears(client: Client, now: Date): Promise<void> {
  await client.query('create temporary table past (i integer, at timestamptz)');
  await client.query(
    `insert into past select i, $1::timestamptz - i * interval '${OLDEST_DAYS} days' / $2::integer
     from generate_series(1, $2) i`,
    [now, ROWS],
  );
  // Rows that refer to another are made from it, so no foreign key needs a check.
  await client.query('set session_replication_role = replica');
  for (const fill of [...FILLS, ...BESIDE_ORDERS]) await client.query(fill);
  await client.query(STORE_ARTICLES, [ROWS]);
  await client.query('select derived.make_again()');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** The moment before which things may go: a hundred and more of each kind. */
export function mayGoBefore(now: Date): Date {
  return new Date(now.getTime() - (OLDEST_DAYS - LATE_DAYS) * 24 * 60 * 60_000);
}

const FILLS = [
  `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note,
     subtotal, discount_percent, discount_source, discount_code, discount, total, terms_version,
     payment_id, created_at, paid_at)
   select md5('order' || i)::uuid, md5('token' || i),
     case when i % 10 = 0 then 'expired' else 'completed' end, 'cs', 'cart' || i, 'fingerprint', 'Jana',
     'jana' || i || '@example.com', '+420777123456', repeat('Prosím. ', 10), 19900, 0, 'none',
     case when i % 20 = 0 then 'KOD' || i % 300 end, 0, 19900, '1',
     case when i % 10 > 0 then 'pi_' || i end, at, case when i % 10 > 0 then at end
   from past`,
  `insert into checkouts (order_id, attempt, checkout_id, expires_at)
   select md5('order' || i)::uuid, 1, 'cs_' || i, at from past`,
  `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, created_at, done_at)
   select md5('refund' || i)::uuid, md5('order' || i)::uuid, 'pi_' || i, 'cs_' || i, 'part', 100,
     'operator', 'done', at, at
   from past where i % 10 = 1`,
  `insert into order_lines
   select id, 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@jana', 'https://x.com'
   from orders`,
  `insert into order_events (order_id, state, actor, at)
   select id, 'pending', 'customer', created_at from orders`,
  `insert into invoices (number, kind, order_id, issued_at, snapshot)
   select 'VZ' || number, 'invoice', id, paid_at, '{}' from orders where paid_at is not null`,
  `insert into discount_codes (code, percent, most_uses)
   select distinct discount_code, 10, 100000 from orders where discount_code is not null`,
  `insert into payment_events select 'evt_' || i, at from past`,
  `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
     opened_at, state)
   select gen_random_uuid(), 'contact', 'cs', 'Jana', 'jana@example.com', '', '', '', 'Dobrý den', at, at, at,
     case when i % 500 = 0 then 'open' else 'closed' end from past`,
  `insert into message_entries (message_id, kind, text, source_key, at)
   select id, 'incoming', 'Děkuji', number::text, created_at from messages`,
  `insert into review_invitations (order_id, token, invited_at, declined_at)
   select id, token, created_at, case when number % 100 = 0 then created_at end from orders`,
  `insert into reviews (id, name, text, rating, service, language, origin, source, writer, order_id,
     line_position, state, reason, decided_by, decided_at, created_at)
   select md5('review' || i)::uuid, 'Jana', 'Dobré.', 5,
     (array['Instagram', 'TikTok', 'YouTube', 'Facebook'])[i % 4 + 1], (array['cs', 'en'])[i % 2 + 1], origin,
     case origin when 'imported' then 'x' end, case origin when 'generated' then 'model' end,
     case origin when 'customer' then md5('order' || i)::uuid end,
     case origin when 'customer' then 0 end,
     case when i % 50 = 0 then 'rejected' else 'published' end, case when i % 50 = 0 then 'spam' end, 'Eva', at, at
   from (select *, (array['customer', 'imported', 'sample', 'generated'])[i / 8 % 4 + 1] as origin from past) as past`,
  `insert into audit_entries (seq, at, operator_id, action, subject, before, after, previous_hash, hash)
   select i, at, md5('person' || i % 5)::uuid, (array['order-moved', 'money-back', 'sign-in'])[i % 3 + 1],
     md5('order' || i)::uuid, '{}', '{"email": {"hash": "x"}}', '', '' from past`,
  `insert into audit_personal (seq, path, salt, value)
   select i, 'after.email', 'x', 'jana' || i || '@example.com' from past`,
  `insert into rate_limits (key, points, expire)
   select 'post ' || i, 1, extract(epoch from at) * 1000 from past`,
  `insert into outbox.email (message_id, from_name, from_address, to_address, locale, subject, html,
     "text", kept_at)
   select '<' || i || '@example.com>', 'Vzlet', 'shop@example.com', 'jana@example.com', 'cs', 'Objednávka',
     repeat('<p>Děkujeme.</p>', 50), 'Děkujeme.', at from past`,
];

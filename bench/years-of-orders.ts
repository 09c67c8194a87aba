import { Client } from 'pg';
import { BESIDE_ORDERS } from '#tests/stage/rows-beside-orders.ts';

/** The packages that the orders of the bench are made of, with what one costs in haléře. */
const PACKAGES = [
  ['ig-followers-1000', 49_900],
  ['ig-likes-100', 5900],
  ['ig-views-10000', 29_900],
  ['tt-followers-1000', 59_900],
  ['tt-likes-1000', 39_900],
  ['yt-subscribers-100', 89_900],
  ['fb-followers-1000', 69_900],
] as const;

export const NAMES =
  'Jana Petr Eva Tomáš Lucie Jan Žaneta Ondřej Kateřina Jiří Šárka Martin Řehoř Hana Karel Alžběta';
export const SURNAMES =
  'Nováková Svoboda Dvořáková Černý Procházka Kučerová Veselý Horáková Němec Pokorná Marek Pospíšilová ' +
  'Hájek Králová Jelínek Růžičková Beneš Fialová Sedláček Doležalová Zeman Kolářová Krejčí Vaňková';
export const HOSTS = 'gmail.com seznam.cz email.cz centrum.cz example.com';

/**
 * Two years of a busy shop, of which the last orders are still open, in the way they would have been stored:
 * orders with lines, checkouts, history, refunds and invoices, and what is kept beside them. What is derived of
 * them is made at the end.
 */
export async function storeYearsOfOrders(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // Rows that refer to another are made from it, so no foreign key needs a check.
  await client.query('set session_replication_role = replica');
  for (const fill of FILLS) await client.query(fill.replaceAll('$1', String(count)));
  await client.query('create temporary table past as select i, made as at from sold');
  for (const fill of BESIDE_ORDERS) await client.query(fill);
  await client.query('select derived.make_again()');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
}

/** One of several words, by the number of the order. */
export const oneOf = (words: string, by: string) =>
  `(string_to_array('${words}', ' '))[1 + (${by}) % ${words.split(' ').length}]`;

const PACKAGE = oneOf(PACKAGES.map(([id]) => id).join(' '), 'i / 3 + p * 5');
const PRICE = oneOf(PACKAGES.map(([, price]) => price).join(' '), 'i / 3 + p * 5');

const FILLS = [
  `create temporary table sold as
   select i, md5('order' || i)::uuid as id, now() - ($1 - i) * interval '730 days' / $1 as made,
     -- The last tenth of a hundredth is not begun, a little before it is being delivered.
     case when i % 50 = 0 then (array['expired', 'canceled', 'refunded'])[1 + i / 50 % 3]
       when i % 97 = 0 and i > $1 * 0.96 then 'pending'
       when i > $1 * 0.995 then 'paid' when i > $1 * 0.98 then 'delivering' else 'completed' end as state,
     1 + (i % 5) / 3 + (i % 11) / 10 as lines
   from generate_series(1, $1) i`,
  `create temporary table parts as
   select sold.*, p, ${PACKAGE} as package, 1 + i % 4 / 3 as quantity,
     (1 + i % 4 / 3) * (${PRICE})::bigint as price
   from sold, generate_series(0, lines - 1) p`,
  `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note, company,
     subtotal, discount_percent, discount_source, discount_code, discount, total, terms_version,
     payment_id, invoice_number, created_at, paid_at, held_at, promised_at)
   select sold.id, md5('token' || sold.i), state, case when sold.i % 9 = 0 then 'en' else 'cs' end,
     'cart' || sold.i, 'f', ${oneOf(NAMES, 'sold.i * 7')} || ' ' || ${oneOf(SURNAMES, 'sold.i / 13')},
     'zakaznik' || sold.i % ($1 * 3 / 4) || '@' || ${oneOf(HOSTS, 'sold.i / 5')},
     '+420' || 600000000 + sold.i * 977 % 200000000, '',
     case when sold.i % 7 = 0 then jsonb_build_object('name', 'Firma ' || ${oneOf(SURNAMES, 'sold.i')} || ' s.r.o.',
       'companyId', (10000000 + sold.i)::text, 'address', 'Praha 1') end,
     sum, 0, 'none', case when sold.i % 10 = 0 then 'KOD' || sold.i % 300 end, 0, sum, '1',
     case when is_paid then 'pi_' || md5('pi' || sold.i) end,
     case when is_paid then to_char(made, 'YYYY') || lpad(sold.i::text, 6, '0') end, made,
     case when is_paid then made + interval '3 minutes' end,
     case when sold.i % 1000 = 1 and state in ('paid', 'delivering') then made + interval '1 hour' end,
     case when is_paid then made + (2 + sold.i % 6) * interval '1 day' end
   from sold
   join (select i, sum(price) as sum from parts group by i) priced using (i)
   cross join lateral (select state in ('paid', 'delivering', 'completed', 'refunded') as is_paid) as how`,
  `insert into order_lines (order_id, position, package_id, quantity, unit_price, subtotal, discount, total,
     target_kind, target_label, target_url, bonus, delivery, guarantee_days, work, delivered, started_at,
     completed_at, hold_reason, hold_text, held_at)
   select id, p, package, quantity, price / quantity, price, 0, price, 'profile', '@profil.' || i % 90000,
     'https://www.instagram.com/profil.' || i % 90000 || '/', 0, '{"from":1,"to":3,"unit":"day"}', 30,
     done.work, case done.work when 'waiting' then 0 when 'delivering' then i % 90
       else derived.count_units(package, quantity::int, 0) end,
     case when done.work <> 'waiting' then made + interval '5 hours' end,
     case when done.work = 'completed' then made + interval '2 days' end,
     case when is_held then 'target-private' end, case when is_held then 'Profil je soukromý.' end,
     case when is_held then made + interval '6 hours' end
   from parts
   cross join lateral (select case state when 'completed' then 'completed'
     when 'delivering' then 'delivering' else 'waiting' end as work) as done
   cross join lateral (select state in ('paid', 'delivering') and i % 40 = 3 as is_held) as held`,
  `insert into checkouts (order_id, attempt, provider, checkout_id, expires_at, outcome)
   select id, 1, 'test', 'cs_' || md5('cs' || i), made + interval '1 day',
     case when state in ('paid', 'delivering', 'completed', 'refunded') then 'paid'
       when state = 'pending' and i % 3 = 0 then 'processing' else 'open' end from sold`,
  `insert into order_events (order_id, state, actor, at)
   select id, kind.state, 'shop', made + kind.n * interval '3 hours' from sold, (values
     (0, 'pending'), (1, 'paid'), (2, 'delivering'), (3, 'completed')) as kind(n, state)
   where kind.n = 0 or sold.state in ('paid', 'delivering', 'completed') and (kind.n = 1
     or sold.state <> 'paid' and (kind.n = 2 or sold.state = 'completed'))`,
  `insert into refunds (id, order_id, payment_id, checkout_id, kind, amount, actor, state, refund_id,
     credit_note, created_at, done_at)
   select md5('refund' || i)::uuid, sold.id, 'pi_' || md5('pi' || i), 'cs_' || md5('cs' || i),
     case when sold.state = 'refunded' then 'canceled' else 'part' end,
     case when sold.state = 'refunded' then total else 1000 end, 'operator', 'done', 're_' || md5('re' || i),
     'D' || to_char(made, 'YYYY') || lpad(i::text, 6, '0'), made + interval '1 day', made + interval '1 day'
   from sold join orders using (id)
   where sold.state = 'refunded' or i % 33 = 0 and sold.state in ('delivering', 'completed')`,
  `insert into invoices (number, kind, order_id, issued_at, snapshot)
   select invoice_number, 'invoice', id, paid_at, '{}' from orders where paid_at is not null`,
  `insert into invoices (number, kind, order_id, issued_at, snapshot)
   select credit_note, 'credit-note', order_id, done_at, '{}' from refunds`,
  // Of every tenth customer; the start page asks for those that are open.
  `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
     opened_at, state)
   select gen_random_uuid(), 'contact', 'cs', 'Jana', 'zakaznik' || i || '@gmail.com', '', '', 'instagram',
     'Dobrý den, kdy začne dodávka?', made, made, made,
     case when i % 1000 = 0 then 'open' else 'closed' end
   from sold where i % 10 = 0`,
];

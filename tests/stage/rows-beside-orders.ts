/**
 * What comes to years of orders: their e-mails, and of a tenth of them anomalies, complaints, refills and late
 * offers, one in a thousand still open; money returned, withdrawals, and what the site counts. It reads the
 * orders and the temporary table `past` with their numbers `i` and moments `at`.
 */
export const BESIDE_ORDERS: readonly string[] = [
  `insert into emails (id, order_id, kind, sent_at)
   select gen_random_uuid(), id, kind, paid_at
   from orders, unnest(array['order-paid-customer', 'order-paid-shop']) kind where paid_at is not null`,
  `insert into payment_anomalies (kind, order_id, checkout_id, detail, noticed_at, resolved_at, resolved_by)
   select 'disputed', md5('order' || i), 'cs_' || i, '', at, case when i % 1000 > 0 then at end,
     case when i % 1000 > 0 then 'Eva' end
   from past`,
  `insert into complaints (id, order_id, line, text, remedy, received_at, due_at, outcome, resolved_at)
   select md5('complaint' || i)::uuid, md5('order' || i)::uuid, 0, 'Nic.', 'money', at, at,
     case when i % 1000 = 11 then 'money' when i % 1000 > 1 then 'refused' end,
     case when i % 1000 > 1 then at end
   from past where i % 10 = 1`,
  `insert into refills (id, order_id, line, asked_at, state, ended_at)
   select md5('refill' || i)::uuid, md5('order' || i)::uuid, 0, at,
     case when i % 1000 > 1 then 'done' else 'asked' end, case when i % 1000 > 1 then at end
   from past where i % 10 = 1`,
  `insert into late_offers (id, order_id, promised_at, offered_at, answer, answered_at)
   select md5('late' || i)::uuid, md5('order' || i)::uuid, at, at,
     case when i % 1000 > 1 then 'wait' end, case when i % 1000 > 1 then at end
   from past where i % 10 = 1`,
  `insert into page_counts
   select distinct at::date, 'cs', page, 'direct', 1
   from past, unnest(array['home', 'faq', 'priceList']) page`,
  `insert into funnel_counts
   select distinct at::date, 'cs', stage, 1
   from past, unnest(array['order', 'checkout', 'paid']) stage`,
  `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id)
   select gen_random_uuid(), 'cs', 'Jana', '', 'jana@example.com', '', '', at,
     case when i % 10 = 1 then md5('order' || i)::uuid end
   from past`,
  `insert into pending_actions (id, order_id, operator_id, person, request, state, created_at, due_at, ended_at)
   select md5('intent' || i)::uuid, md5('order' || i)::uuid, md5('person' || i % 5)::uuid, 'Jana',
     '{"kind": "refund", "amount": 100}', 'done', at, at, at from past`,
  `insert into erasures (id, address_hash, state, operator_id, asked_at, ended_at)
   select md5('erasure' || i)::uuid, md5('erased' || i), 'done', md5('person' || i % 5)::uuid, at, at from past`,
  `insert into upkeep_runs (job, started_at, ended_at, outcome)
   select (array['keep-retention', 'apply-erasures', 'mail-audit-head', 'reconcile-payments', 'offer-when-late'])[1 + i % 5],
     at, at, 'done' from past`,
  `insert into api_tokens (id, name, hash, scopes, made_by, created_at)
   select md5('token')::uuid, 'Sklad', 'hash', '{orders:read}', md5('person1')::uuid, now()`,
  `insert into api_calls (token_id, key, fingerprint, status, answer, created_at)
   select md5('token')::uuid, 'key-' || i, '', 200, '{}', at from past`,
  `insert into webhook_receivers (id, name, url, events, secret, secret_form, secret_at, created_at)
   values ('00000000-0000-4000-8000-000000000000', 'Books', 'https://books.example.com/', '{order.paid}',
     'whsec_', '00000000-0000-4000-8000-000000000000', now(), now())`,
  `insert into webhook_events (id, type, data, created_at)
   select md5('event' || i)::uuid, 'test', '{}', at from past`,
  `insert into webhook_deliveries (receiver_id, event_id, order_id, sequence, state, created_at, due_at, ended_at)
   select '00000000-0000-4000-8000-000000000000', md5('event' || i)::uuid, md5('order' || i / 3)::uuid, i,
     case i % 90 when 0 then 'waiting' when 1 then 'refused' else 'delivered' end, at, at,
     case i % 90 when 0 then null else at end
   from past`,
  // A price changes back and forth; every hundredth change is one of the volume discounts.
  `insert into offer_history (form_id, subject, before, after, price_before, price_after, operator_id, person, at)
   select md5('offer' || i)::uuid, case when i % 100 = 0 then 'ladder' else 'ig-likes-' || i % 60 end, '{}', '{}',
     case when i % 100 > 0 then 19900 + i % 2 end, case when i % 100 > 0 then 19901 - i % 2 end,
     md5('operator')::uuid, 'Jana', at
   from past order by at`,
];

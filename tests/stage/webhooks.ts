import { randomUUID } from 'node:crypto';
import { webhookEvents } from '#domain/webhooks/event.ts';
import { addReceiver } from '#flows/webhooks/keep-receivers.ts';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';
import type { TestReceiver } from './webhook-receiver.ts';

/** Adds a receiver of all events to a shop, and gives it its secret. @returns its id */
export async function addTo(shop: TestShop, receiver: TestReceiver): Promise<string> {
  const fields = { name: 'Účetní program', url: receiver.url, events: webhookEvents };
  const by = { id: randomUUID() };
  const added = await addReceiver(shop.services, { form: randomUUID(), by, fields });
  if (!added.ok) throw new Error(added.problem);
  receiver.secret = added.secret ?? '';
  return added.id;
}

export interface StoredDelivery extends Record<string, unknown> {
  type: string;
  state: string;
  tries: number;
  status: number | null;
  problem: string | null;
  answer: string | null;
}

/** The deliveries of a shop, oldest first. */
export function deliveriesOf(shop: TestShop): Promise<StoredDelivery[]> {
  return query<StoredDelivery>(
    shop,
    `select e.type, d.state, d.tries, d.status, d.problem, d.answer from webhook_deliveries d
      join webhook_events e on e.id = d.event_id order by d.id`,
  );
}

/** Stores so many events of as many orders that are none, due at once, for the only receiver. */
export async function enqueueMany(shop: TestShop, count: number): Promise<void> {
  await query(
    shop,
    `with told as (
      insert into webhook_events (id, type, data, created_at)
      select gen_random_uuid(), 'test', '{"message": "one of many"}', $1::timestamptz + (n - $2::integer) * interval '1 ms'
      from generate_series(1, $2::integer) n returning id, created_at
    )
    insert into webhook_deliveries (receiver_id, event_id, state, created_at, due_at)
    select (select id from webhook_receivers), id, 'waiting', created_at, created_at
    from told order by created_at`,
    [shop.services.clock(), count],
  );
}

/** Stores a receiver that does not answer, with calls of every state. @returns its id */
export async function storeReceiver(shop: TestShop): Promise<string> {
  const id = randomUUID();
  await query(
    shop,
    `insert into webhook_receivers
        (id, name, url, events, secret, secret_form, secret_at, created_at, former_secret, former_until, failures, opened_at, probe_at)
      values ($1, 'Účetní program sesterské společnosti', $2, $3, 'whsec_', $1, now(), now(), 'whsec_',
        now() + interval '1 day', 10, now(), now() + interval '15 minutes')`,
    [
      id,
      `https://ucetni-program.example.com/${'velmi-dlouha-cesta/'.repeat(6)}`,
      [...webhookEvents],
    ],
  );
  await query(
    shop,
    `with told as (
      insert into webhook_events (id, type, data, created_at)
      select gen_random_uuid(), type, '{}', now()
      from unnest(array['order.paid', 'order.progress', 'order.completed', 'refund.created', 'test']) type
      returning id, type
    )
    insert into webhook_deliveries
      (receiver_id, event_id, sequence, state, created_at, due_at, tries, tried_at, duration_ms, status, problem, answer, ended_at)
    select $1, id, 3, case type when 'order.paid' then 'delivered' when 'order.progress' then 'refused'
        when 'test' then 'failed' else 'waiting' end, now(), now(), 4, now(), 10000,
      case type when 'order.paid' then 204 when 'order.progress' then 410 end,
      case when type not in ('order.paid', 'order.progress') then 'certificate' end,
      case type when 'order.progress' then repeat('Gone', 200) end,
      case when type in ('order.paid', 'order.progress', 'test') then now() end
    from told`,
    [id],
  );
  return id;
}

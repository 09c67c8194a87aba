import type { Stripe } from 'stripe';
import { z } from 'zod';
import { newId, seconds } from './objects.ts';
import { listObject } from './wire.ts';
import type { eventListRequest } from './parameters.ts';
import type { Bind, Store } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';

/** The events that the test checkout knows, by the API's names. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'charge.refunded';

type EventObject = Pick<
  Stripe.Event,
  'id' | 'object' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { data: { object: object } };

/**
 * The part of a statement that records an event and its deliveries for each row of the part named
 * `changed` before it: so there is never a change without its event, nor an event without a change.
 */
export function announceEvent(bind: Bind, store: Store, type: EventType, object: object): string {
  const now = store.clock();
  const event = {
    id: newId('evt'),
    object: 'event',
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies EventObject;
  return `stated as (
      insert into test_checkout.event (id, type, body)
      select ${bind(event.id)}::text, ${bind(type)}::text, ${bind(JSON.stringify(event))}::json
      from changed returning id
    ), queued as (
      insert into test_checkout.delivery (event_id, copy, due_at)
      select stated.id, copy, ${bind(now)}::timestamptz
      from stated, generate_series(0, ${bind(store.duplicates)}::integer) copy
    )`;
}

const eventRow = z.object({
  body: z.looseObject({ id: z.string() }),
  pending: z.number(),
});

/** Events, the newest first; `delivery_success: false` gives those that did not reach the shop. */
export async function listEvents(
  store: Store,
  request: z.infer<typeof eventListRequest>,
): Promise<object> {
  const limit = request.limit ?? 10;
  const types = request.types ?? (request.type === undefined ? null : [request.type]);
  const rows = await run(
    store.sql,
    (bind) => `
      select body, pending from (
        select seq, type, body, (
          select count(*)::integer from test_checkout.delivery
          where event_id = event.id and delivered_at is null
        ) as pending
        from test_checkout.event
      ) listed
      where (${bind(types)}::text[] is null or type = any(${bind(types)}::text[]))
        and (${bind(request.delivery_success ?? null)}::boolean is null
          or (pending = 0) = ${bind(request.delivery_success ?? null)}::boolean)
        and (${bind(request.starting_after ?? null)}::text is null or seq < (
          select seq from test_checkout.event where id = ${bind(request.starting_after ?? null)}))
      order by seq desc limit ${bind(limit + 1)}`,
  );
  return listObject('/v1/events', { rows, limit }, (row) => {
    const { body, pending } = eventRow.parse(row);
    return Object.assign(body, { pending_webhooks: pending });
  });
}

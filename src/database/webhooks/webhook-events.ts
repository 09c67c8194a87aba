import { randomUUID } from 'node:crypto';
import { type SQL, eq, sql } from 'drizzle-orm';
import { CURRENCY, type Haler } from '#domain/money.ts';
import { isShortLine, missing, unitsOfLine } from '#database/orders/order-rows.ts';
import type { Missing } from '#domain/after-sales/short.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { WebhookEvent, WebhookLine, WebhookOrder } from '#domain/webhooks/event.ts';
import type { Transaction } from '#database/client.ts';
import { hasEndedByWithdrawal } from '#database/orders/withdrawals.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import {
  webhookDeliveries,
  webhookEvents,
  webhookReceivers,
  webhookSequences,
} from '#database/schema/webhooks.ts';
import { momentOf } from '#database/conditions.ts';

interface NewEvent {
  orderId: string;
  type: WebhookEvent;
  at: Date;
  /**
   * The pending action with which what happened can still be taken back: until it is carried out, nothing is sent. Undefined
   * where it cannot be taken back.
   */
  heldBy: string | undefined;
  refund?: { id: string; amount: Haler } | undefined;
  /** To which the order comes by the same transaction, where that is written afterwards. */
  state?: OrderState | undefined;
}

/**
 * Writes down what receivers are told of an order, with a delivery to each that wants it, in the transaction
 * in which it happens (rules 74). The caller holds the order's lock and has written everything that the event
 * tells of, but for a state that it names. Where nobody wants to know, nothing is written. It is one statement, for
 * settling, canceling and refunding wait for it whether anybody listens or not.
 */
export async function enqueueEvent(
  tx: Transaction,
  { orderId, type, at, heldBy, refund, state }: NewEvent,
): Promise<void> {
  const moment = momentOf(at);
  const back = refund
    ? sql`|| jsonb_build_object('refund', ${JSON.stringify(refund)}::jsonb)`
    : sql``;
  await tx.execute(sql`
    with listening as (
      select id from ${webhookReceivers}
      where removed_at is null and events @> array[${type}::text]
    ), told as (
      select o.id, jsonb_build_object('order', ${toldOrder(state)}) ${back} as data
      from ${orders} o where o.id = ${orderId}::uuid and exists (select from listening)
    ), counted as (
      insert into ${webhookSequences} as s (order_id, last) select id, 1 from told
      on conflict (order_id) do update set last = s.last + 1 returning order_id, last
    ), made as (
      insert into ${webhookEvents} (id, order_id, type, sequence, data, created_at, held_by)
      select ${randomUUID()}::uuid, told.id, ${type}, counted.last, told.data, ${moment}, ${heldBy ?? null}::uuid
      from told join counted on counted.order_id = told.id
      returning id, order_id, sequence
    )
    insert into ${webhookDeliveries}
      (receiver_id, event_id, order_id, sequence, state, created_at, due_at)
    select listening.id, made.id, made.order_id, made.sequence, ${heldBy ? 'held' : 'waiting'},
      ${moment}, ${moment}
    from listening cross join made`);
}

/** Makes an object of a column or an expression for each key, which the compiler asks for. */
function objectOf<Told>(columns: Record<keyof Told & string, SQL>): SQL {
  const pairs = Object.entries<SQL>(columns).map(([key, of]) => sql`${sql.raw(`'${key}'`)}, ${of}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

const toldLine = objectOf<WebhookLine>({
  position: sql`l.position`,
  package: sql`l.package_id`,
  quantity: sql`l.quantity`,
  target: sql`l.target_url`,
  work: sql`l.work`,
  delivered: sql`l.delivered`,
  pieces: unitsOfLine,
  withdrawn: hasEndedByWithdrawal,
  total: sql`l.total`,
});

/** An order `o` as receivers are told of it. */
function toldOrder(told: OrderState | undefined): SQL {
  const state = told === undefined ? sql`o.state` : sql`${told}::text`;
  return objectOf<WebhookOrder>({
    number: sql`o.number`,
    state,
    currency: sql.raw(`'${CURRENCY}'`),
    total: sql`o.total`,
    short: sql`case when ${state} = 'completed' then (
      select ${objectOf<Missing>(missing)} from ${orderLines} l
      where l.order_id = o.id and ${isShortLine} having count(*) > 0) end`,
    lines: sql`(select coalesce(jsonb_agg(${toldLine} order by l.position), '[]')
    from ${orderLines} l where l.order_id = o.id)`,
  });
}

/** Which event tells of a state that an order came to; those that nobody paid for are no one else's matter. */
const toldStates: Partial<Record<OrderState, WebhookEvent>> = {
  paid: 'order.paid',
  completed: 'order.completed',
  canceled: 'order.canceled',
};

/** Writes down that an order comes to a state, where receivers are told of it. */
export async function enqueueStateEvent(
  tx: Transaction,
  { id: orderId, state, paidAt }: { id: string; state: OrderState; paidAt: Date | null },
  at: Date,
): Promise<void> {
  const type = toldStates[state];
  if (type && paidAt) await enqueueEvent(tx, { orderId, type, at, state, heldBy: undefined });
}

/** Lets go what was held back with a pending action, in the transaction that carries it out. */
export async function releaseEvents(tx: Transaction, heldBy: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update ${webhookEvents} set held_by = null where held_by = ${heldBy}::uuid returning id
    )
    update ${webhookDeliveries} set state = 'waiting', due_at = ${at.toISOString()}::timestamptz
    where event_id in (select id from freed) and state = 'held'`);
}

/** Takes away what was held back with a pending action, in the transaction that takes it back: nothing of it is sent. */
export async function dropEvents(tx: Transaction, heldBy: string): Promise<void> {
  await tx.delete(webhookEvents).where(eq(webhookEvents.heldBy, heldBy));
}

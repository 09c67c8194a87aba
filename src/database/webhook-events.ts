import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { CURRENCY, type Haler } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { WebhookData, WebhookEvent, WebhookOrder } from '#domain/webhooks/event.ts';
import type { Queryable, Transaction } from './client.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import {
  webhookDeliveries,
  webhookEvents,
  webhookReceivers,
  webhookSequences,
} from '#database/schema/webhooks.ts';

interface NewEvent {
  orderId: string;
  type: WebhookEvent;
  at: Date;
  /** The intent with which what happened can still be taken back: until it is carried out, nothing is sent. */
  heldBy?: string | undefined;
  refund?: { id: string; amount: Haler } | undefined;
}

/**
 * Writes down what receivers are told of an order, with a delivery to each that wants it, in the transaction
 * in which it happens (rules 74). The caller holds the order's lock and has written everything that the event
 * tells of. Where nobody wants to know, nothing is written.
 */
export async function oweEvent(
  tx: Transaction,
  { orderId, type, at, heldBy, refund }: NewEvent,
): Promise<void> {
  const wanted = sql`${webhookReceivers.removedAt} is null
    and ${webhookReceivers.events} @> array[${type}::text]`;
  const [listening] = await tx
    .select({ id: webhookReceivers.id })
    .from(webhookReceivers)
    .where(wanted)
    .limit(1);
  if (!listening) return;
  const order = await readTold(tx, orderId);
  if (!order) return;
  const data: WebhookData = refund ? { order, refund } : { order };
  const id = randomUUID();
  const [counted] = await tx
    .insert(webhookSequences)
    .values({ orderId, last: 1 })
    .onConflictDoUpdate({
      target: webhookSequences.orderId,
      set: { last: sql`${webhookSequences.last} + 1` },
    })
    .returning({ sequence: webhookSequences.last });
  const sequence = counted?.sequence ?? 1;
  const event = { id, orderId, type, sequence, data, createdAt: at, heldBy: heldBy ?? null };
  await tx.insert(webhookEvents).values(event);
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${webhookDeliveries}
      (receiver_id, event_id, order_id, sequence, state, created_at, due_at)
    select id, ${id}::uuid, ${orderId}::uuid, ${sequence}::integer, ${heldBy ? 'held' : 'waiting'},
      ${moment}, ${moment}
    from ${webhookReceivers} where ${wanted}`);
}

/** Which event tells of a state that an order came to; those that nobody paid for are no one else's matter. */
const toldStates: Partial<Record<OrderState, WebhookEvent>> = {
  paid: 'order.paid',
  completed: 'order.completed',
  canceled: 'order.canceled',
};

/** Writes down that an order came to a state, where receivers are told of it. */
export async function oweStateEvent(
  tx: Transaction,
  { id: orderId, state, paidAt }: { id: string; state: OrderState; paidAt: Date | null },
  at: Date,
): Promise<void> {
  const type = toldStates[state];
  if (type && paidAt) await oweEvent(tx, { orderId, type, at });
}

/** Lets go what was held back with an intent, in the transaction that carries it out. */
export async function releaseEvents(tx: Transaction, heldBy: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with freed as (
      update ${webhookEvents} set held_by = null where held_by = ${heldBy}::uuid returning id
    )
    update ${webhookDeliveries} set state = 'waiting', due_at = ${at.toISOString()}::timestamptz
    where event_id in (select id from freed) and state = 'held'`);
}

/** Takes away what was held back with an intent, in the transaction that takes it back: nothing of it is sent. */
export async function dropEvents(tx: Transaction, heldBy: string): Promise<void> {
  await tx.delete(webhookEvents).where(eq(webhookEvents.heldBy, heldBy));
}

/** An order as receivers are told of it. */
async function readTold(db: Queryable, orderId: string): Promise<WebhookOrder | undefined> {
  const { number, state, total } = orders;
  const [order] = await db
    .select({ number, state, total })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return undefined;
  const lines = await db
    .select({
      position: orderLines.position,
      package: orderLines.packageId,
      quantity: orderLines.quantity,
      target: orderLines.targetUrl,
      work: orderLines.work,
      delivered: orderLines.delivered,
      total: orderLines.total,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return {
    number: order.number,
    state: order.state,
    currency: CURRENCY,
    total: order.total,
    lines,
  };
}

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentEvent, WebhookData, WebhookEvent } from '#domain/webhooks/event.ts';
import type { CallProblem } from '#domain/webhooks/sending.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** Programs of others that are told of orders (rules 74). */
export const webhookReceivers = pgTable(
  'webhook_receivers',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** As its owner has it: `whsec_` and the Base64 of 32 random bytes. */
    secret: text('secret').notNull(),
    /** The form that made the secret, and when: pressed twice it makes one, and shows it again. */
    secretForm: uuid('secret_form').notNull(),
    secretAt: moment('secret_at').notNull(),
    /** The secret before, which signs besides until a moment. */
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    createdAt: moment('created_at').notNull(),
    pausedAt: moment('paused_at'),
    /** Since when nothing is sent any more; its deliveries stay for a while. */
    removedAt: moment('removed_at'),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** Since when only a probe is sent now and then, and when the next may be; null while it answers. */
    openedAt: moment('opened_at'),
    probeAt: moment('probe_at'),
    /** Until when somebody has seen what was not delivered, and let it be. */
    undeliveredSeenAt: moment('undelivered_seen_at'),
  },
  (table) => [
    check(
      'webhook_receivers_former',
      sql`num_nonnulls(${table.formerSecret}, ${table.formerUntil}) in (0, 2)`,
    ),
    check(
      'webhook_receivers_open',
      sql`num_nonnulls(${table.openedAt}, ${table.probeAt}) in (0, 2)`,
    ),
    index('webhook_receivers_open')
      .on(table.openedAt)
      .where(sql`${table.openedAt} is not null and ${table.removedAt} is null`),
  ],
);

/** How many events of an order there were; it outlasts them. */
export const webhookSequences = pgTable('webhook_sequences', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  last: integer('last').notNull(),
});

/** What receivers are told, as it was when it happened. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** By which receivers know it again. */
    id: uuid('id').primaryKey(),
    /** Null for a test. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    type: text('type').$type<SentEvent>().notNull(),
    sequence: integer('sequence'),
    data: jsonb('data').$type<WebhookData>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The pending action with which it is taken back as long as that waits; null where nothing keeps it. */
    heldBy: uuid('held_by'),
  },
  (table) => [
    index('webhook_events_order').on(table.orderId),
    index('webhook_events_age').on(table.createdAt),
    index('webhook_events_held')
      .on(table.heldBy)
      .where(sql`${table.heldBy} is not null`),
  ],
);

/** An event on its way to one receiver; repeated by hand, it is a row more with the same event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => webhookReceivers.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    /** As in its event: by them the events of an order keep their sequence. */
    orderId: uuid('order_id'),
    sequence: integer('sequence'),
    /** The request to repeat it, by form and choice; null for the first time. */
    replay: uuid('replay'),
    state: text('state').$type<'held' | 'waiting' | 'delivered' | 'refused' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Until when a program that has begun a call is waited for. */
    claimedUntil: moment('claimed_until'),
    tries: integer('tries').notNull().default(0),
    /** How many of the pauses between tries are used up; a probe uses none. */
    step: integer('step').notNull().default(0),
    /** Of the last try: when, how long, and what came of it. */
    triedAt: moment('tried_at'),
    durationMs: integer('duration_ms'),
    status: integer('status'),
    problem: text('problem').$type<CallProblem>(),
    /** The beginning of the answer. */
    answer: text('answer'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check(
      'webhook_deliveries_state',
      sql`${table.state} in ('held', 'waiting', 'delivered', 'refused', 'failed')`,
    ),
    check(
      'webhook_deliveries_ended',
      sql`(${table.state} in ('held', 'waiting')) = (${table.endedAt} is null)`,
    ),
    uniqueIndex('webhook_deliveries_once').on(
      table.eventId,
      table.receiverId,
      sql`coalesce(${table.replay}, ${table.receiverId})`,
    ),
    index('webhook_deliveries_due')
      .on(table.receiverId, table.dueAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_order')
      .on(table.receiverId, table.orderId, table.sequence)
      .where(sql`${table.state} in ('held', 'waiting')`),
    index('webhook_deliveries_list').on(table.receiverId, table.id),
    index('webhook_deliveries_state').on(table.receiverId, table.state, table.id),
    index('webhook_deliveries_undelivered')
      .on(table.receiverId, table.endedAt)
      .where(sql`${table.state} in ('refused', 'failed') and ${table.orderId} is not null`),
    index('webhook_deliveries_made').on(table.receiverId, table.createdAt),
    index('webhook_deliveries_claimed')
      .on(table.receiverId, table.claimedUntil)
      .where(sql`${table.claimedUntil} is not null`),
    index('webhook_deliveries_replay')
      .on(table.receiverId, table.replay)
      .where(sql`${table.replay} is not null`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);

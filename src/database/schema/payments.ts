import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceKind, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { AnomalyKind } from '#domain/payments/anomaly.ts';
import type { Actor } from '#domain/order/order.ts';
import type { RefundKind, RefundState } from '#domain/payments/refund.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/**
 * The attempts to pay an order, each with its checkout at the provider. The first is stored with the
 * order; `orders.checkout_attempt` says which one counts: the last, or the one that was paid.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    /**
     * The provider that opened it, as in `Payments.provider`; null where none is open, or it was not noted.
     */
    provider: text('provider'),
    /** The provider's id of it; null until it has been opened. */
    checkoutId: text('checkout_id'),
    /** Where the customer pays. */
    url: text('url'),
    expiresAt: moment('expires_at').notNull(),
    /** What became of it: finished with the money on its way, without any coming, or paid. */
    outcome: text('outcome')
      .$type<'open' | 'processing' | 'failed' | 'paid'>()
      .notNull()
      .default('open'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.attempt] })],
);

/** Refunds, stored before the provider is asked for them; never deleted before their order. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key under which the provider is asked: the same refund is made once. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The provider's id of the refunded payment, and of the checkout it was made on. */
    paymentId: text('payment_id').notNull(),
    checkoutId: text('checkout_id').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    /** Haléře. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** In the words of the person who decided it; empty where the kind says it all. */
    reason: text('reason').notNull().default(''),
    actor: text('actor').$type<Actor>().notNull(),
    /** The name of that person, where it is one of the shop's. */
    person: text('person'),
    state: text('state').$type<RefundState>().notNull(),
    /** The provider's id of the refund, or of one by hand the reference at the bank; null until it is made. */
    providerRefundId: text('refund_id'),
    /** What it resolves: a declaration of withdrawal, a complaint, a late offer. */
    aboutId: uuid('about_id'),
    /** The positions of the lines that it is for; empty where it is for the whole order. */
    lines: integer('lines').array().notNull().default([]),
    /** Of the whole order, and not for what was not delivered: it counts first for what was (`openValues`). */
    isForDelivered: boolean('is_for_delivered').notNull().default(false),
    /** When the provider was asked for it last; null until it was. One that is owed and was asked for is unclear. */
    askedAt: moment('asked_at'),
    /** How often the provider was asked. */
    tries: integer('tries').notNull().default(0),
    /** The provider's words where it answered the last time and refused; what is left is asked for again. */
    refusal: text('refusal'),
    /** The number of the credit note; null where the payment had no invoice. */
    creditNote: text('credit_note').unique(),
    createdAt: moment('created_at').notNull(),
    /** When it was made; it stays where the money came back later. */
    doneAt: moment('done_at'),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    check(
      'refunds_state',
      sql`${table.state} in ('owed', 'done', 'refused', 'failed')
        and (${table.state} in ('done', 'failed')) = (${table.doneAt} is not null)`,
    ),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_payment').on(table.paymentId),
    index('refunds_enqueued')
      .on(table.orderId)
      .where(sql`${table.state} = 'owed'`),
    index('refunds_returned')
      .on(table.doneAt, table.amount)
      .where(sql`${table.state} = 'done' and ${table.kind} <> 'paid-twice'`),
  ],
);

/** Notifications of the provider that were already dealt with: each counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_age').on(table.receivedAt)],
);

/** Money that does not fit an order; a person has to look at each. */
export const paymentAnomalies = pgTable(
  'payment_anomalies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<AnomalyKind>().notNull(),
    orderId: text('order_id'),
    checkoutId: text('checkout_id').notNull(),
    /** The payment in question, where it is known. */
    paymentId: text('payment_id'),
    /** Haléře in question, where it is about a sum; for refunds the total refunded so far. */
    amount: bigint('amount', { mode: 'number' }),
    /** ISO 4217 in lower case. */
    currency: text('currency'),
    /** Tells it from others of its kind: the id of a payment, refund or dispute, or the refunded sum. */
    reference: text('reference').notNull().default(''),
    detail: text('detail').notNull(),
    noticedAt: moment('noticed_at').notNull(),
    /** When somebody was done with it, that person's name or `RESOLVED_BY_PROVIDER`, and what was done. */
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by'),
    resolutionNote: text('resolution_note').notNull().default(''),
  },
  (table) => [
    check(
      'payment_anomalies_resolved',
      sql`(${table.resolvedAt} is null) = (${table.resolvedBy} is null)`,
    ),
    index('payment_anomalies_open')
      .on(table.noticedAt)
      .where(sql`${table.resolvedAt} is null`),
    uniqueIndex('payment_anomalies_each_once').on(table.checkoutId, table.kind, table.reference),
    index('payment_anomalies_order').on(table.orderId),
    index('payment_anomalies_age').on(table.noticedAt),
  ],
);

/** Invoices and credit notes with every printed value. A trigger of the database refuses any change. */
export const invoices = pgTable(
  'invoices',
  {
    number: text('number').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    issuedAt: moment('issued_at').notNull(),
    snapshot: jsonb('snapshot').$type<InvoiceSnapshot>().notNull(),
  },
  (table) => [
    uniqueIndex('invoices_one_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
    index('invoices_order').on(table.orderId, table.issuedAt),
    index('invoices_issued').on(table.issuedAt),
  ],
);

/** Gapless series of numbers; the row is locked by the transaction that takes the next number. */
export const series = pgTable('series', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

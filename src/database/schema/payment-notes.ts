import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnomalyKind } from '#domain/order/anomaly.ts';
import { moment } from './columns.ts';

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
    /** When somebody was done with it, that person's name or `SETTLED_BY_PROVIDER`, and what was done. */
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    settledNote: text('settled_note').notNull().default(''),
  },
  (table) => [
    check(
      'payment_anomalies_settled',
      sql`(${table.settledAt} is null) = (${table.settledBy} is null)`,
    ),
    index('payment_anomalies_open')
      .on(table.noticedAt)
      .where(sql`${table.settledAt} is null`),
    uniqueIndex('payment_anomalies_each_once').on(table.checkoutId, table.kind, table.reference),
    index('payment_anomalies_order').on(table.orderId),
    index('payment_anomalies_age').on(table.noticedAt),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PlatformId } from '#domain/catalogue/price-list.ts';
import type { PaymentMark, WorkMark } from '#domain/order/order-badges.ts';
import { orders } from './orders.ts';

/**
 * What can be made again from other tables at any time. Triggers of the database keep it, so it is right
 * whichever version of the program writes an order. Backups leave it out; a restore makes it anew.
 */
export const derived = pgSchema('derived');

/** To the millisecond, as the program knows moments: places in the list are told by them. */
const rounded = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What the operator's list of orders is filtered and sorted by, in one narrow row for each order. */
export const orderList = derived.table(
  'order_list',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull().unique(),
    /** As `paymentMark` and `workMark` say it (domain/order/order-badges.ts). */
    payment: text('payment').$type<PaymentMark>().notNull(),
    work: text('work').$type<WorkMark>().notNull(),
    networks: text('networks').array().$type<PlatformId[]>().notNull(),
    /** In capitals. */
    code: text('code'),
    total: bigint('total', { mode: 'number' }).notNull(),
    madeAt: rounded('made_at').notNull(),
    paidAt: rounded('paid_at'),
    /** Until it has begun. */
    startBy: rounded('start_by'),
    promisedAt: rounded('promised_at'),
    /** The promise as long as it is to be kept: null of what is over, unpaid or held as a whole. */
    dueAt: rounded('due_at'),
  },
  (table) => [
    index('order_list_made').on(table.madeAt, table.number),
    index('order_list_total').on(table.total, table.number),
    // What has no such moment comes last, whichever way the list is sorted.
    index('order_list_paid_up').on(sql`coalesce(${table.paidAt}, 'infinity')`, table.number),
    index('order_list_paid_down').on(sql`coalesce(${table.paidAt}, '-infinity')`, table.number),
    index('order_list_start_up').on(sql`coalesce(${table.startBy}, 'infinity')`, table.number),
    index('order_list_start_down').on(sql`coalesce(${table.startBy}, '-infinity')`, table.number),
    index('order_list_promised_up').on(
      sql`coalesce(${table.promisedAt}, 'infinity')`,
      table.number,
    ),
    index('order_list_promised_down').on(
      sql`coalesce(${table.promisedAt}, '-infinity')`,
      table.number,
    ),
    index('order_list_payment').on(table.payment, table.madeAt, table.number),
    index('order_list_work').on(table.work, table.madeAt, table.number),
    index('order_list_networks').using('gin', table.networks),
    index('order_list_code')
      .on(table.code, table.madeAt)
      .where(sql`${table.code} is not null`),
    index('order_list_due')
      .on(table.dueAt, table.number)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** What an order is found by. Two indexes of `0001_derived.sql`, for trigrams and for keys, read it. */
export const orderSearch = derived.table('order_search', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Everything that is looked for by a part of it, in small letters and without diacritics. */
  words: text('words').notNull(),
  /** What is looked for as a whole: numbers, mailbox, phone, ids of payments, targets. */
  keys: text('keys').array().notNull(),
});

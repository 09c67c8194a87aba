import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceKind, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

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

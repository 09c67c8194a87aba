import { sql } from 'drizzle-orm';
import {
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
import type { BatchAct, BatchOutcome } from '#domain/operator/batch.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** What somebody does to many orders at once. */
export const batches = pgTable(
  'order_batches',
  {
    /** Of the form that was confirmed: pressed twice it is one. */
    id: uuid('id').primaryKey(),
    /** Who wanted it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    act: jsonb('act').$type<BatchAct>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('order_batches_age').on(table.createdAt)],
);

/** One order of a batch. Its outcome is written by the transaction that changes the order. */
export const batchRows = pgTable(
  'order_batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A mark of what its dry run showed of the order: nothing else is done to it (rules 91). */
    shown: text('shown').notNull(),
    /** `done`, or why nothing was done; taken back after that or before; null until it was its turn. */
    outcome: text('outcome').$type<BatchOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    uniqueIndex('order_batch_rows_once').on(table.batchId, table.orderId),
    index('order_batch_rows_order').on(table.orderId),
    index('order_batch_rows_waiting')
      .on(table.batchId, table.position)
      .where(sql`${table.outcome} is null`),
    check('order_batch_rows_position', sql`${table.position} >= 0`),
  ],
);

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
import {
  type IntentProblem,
  type IntentState,
  type IntentWish,
  intentStates,
} from '#domain/operator/intent.ts';
import { isOneOf, moment } from './columns.ts';
import { enquiries } from './enquiries.ts';
import { orders } from './orders.ts';
import { withdrawals } from './care.ts';

/**
 * What somebody wants to leave the house and may still take back: e-mails and money. The job that carries it
 * out takes it and writes down what is owed in one transaction, so it runs once or not at all.
 */
export const intents = pgTable(
  'intents',
  {
    /** Of the form that asked for it: pressed twice it is one. */
    id: uuid('id').primaryKey(),
    /** It is about an order, a message from a customer, or a declaration of withdrawal that fits no order. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'cascade' }),
    /** Who wanted it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    /** The bulk action that it is part of. */
    batchId: uuid('batch_id'),
    wish: jsonb('wish').$type<IntentWish>().notNull(),
    state: text('state').$type<IntentState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
    /** Why it could not be carried out. */
    problem: text('problem').$type<IntentProblem>(),
  },
  (table) => [
    check('intents_state', isOneOf(table.state, intentStates)),
    check('intents_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    check(
      'intents_about_one_thing',
      sql`num_nonnulls(${table.orderId}, ${table.enquiryId}, ${table.withdrawalId}) = 1`,
    ),
    index('intents_enquiry').on(table.enquiryId),
    index('intents_withdrawal').on(table.withdrawalId),
    index('intents_order').on(table.orderId, table.createdAt),
    index('intents_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('intents_not_done')
      .on(table.endedAt)
      .where(sql`${table.state} = 'failed'`),
    index('intents_age').on(table.createdAt),
  ],
);

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

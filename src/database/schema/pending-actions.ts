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
import type { BulkAct, BulkOutcome } from '#domain/admin/bulk-action.ts';
import {
  type PendingActionProblem,
  type PendingActionState,
  type ActionRequest,
  pendingActionStates,
} from '#domain/admin/pending-action.ts';
import { isOneOf, moment } from './columns.ts';
import { messages } from './messages.ts';
import { orders } from './orders.ts';
import { withdrawals } from './after-sales.ts';

/**
 * What somebody wants to leave the house and may still take back: e-mails and money. The job that carries it
 * out takes it and writes down what is owed in one transaction, so it runs once or not at all.
 */
export const pendingActions = pgTable(
  'pending_actions',
  {
    /** Of the form that asked for it: pressed twice it is one. */
    id: uuid('id').primaryKey(),
    /** It is about an order, a message from a customer, or a declaration of withdrawal that fits no order. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'cascade' }),
    /** Who wanted it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    /** The bulk action that it is part of. */
    bulkActionId: uuid('bulk_action_id'),
    request: jsonb('request').$type<ActionRequest>().notNull(),
    state: text('state').$type<PendingActionState>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
    /** Why it could not be carried out. */
    problem: text('problem').$type<PendingActionProblem>(),
  },
  (table) => [
    check('pending_actions_state', isOneOf(table.state, pendingActionStates)),
    check('pending_actions_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    check(
      'pending_actions_about_one_thing',
      sql`num_nonnulls(${table.orderId}, ${table.messageId}, ${table.withdrawalId}) = 1`,
    ),
    index('pending_actions_message').on(table.messageId),
    index('pending_actions_withdrawal').on(table.withdrawalId),
    index('pending_actions_order').on(table.orderId, table.createdAt),
    index('pending_actions_waiting')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('pending_actions_not_done')
      .on(table.endedAt)
      .where(sql`${table.state} = 'failed'`),
    index('pending_actions_age').on(table.createdAt),
  ],
);

/** What somebody does to many orders at once. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    /** Of the form that was confirmed: pressed twice it is one. */
    id: uuid('id').primaryKey(),
    /** Who wanted it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    act: jsonb('act').$type<BulkAct>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bulk_actions_age').on(table.createdAt)],
);

/** One order of a bulk action. Its outcome is written by the transaction that changes the order. */
export const bulkRows = pgTable(
  'bulk_action_rows',
  {
    bulkActionId: uuid('bulk_action_id')
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A mark of what its dry run showed of the order: nothing else is done to it (rules 91). */
    shown: text('shown').notNull(),
    /** `done`, or why nothing was done; taken back after that or before; null until it was its turn. */
    outcome: text('outcome').$type<BulkOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkActionId, table.position] }),
    uniqueIndex('bulk_action_rows_once').on(table.bulkActionId, table.orderId),
    index('bulk_action_rows_order').on(table.orderId),
    index('bulk_action_rows_waiting')
      .on(table.bulkActionId, table.position)
      .where(sql`${table.outcome} is null`),
    check('bulk_action_rows_position', sql`${table.position} >= 0`),
  ],
);

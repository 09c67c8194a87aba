import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type IntentProblem,
  type IntentState,
  type IntentWish,
  intentStates,
} from '#domain/operator/intent.ts';
import { isOneOf, moment } from './columns.ts';
import { enquiries } from './enquiries.ts';
import { orders } from './orders.ts';
import { withdrawals } from './withdrawals.ts';

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

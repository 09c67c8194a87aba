import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ComplaintOutcome,
  ComplaintWish,
  LateAnswer,
  RefillState,
} from '#domain/order/care.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { refunds } from './payments.ts';

/** Complaints of customers about an order (§ 19 of the Consumer Protection Act). */
export const complaints = pgTable(
  'complaints',
  {
    /** Of the form that was sent: sent twice it is one. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The position of the line that it is about; null for the whole order. */
    line: integer('line'),
    text: text('text').notNull(),
    wish: text('wish').$type<ComplaintWish>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The end of the last day on which it is to be settled. */
    dueAt: moment('due_at').notNull(),
    /** Null until it is settled. */
    outcome: text('outcome').$type<ComplaintOutcome>(),
    /** What the customer is told about it. */
    answer: text('answer').notNull().default(''),
    settledAt: moment('settled_at'),
    /** The name of who settled it. */
    person: text('person'),
  },
  (table) => [
    check('complaints_wish', sql`${table.wish} in ('refill', 'money')`),
    check('complaints_outcome', sql`${table.outcome} in ('refill', 'money', 'refused')`),
    check('complaints_settled', sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
    index('complaints_order').on(table.orderId, table.receivedAt),
    index('complaints_open')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
    index('complaints_money')
      .on(table.dueAt)
      .where(sql`${table.outcome} = 'money'`),
  ],
);

/** Refills within the guarantee, which customers ask for on the page of their order. */
export const refills = pgTable(
  'refills',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    /** How many pieces there are now, as the customer counted. */
    countNow: integer('count_now'),
    state: text('state').$type<RefillState>().notNull().default('asked'),
    askedAt: moment('asked_at').notNull(),
    /** Why it was refused, in the words that the customer reads. */
    reason: text('reason').notNull().default(''),
    endedAt: moment('ended_at'),
    person: text('person'),
    /** The complaint that was settled with it, which owes it; null where the guarantee does. */
    complaintId: uuid('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    /** The refund that it ended with, where the money went back instead. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('refills_state', sql`${table.state} in ('asked', 'running', 'done', 'refused', 'money')`),
    check(
      'refills_ended',
      sql`(${table.state} in ('done', 'refused', 'money')) = (${table.endedAt} is not null)`,
    ),
    check('refills_money', sql`${table.refundId} is null or ${table.state} = 'money'`),
    index('refills_complaint').on(table.complaintId),
    index('refills_refund').on(table.refundId),
    index('refills_order').on(table.orderId, table.askedAt),
    // A line has one refill under way at a time.
    uniqueIndex('refills_one_open')
      .on(table.orderId, table.line)
      .where(sql`${table.endedAt} is null`),
    index('refills_open')
      .on(table.askedAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Promised times that were missed, and what the customer chose then; one for each promise. */
export const lateOffers = pgTable(
  'late_offers',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The promised end that has passed. */
    promisedAt: moment('promised_at').notNull(),
    offeredAt: moment('offered_at').notNull(),
    answer: text('answer').$type<LateAnswer>(),
    answeredAt: moment('answered_at'),
    /** Haléře that go back, where the customer chose them. */
    amount: bigint('amount', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('late_offers_once').on(table.orderId, table.promisedAt),
    check('late_offers_answer', sql`${table.answer} in ('wait', 'money')`),
    check('late_offers_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('late_offers_amount', sql`(${table.answer} = 'money') = (${table.amount} is not null)`),
    index('late_offers_open')
      .on(table.offeredAt)
      .where(sql`${table.answer} is null`),
  ],
);

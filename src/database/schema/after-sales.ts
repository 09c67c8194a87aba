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
import type { Locale } from '#domain/locale.ts';
import type {
  ComplaintOutcome,
  Remedy,
  LateAnswer,
  RefillState,
} from '#domain/after-sales/after-sales.ts';
import type { WithdrawalResolution } from '#domain/withdrawals/withdrawn-lines.ts';
import { type WithdrawalOutcome, withdrawalOutcomes } from '#domain/withdrawals/withdrawal.ts';
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
    remedy: text('remedy').$type<Remedy>().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The end of the last day on which it is to be resolved. */
    dueAt: moment('due_at').notNull(),
    /** Null until it is resolved. */
    outcome: text('outcome').$type<ComplaintOutcome>(),
    /** What the customer is told about it. */
    answer: text('answer').notNull().default(''),
    resolvedAt: moment('resolved_at'),
    /** The name of who resolved it. */
    person: text('person'),
  },
  (table) => [
    check('complaints_request', sql`${table.remedy} in ('refill', 'money')`),
    check('complaints_outcome', sql`${table.outcome} in ('refill', 'money', 'refused')`),
    check('complaints_resolved', sql`(${table.outcome} is null) = (${table.resolvedAt} is null)`),
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
    /** How many units there are now, as the customer counted. */
    countNow: integer('count_now'),
    state: text('state').$type<RefillState>().notNull().default('asked'),
    askedAt: moment('asked_at').notNull(),
    /** Why it was refused, in the words that the customer reads. */
    reason: text('reason').notNull().default(''),
    endedAt: moment('ended_at'),
    person: text('person'),
    /** The complaint that was resolved with it, which owes it; null where the guarantee does. */
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

/**
 * Declarations of withdrawal from a contract as they came in (§ 1830a of the Civil Code, rules 51), kept
 * as long as the papers of orders (rules 24), also where no order fits them.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** Of the form that was confirmed: confirmed twice it is still one declaration. */
    id: uuid('id').primaryKey(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    /** As it was typed; it need not be a number. */
    number: text('order_number').notNull(),
    email: text('email').notNull(),
    part: text('part').notNull(),
    /** The positions of the lines that it means; empty for all of them, or where its words alone say which. */
    lines: integer('lines').array().notNull().default([]),
    reason: text('reason').notNull(),
    /** Of each line, by its position, the units noted as delivered when it came; empty where it held its order at once. */
    performed: integer('performed').array().notNull().default([]),
    declaredAt: moment('declared_at').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Null until a job has looked for its order. */
    outcome: text('outcome').$type<WithdrawalOutcome>(),
    /** When a person was done with it, or its money went back, and which; null while somebody has to see to it. */
    resolvedAt: moment('resolved_at'),
    resolution: text('resolution').$type<WithdrawalResolution>(),
    /** What the customer was told of it, in that person's words; empty where nothing. Kept where it is taken back. */
    answer: text('answer').notNull().default(''),
    /** The name of that person. */
    person: text('person'),
    /** What that person did, or why it has no order, for the shop's own eyes. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_age').on(table.declaredAt),
    index('withdrawals_email').on(sql`lower(${table.email})`),
    index('withdrawals_open')
      .on(table.declaredAt)
      .where(sql`${table.resolvedAt} is null`),
    index('withdrawals_waiting')
      .on(table.declaredAt)
      .where(
        sql`${table.resolvedAt} is null and ${table.outcome} in ('held', 'unknown', 'late', 'performed')`,
      ),
    check(
      'withdrawals_resolved',
      sql`(${table.resolvedAt} is null) = (${table.resolution} is null)`,
    ),
    check(
      'withdrawals_resolution',
      sql`${table.resolution} in ('money', 'ended', 'released', 'closed')`,
    ),
    check(
      'withdrawals_outcome',
      sql`${table.outcome} in (${sql.raw(withdrawalOutcomes.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);

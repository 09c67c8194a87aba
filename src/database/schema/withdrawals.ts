import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import { type WithdrawalOutcome, withdrawalOutcomes } from '#domain/order/withdrawal.ts';
import type { WithdrawalSettlement } from '#domain/order/withdrawal-settlement.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

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
    /** Of each line, by its position, the pieces noted as delivered when it came; empty where it held its order at once. */
    performed: integer('performed').array().notNull().default([]),
    declaredAt: moment('declared_at').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Null until a job has looked for its order. */
    outcome: text('outcome').$type<WithdrawalOutcome>(),
    /** When a person was done with it, or its money went back, and which; null while somebody has to see to it. */
    settledAt: moment('settled_at'),
    settlement: text('settlement').$type<WithdrawalSettlement>(),
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
      .where(sql`${table.settledAt} is null`),
    index('withdrawals_waiting')
      .on(table.declaredAt)
      .where(
        sql`${table.settledAt} is null and ${table.outcome} in ('held', 'unknown', 'late', 'performed')`,
      ),
    check('withdrawals_settled', sql`(${table.settledAt} is null) = (${table.settlement} is null)`),
    check(
      'withdrawals_settlement',
      sql`${table.settlement} in ('money', 'ended', 'released', 'closed')`,
    ),
    check(
      'withdrawals_outcome',
      sql`${table.outcome} in (${sql.raw(withdrawalOutcomes.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EmailKind } from '#domain/order/order-email.ts';
import { moment } from './columns.ts';
import { enquiries } from './enquiries.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';
import { refunds } from './payments.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * E-mails owed for an order, an enquiry or a withdrawal, written down in the transaction that owes them. The
 * table keeps the name it was made with: replicas of an older version know it by that (docs/deployment.md).
 */
export const emails = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EmailKind>().notNull(),
    /** The refund that it tells of, in the e-mails that tell of one. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'cascade' }),
    /** What else it tells of: a complaint, a refill, a late offer, a line that is held, a reply. */
    aboutId: uuid('about_id'),
    /** The person of the shop that it is for, or about whose change it tells. */
    operatorId: uuid('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
    /** Another mailbox than the one that it is meant for. */
    toAddress: text('to_address'),
    /** How often it was sent again: 0 is the first. */
    copy: integer('copy').notNull().default(0),
    owedAt: moment('owed_at').defaultNow(),
    sentAt: moment('sent_at'),
    /** Why the receiving server will never take it; such an e-mail is not tried again. */
    refusal: text('refusal'),
    /** When a person had dealt with one that was refused, and no longer wants it sent. */
    setAsideAt: moment('set_aside_at'),
  },
  (table) => [
    // Each kind once, and where it tells of a refund or a complaint once for each; sent again, once more.
    uniqueIndex('letters_once').on(
      table.orderId,
      table.kind,
      sql`coalesce(${table.refundId}, ${table.aboutId}, ${table.orderId})`,
      table.copy,
    ),
    index('letters_refund').on(table.refundId),
    index('letters_operator').on(table.operatorId),
    index('letters_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
    index('letters_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    // The two that follow a message once each, and every reply once.
    uniqueIndex('letters_once_per_enquiry').on(
      table.enquiryId,
      table.kind,
      sql`coalesce(${table.aboutId}, ${table.enquiryId})`,
    ),
    uniqueIndex('letters_once_per_withdrawal').on(table.withdrawalId, table.kind),
    check(
      'letters_about_one_thing',
      sql`num_nonnulls(${table.orderId}, ${table.enquiryId}, ${table.withdrawalId}, ${table.operatorId}) = 1`,
    ),
  ],
);

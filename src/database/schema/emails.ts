import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SentFile } from '#domain/emails/email.ts';
import { moment } from './columns.ts';
import { messages } from './messages.ts';
import { operators } from './operators.ts';
import { orders } from './orders.ts';
import { refunds } from './payments.ts';
import { withdrawals } from './after-sales.ts';

/** E-mails owed for an order, an message or a withdrawal, written down in the transaction that owes them. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The refund that it tells of, in the e-mails that tell of one. */
    refundId: uuid('refund_id').references(() => refunds.id, { onDelete: 'cascade' }),
    /** What else it tells of: a complaint, a refill, a late offer, a line that is held, a reply. */
    aboutId: uuid('about_id'),
    /** The person of the shop that it is for, or about whose change it tells. */
    operatorId: uuid('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
    /** Another mailbox than the one that it is meant for. */
    toAddress: text('to_address'),
    /** Its place among those of its kind that tell of the same: 0 is the first; below 0 it was taken back. */
    copy: integer('copy').notNull().default(0),
    /** Whether it is one before it, sent again: another of its kind may tell of what came next. */
    isAgain: boolean('is_again').notNull().default(false),
    enqueuedAt: moment('enqueued_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Why the receiving server will never take it; such an e-mail is not tried again. */
    refusal: text('refusal'),
    /** Since when nobody wants it sent any more: a person gave it up, or the program took it back. */
    setAsideAt: moment('set_aside_at'),
    /** Why, in the words of that person; null of one that the program took back because nobody needs it. */
    setAsideReason: text('set_aside_reason'),
    /** Whether it stayed in the outbox, because no mail server was set when it was to be sent. */
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [
    // Each kind once, and where it tells of a refund or a complaint once for each; what comes next, or is sent again, once more.
    uniqueIndex('emails_once').on(
      table.orderId,
      table.kind,
      sql`coalesce(${table.refundId}, ${table.aboutId}, ${table.orderId})`,
      table.copy,
    ),
    index('emails_refund').on(table.refundId),
    index('emails_to')
      .on(sql`lower(${table.toAddress})`)
      .where(sql`${table.toAddress} is not null`),
    index('emails_operator').on(table.operatorId),
    index('emails_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
    index('emails_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    // The outbox lists e-mails by age, in all, by kind, by mailbox and by what became of them (database/emails/email-list.ts).
    index('emails_age').on(table.enqueuedAt, table.id),
    index('emails_kind_age').on(table.kind, table.enqueuedAt, table.id),
    index('emails_mailbox').on(sql`lower(${table.toAddress})`),
    index('emails_unsent_age')
      .on(table.enqueuedAt, table.id)
      .where(sql`${table.sentAt} is null`),
    index('emails_left_age')
      .on(table.enqueuedAt, table.id)
      .where(sql`${table.sentAt} is not null and not ${table.isKept}`),
    index('emails_kept_age')
      .on(table.enqueuedAt, table.id)
      .where(sql`${table.sentAt} is not null and ${table.isKept}`),
    // The two that follow a message once each, and every reply once.
    uniqueIndex('emails_once_per_message').on(
      table.messageId,
      table.kind,
      sql`coalesce(${table.aboutId}, ${table.messageId})`,
    ),
    uniqueIndex('emails_once_per_withdrawal').on(table.withdrawalId, table.kind, table.copy),
    check(
      'emails_about_one_thing',
      sql`num_nonnulls(${table.orderId}, ${table.messageId}, ${table.withdrawalId}, ${table.operatorId}) = 1`,
    ),
  ],
);

/** E-mails of legal weight as they left, word for word (rules 77); never changed, and gone with the note of the e-mail. */
export const sentEmails = pgTable(
  'sent_emails',
  {
    /** Of its Message-ID: sent again, an e-mail leaves under another. */
    id: uuid('id').primaryKey(),
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    files: jsonb('files').$type<SentFile[]>().notNull(),
  },
  (table) => [index('sent_emails_email').on(table.emailId, table.sentAt)],
);

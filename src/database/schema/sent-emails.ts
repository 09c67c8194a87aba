import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SentFile } from '#domain/email.ts';
import { moment } from './columns.ts';
import { emails } from './emails.ts';

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

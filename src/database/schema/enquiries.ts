import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EnquiryKind } from '#domain/customer/enquiry-kind.ts';
import type { Locale } from '#domain/locale.ts';
import type { MessageState } from '#domain/operator/message.ts';
import { moment } from './columns.ts';
import { operators } from './operators.ts';

/**
 * What visitors wrote to the shop, which its words call messages; kept two years (rules 24). What followed is
 * in `message_entries`.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    /** What it is about, as the form says it, for example "instagram" or "Individual Cooperation - agency". */
    service: text('service').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    /** By which people of the shop and customers call it. */
    number: integer('number').generatedByDefaultAsIdentity().notNull(),
    state: text('state').$type<MessageState>().notNull().default('open'),
    /** Whose it is in the shop; null for nobody's. */
    assigneeId: uuid('assignee_id').references(() => operators.id, { onDelete: 'set null' }),
    /** By which answers find it: 32 hexadecimal digits that nobody can guess. */
    replyToken: text('reply_token')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** When something was last written to it. */
    changedAt: moment('changed_at').notNull(),
    /** Since when it is open, if it is. */
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    index('enquiries_age').on(table.createdAt),
    index('enquiries_email').on(sql`lower(${table.email})`),
    uniqueIndex('enquiries_number').on(table.number),
    uniqueIndex('enquiries_reply_token').on(table.replyToken),
    index('enquiries_changed').on(table.changedAt, table.number),
    index('enquiries_state').on(table.state, table.changedAt, table.number),
    index('enquiries_kind').on(table.kind, table.changedAt, table.number),
    index('enquiries_language').on(table.locale, table.changedAt, table.number),
    index('enquiries_assignee').on(table.assigneeId, table.changedAt, table.number),
    index('enquiries_open')
      .on(table.openedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('enquiries_words')
      .using(
        'gin',
        sql`derived.plain_text(name || ' ' || email || ' ' || service || ' ' || message) gin_trgm_ops`,
      )
      .with({ gin_pending_list_limit: 256 }),
    check('enquiries_state_known', sql`${table.state} in ('open', 'waiting', 'closed')`),
  ],
);

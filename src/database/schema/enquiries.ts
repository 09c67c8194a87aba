import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EnquiryKind } from '#domain/customer/enquiry-kind.ts';
import type { Locale } from '#domain/locale.ts';
import { moment } from './columns.ts';

/** What visitors wrote to the shop; kept two years (rules 24). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey(),
    /** A replica of an older version names none. */
    kind: text('kind').$type<EnquiryKind>().notNull().default('contact'),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    /** What it is about, as the form says it, for example "instagram" or "Individual Cooperation - agency". */
    service: text('service').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('enquiries_age').on(table.createdAt),
    index('enquiries_mailbox').on(sql`lower(${table.email})`),
  ],
);

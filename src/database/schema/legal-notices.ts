import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticedText } from '#domain/legal/notice.ts';
import { moment } from './columns.ts';

/** Announced changes of the legal texts, a row for each wording of a notice (rules 88); none is ever deleted. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    notice: uuid('notice').notNull(),
    /** Of the notice, the first at 1; the last one holds. */
    version: integer('version').notNull(),
    text: text('text').$type<NoticedText>().notNull(),
    whatCs: text('what_cs').notNull(),
    whatEn: text('what_en').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Of the last version alone. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.notice, table.version] }),
    check('legal_notices_text', sql`${table.text} in ('terms', 'privacy')`),
  ],
);

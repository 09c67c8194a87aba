import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { GeneratedState } from '#domain/shop-settings.ts';
import { moment } from './columns.ts';

/** What the operator sets while the shop runs (rules 85); without its one row nothing was ever set. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: boolean('id').primaryKey().default(true),
    generatedAuthor: text('generated_author'),
    generatedArticles: text('generated_articles').$type<GeneratedState>(),
    generatedReviews: text('generated_reviews').$type<GeneratedState>(),
    publishUnread: boolean('publish_unread').notNull(),
    isStopped: boolean('is_stopped').notNull(),
    stopCs: text('stop_cs'),
    stopEn: text('stop_en'),
    answerHours: integer('answer_hours'),
    businessHours: text('business_hours'),
    chatNumber: text('chat_number'),
    phone: text('phone'),
    legalDay: date('legal_day', { mode: 'string' }),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    check('shop_settings_one', sql`${table.id}`),
    check('shop_settings_articles', sql`${table.generatedArticles} in ('published', 'draft')`),
    check('shop_settings_reviews', sql`${table.generatedReviews} in ('published', 'draft')`),
    // Neither edition is left without a sentence, least of all while no orders are taken.
    check(
      'shop_settings_stop',
      sql`num_nulls(${table.stopCs}, ${table.stopEn}) = 0
        or num_nulls(${table.stopCs}, ${table.stopEn}) = 2 and not ${table.isStopped}`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Where the press has written about the shop, as the operator enters it (rules 19). */
export const pressMarks = pgTable(
  'press_marks',
  {
    id: uuid('id').primaryKey(),
    /** The paper's name, which is drawn as its mark. */
    name: text('name').notNull(),
    titleCs: text('title_cs').notNull(),
    titleEn: text('title_en').notNull(),
    sentenceCs: text('sentence_cs').notNull(),
    sentenceEn: text('sentence_en').notNull(),
    /** Where it can be read. */
    url: text('url').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    /** Its place among the marks, the first at 1. */
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('press_marks_url', sql`${table.url} ~ '^https?://'`),
    index('press_marks_order').on(table.position),
  ],
);

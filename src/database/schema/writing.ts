import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { WritingFault } from '#domain/writing/fault.ts';
import type { TextWriter } from '#domain/writing/text-writer.ts';
import { blogPosts } from './blog-posts.ts';
import { moment } from './columns.ts';
import { testimonials } from './reviews.ts';

/**
 * How each generated text came about, and who let it be published (rules 80). It goes when its text goes. Who has
 * read an article stands with the article, which may be a generator's without a row here.
 */
export const writtenTexts = pgTable(
  'written_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** A new slug of the article is a new id here as well. */
    articleId: text('article_id').references(() => blogPosts.id, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
    reviewId: uuid('review_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    language: text('language').$type<Locale>().notNull(),
    writer: text('writer').$type<TextWriter>().notNull(),
    provider: text('provider').notNull(),
    /** Without one the embedded writer put it together. */
    model: text('model'),
    promptHash: text('prompt_hash').notNull(),
    /** Names of the facts of the sheet that the text uses. */
    facts: text('facts').array().notNull().default([]),
    faults: jsonb('faults').$type<readonly WritingFault[]>().notNull().default([]),
    milliseconds: integer('milliseconds').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Haléře, rounded up; unknown where nobody has said what a token costs. */
    cost: integer('cost'),
    /** As it was written, for telling how much of it a person has changed. */
    text: text('text').notNull(),
    /** The part of its words that a person has changed, corrected spelling left out: 0 to 1. */
    shareChanged: real('share_changed').notNull().default(0),
    approvedBy: text('approved_by'),
    approvedAt: moment('approved_at'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    uniqueIndex('written_texts_article').on(table.articleId),
    uniqueIndex('written_texts_review').on(table.reviewId),
    index('written_texts_articles')
      .on(table.language, table.writtenAt)
      .where(sql`${table.articleId} is not null`),
    check('written_texts_of', sql`num_nonnulls(${table.articleId}, ${table.reviewId}) = 1`),
    check('written_texts_writer', sql`(${table.writer} = 'model') = (${table.model} is not null)`),
    check('written_texts_share', sql`${table.shareChanged} between 0 and 1`),
    check(
      'written_texts_approved',
      sql`num_nulls(${table.approvedBy}, ${table.approvedAt}) in (0, 2)`,
    ),
  ],
);

/** What the writer was asked for on a day in Prague, whatever became of it: the limits of the day count by it. */
export const writingDays = pgTable('writing_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  texts: integer('texts').notNull(),
  /** Pictures that a model was asked for. */
  pictures: integer('pictures').notNull().default(0),
  /** Haléře, with what is under way at the most that it may cost. */
  cost: integer('cost').notNull(),
});

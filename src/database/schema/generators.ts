import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type GeneratorKind,
  type GeneratorState,
  type ItemFault,
  type ItemProblem,
  type ItemState,
  generatorKinds,
  generatorStates,
  itemStates,
} from '#domain/generators/batch.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter, WritingFault } from '#domain/writing/record.ts';
import { blogPosts } from './articles.ts';
import { moment } from './columns.ts';
import { reviews } from './reviews.ts';

function oneOf(names: readonly string[]) {
  return sql.raw(names.map((name) => `'${name}'`).join(', '));
}

/** Batches of the generators (rules 81). Kept two years (rules 24). */
export const generatorBatches = pgTable(
  'generator_batches',
  {
    /** Of the form that began it: pressed twice it is one batch. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<GeneratorKind>().notNull(),
    state: text('state').$type<GeneratorState>().notNull(),
    /** Who wanted it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('generator_batches_kind', sql`${table.kind} in (${oneOf(generatorKinds)})`),
    check('generator_batches_state', sql`${table.state} in (${oneOf(generatorStates)})`),
    index('generator_batches_newest').on(table.kind, table.createdAt, table.id),
    index('generator_batches_age').on(table.createdAt),
    // Of each kind one at a time goes on.
    uniqueIndex('generator_batches_running')
      .on(table.kind)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** What a batch makes, one by one; what came of it is written by the transaction that stores it. */
export const generatorItems = pgTable(
  'generator_items',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => generatorBatches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A keyword, the id of an article or the service of a review. */
    subject: text('subject').notNull(),
    language: text('language').$type<Locale>().notNull(),
    state: text('state').$type<ItemState>().notNull().default('pending'),
    /** The id of the article or review that was made. */
    resultId: text('result_id'),
    /** Why it failed, and what the service said of it. */
    problem: text('problem').$type<ItemProblem>(),
    message: text('message'),
    /** What a person has to look at before the text is published. */
    faults: jsonb('faults').$type<readonly ItemFault[]>().notNull().default([]),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    check('generator_items_state', sql`${table.state} in (${oneOf(itemStates)})`),
    check(
      'generator_items_problem',
      sql`(${table.state} = 'error') = (${table.problem} is not null)`,
    ),
    index('generator_items_open')
      .on(table.batchId, table.position)
      .where(sql`${table.state} in ('pending', 'running')`),
  ],
);

/**
 * Whose turn it is to call a service, in one row: one call at a time, and a pause after each. Times are the
 * database's own, for the clocks of replicas differ.
 */
export const generatorPace = pgTable(
  'generator_pace',
  {
    id: boolean('id').primaryKey().default(true),
    /** The job that has the turn: begun again after a crash it goes on without waiting for itself. */
    job: uuid('job'),
    /** Of this very attempt: one that was left for dead stores nothing any more. */
    claim: uuid('claim'),
    freeAt: moment('free_at').notNull(),
  },
  (table) => [check('generator_pace_one', sql`${table.id}`)],
);

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
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
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

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
import { moment } from './columns.ts';

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

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
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import type { ImportFault, ImportState } from '#domain/reviews/import.ts';
import { moment } from './columns.ts';

/** Files of reviews that were published elsewhere, each with its source (rules 71). */
export const reviewImports = pgTable(
  'review_imports',
  {
    /** Of the form that sent the file: sent twice it is one. */
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    sourceUrl: text('source_url'),
    exportedOn: date('exported_on', { mode: 'string' }).notNull(),
    /** The name of the file, as the browser gave it. */
    file: text('file').notNull(),
    /** Who sent it, by id and by name. */
    operatorId: uuid('operator_id').notNull(),
    person: text('person').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** How it was read, as `database/reviews/review-imports.ts` reads it; null until it was. */
    reading: jsonb('reading'),
    /** Whether its reviews are published at once; null until that is chosen. */
    isPublished: boolean('is_published'),
    /** Rows of the file that can be taken over, when it was read. */
    rows: integer('rows').notNull().default(0),
    /** Rows left out: at fault, and known already. */
    faults: integer('faults').notNull().default(0),
    doubles: integer('doubles').notNull().default(0),
    /** Reviews that were stored so far. */
    stored: integer('stored').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check(
      'review_imports_state',
      sql`${table.state} in ('reading', 'ready', 'running', 'done', 'withdrawing', 'withdrawn')`,
    ),
    index('review_imports_age').on(table.createdAt, table.id),
    index('review_imports_going')
      .on(table.id)
      .where(sql`${table.state} in ('running', 'withdrawing')`),
  ],
);

/**
 * The rows of a file until they are reviews: taken over and deleted by one transaction, so that whoever goes on
 * after a crash finds what is left. A row at fault has nothing of what it said.
 */
export const reviewImportRows = pgTable(
  'review_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => reviewImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts; the header is row 1. */
    row: integer('row').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    rating: integer('rating').notNull(),
    service: text('service').notNull(),
    language: text('language').$type<Locale>().notNull(),
    writtenOn: date('written_on', { mode: 'string' }),
    contentHash: text('content_hash').notNull(),
    /** Why it is left out. */
    fault: text('fault').$type<ImportFault>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('review_import_rows_hash').on(table.importId, table.contentHash),
    index('review_import_rows_good')
      .on(table.importId, table.row)
      .where(sql`${table.fault} is null`),
    index('review_import_rows_faults')
      .on(table.importId, table.row)
      .where(sql`${table.fault} is not null`),
  ],
);

/**
 * What a file says, until it is confirmed: so it can be read again in another way, with other columns. Addresses of
 * e-mail and of the internet that fill a cell are not kept.
 */
export const reviewImportParts = pgTable(
  'review_import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => reviewImports.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** Some hundred rows of it, as `flows/reviews/read-review-file.ts` writes and reads them. */
    cells: text('cells').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
);

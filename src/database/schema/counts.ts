import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountKind } from '#domain/counting/count-kind.ts';
import type { FunnelStage } from '#domain/counting/funnel.ts';
import type { Locale } from '#domain/locale.ts';

/** How often a page was answered, by day in Prague (rules 58). Nothing in it tells one reader from another. */
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    edition: text('edition').$type<Locale>().notNull(),
    /** As `pageKey` names it. */
    page: text('page').notNull(),
    kind: text('kind').$type<CountKind>().notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.edition, table.page, table.kind] }),
    index('page_counts_page').on(table.page, table.day),
  ],
);

/**
 * How far the orders of a day came (rules 58), noted daily, because orders that nobody paid are deleted long
 * before the counts.
 */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    /** On which the orders were made. */
    day: date('day', { mode: 'string' }).notNull(),
    edition: text('edition').$type<Locale>().notNull(),
    stage: text('stage').$type<FunnelStage>().notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.edition, table.stage] })],
);

import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CountKind } from '#domain/counting/arrival.ts';
import type { FunnelStage } from '#domain/counting/funnel.ts';
import type { Locale } from '#domain/locale.ts';
import { derived } from './order-list.ts';
import { orders } from './orders.ts';

/**
 * Sums of `page_counts` by day: two years of days are some ten thousand rows here, and a hundred times as many
 * there. Triggers of the database keep it.
 */
export const readDays = derived.table(
  'read_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    edition: text('edition').$type<Locale>().notNull(),
    kind: text('kind').$type<CountKind>().notNull(),
    /** Whether the pages are those of packages. */
    isPackage: boolean('is_package').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.edition, table.kind, table.isPackage] })],
);

/** Sums of `page_counts` by calendar month and page. */
export const readMonths = derived.table(
  'read_months',
  {
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    edition: text('edition').$type<Locale>().notNull(),
    page: text('page').notNull(),
    kind: text('kind').$type<CountKind>().notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.edition, table.page, table.kind] })],
);

/** What was sold: one narrow row for a paid order and each package in it. */
export const soldPackages = derived.table(
  'sold_packages',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    packageId: text('package_id').notNull(),
    /** In Prague, on which the order was paid. */
    day: date('day', { mode: 'string' }).notNull(),
    edition: text('edition').$type<Locale>().notNull(),
    /** How often it was ordered. */
    quantity: integer('quantity').notNull(),
    /** Haléře, with the discount off. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.packageId] }),
    index('sold_packages_day').on(
      table.day,
      table.packageId,
      table.edition,
      table.quantity,
      table.amount,
    ),
  ],
);

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

import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { RejectReason, ReviewState } from '#domain/reviews/moderation.ts';
import {
  FALLBACK_PLATFORM,
  type ReviewPlatform,
  namedPlatforms,
} from '#domain/reviews/platform.ts';
import type { ReviewOrigin } from '#domain/reviews/review.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import { moment } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { reviewImports } from './review-imports.ts';

/** `platformOf` as the database computes it: a filter needs an index. */
function platformIn(service: string): SQL {
  const cases = keysOf(namedPlatforms).map(
    (id) => `when "${service}" ilike '%${namedPlatforms[id]}%' then '${id}'`,
  );
  return sql.raw(`case ${cases.join(' ')} else '${FALLBACK_PLATFORM}' end`);
}

type Indexed = Parameters<ReturnType<typeof index>['on']>[0];
type ListedColumn =
  | 'waiting'
  | 'createdAt'
  | 'id'
  | 'state'
  | 'origin'
  | 'platform'
  | 'service'
  | 'language'
  | 'rating';

/** The operator's list: all of it, and by each of its filters, in its sequence; and what is searched. */
function listIndexes(table: Record<ListedColumn, Indexed>) {
  return [
    index('reviews_admin').on(table.waiting, table.createdAt, table.id),
    index('reviews_admin_state').on(table.state, table.waiting, table.createdAt, table.id),
    index('reviews_admin_origin').on(table.origin, table.waiting, table.createdAt, table.id),
    index('reviews_admin_platform').on(table.platform, table.waiting, table.createdAt, table.id),
    index('reviews_admin_service').on(table.service, table.waiting, table.createdAt, table.id),
    index('reviews_admin_language').on(table.language, table.waiting, table.createdAt, table.id),
    index('reviews_admin_rating').on(table.rating, table.waiting, table.createdAt, table.id),
    index('reviews_admin_platform_language').on(
      table.platform,
      table.language,
      table.waiting,
      table.createdAt,
      table.id,
    ),
    index('reviews_words').using(
      'gin',
      sql.raw(`derived.plain_text("name" || ' ' || "text") gin_trgm_ops`),
    ),
  ];
}

/**
 * Reviews with their origin, which no screen and no setting hides (rules 17). Whether a purchase is verified
 * is no column: it follows from the ordered line, and a review goes when its order goes.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    /** As the author wants to be named. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    rating: integer('rating').notNull(),
    /** Text naming the platform. */
    service: text('service').notNull(),
    platform: text('platform')
      .$type<ReviewPlatform>()
      .notNull()
      .generatedAlwaysAs(platformIn('service')),
    language: text('language').$type<Locale>().notNull(),
    origin: text('origin').$type<ReviewOrigin>().notNull(),
    /** Where an imported one was published, its address there, and the day on which it was exported. */
    source: text('source'),
    sourceUrl: text('source_url'),
    exportedOn: date('exported_on', { mode: 'string' }),
    /** The import that brought it, which can be withdrawn as a whole. */
    importId: uuid('import_id').references(() => reviewImports.id, { onDelete: 'cascade' }),
    /** Of what an imported one says (`content-hash.ts`): it is brought in once. */
    contentHash: text('content_hash'),
    /** Who wrote a generated one. */
    writer: text('writer').$type<TextWriter>(),
    /** The ordered line that a customer's is about. */
    orderId: uuid('order_id'),
    linePosition: integer('line_position'),
    /** Nothing shows before somebody has said so. */
    state: text('state').$type<ReviewState>().notNull().default('pending'),
    reason: text('reason').$type<RejectReason>(),
    /** What the author is told besides the reason. */
    note: text('note').notNull().default(''),
    /** Of the last decision: the e-mail about an earlier one is not sent any more. */
    decisionId: uuid('decision_id'),
    /** What waits stands first in the operator's list. */
    waiting: integer('waiting')
      .notNull()
      .generatedAlwaysAs(sql.raw(`case "state" when 'pending' then 1 else 0 end`)),
    /** The name of who decided, and when. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** What the shop answers, shown under the review. */
    reply: text('reply'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'reviews_order_line',
      columns: [table.orderId, table.linePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    uniqueIndex('reviews_once_per_line').on(table.orderId, table.linePosition),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_origin',
      sql`${table.origin} in ('customer', 'imported', 'sample', 'generated')`,
    ),
    check('reviews_source', sql`(${table.origin} = 'imported') = (${table.source} is not null)`),
    check(
      'reviews_import',
      sql`${table.origin} = 'imported'
        or num_nonnulls(${table.sourceUrl}, ${table.exportedOn}, ${table.importId}, ${table.contentHash}) = 0`,
    ),
    check('reviews_writer', sql`(${table.origin} = 'generated') = (${table.writer} is not null)`),
    check(
      'reviews_purchase',
      sql`(${table.origin} = 'customer') = (${table.orderId} is not null)
        and (${table.orderId} is null) = (${table.linePosition} is null)`,
    ),
    check('reviews_state', sql`${table.state} in ('pending', 'published', 'rejected')`),
    check('reviews_reason', sql`(${table.state} = 'rejected') = (${table.reason} is not null)`),
    check(
      'reviews_decided',
      sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)
        and (${table.origin} <> 'customer' or (${table.state} = 'pending') = (${table.decidedAt} is null))`,
    ),
    // One for the list of a language, one for that of a platform; each origin is read by itself.
    index('reviews_newest')
      .on(table.language, table.origin, table.createdAt, table.id)
      .where(sql`${table.state} = 'published'`),
    // How many there are of each origin (database/figures/statistics.ts).
    index('reviews_published')
      .on(table.origin)
      .where(sql`${table.state} = 'published'`),
    index('reviews_platform')
      .on(table.language, table.origin, table.platform, table.createdAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_undecided')
      .on(table.createdAt)
      .where(sql`${table.state} <> 'published'`),
    uniqueIndex('reviews_once_imported').on(table.contentHash),
    index('reviews_import_of').on(table.importId),
    ...listIndexes(table),
  ],
);

/** The operator's switches; without its one row both are off (rules 17). */
export const reviewSwitches = pgTable(
  'review_switches',
  {
    id: boolean('id').primaryKey().default(true),
    samples: boolean('samples').notNull().default(false),
    generated: boolean('generated').notNull().default(false),
  },
  (table) => [check('review_switches_one', sql`${table.id}`)],
);

/** Who was asked for a review of which order; one for each order. Kept two years (rules 24). */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The unguessable part of the link, which is good for one review. */
    token: text('token').notNull().unique(),
    invitedAt: moment('invited_at').notNull(),
    /** When the review was written. */
    usedAt: moment('used_at'),
    /** When the customer said that no more invitations are wanted: for this mailbox, in later orders too. */
    declinedAt: moment('declined_at'),
  },
  (table) => [index('review_invitations_age').on(table.invitedAt)],
);

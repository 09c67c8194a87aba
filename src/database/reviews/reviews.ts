import { type SQL, desc, eq, sql } from 'drizzle-orm';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { StoredDecision } from '#domain/reviews/moderation.ts';
import type { ReviewPlatform } from '#domain/reviews/platform.ts';
import {
  type Provenance,
  type Review,
  type ReviewOrigin,
  type ReviewSwitches,
  allOff,
  readRating,
} from '#domain/reviews/review.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { reviewSwitches, reviews } from '#database/schema/reviews.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** Which published reviews are read, newest first. */
export interface WhichReviews {
  language: Locale;
  origins: readonly ReviewOrigin[];
  platform?: ReviewPlatform | undefined;
  limit: number;
  offset?: number;
}

/**
 * Published reviews of a language, newest first, of the given origins alone (rules 17). Each origin is read
 * in its own part of the index, so those that are not shown cost nothing, however many there are.
 */
export function listShownReviews(
  db: Queryable,
  { origins, limit, offset = 0, ...where }: WhichReviews,
): Promise<ReviewRow[]> {
  const found = origins.map((origin) => newest({ ...where, origin }, offset + limit));
  return db
    .select()
    .from(reviews)
    .where(
      sql`${reviews.id} = any(array(
        select id from (${sql.join(found, sql` union all `)}) found
        order by created_at desc, id desc limit ${limit} offset ${offset}))`,
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
}

function newest(
  {
    language,
    origin,
    platform,
  }: Pick<WhichReviews, 'language' | 'platform'> & {
    origin: ReviewOrigin;
  },
  most: number,
): SQL {
  const ofPlatform = platform === undefined ? sql`` : sql`and platform = ${platform}`;
  return sql`(
    select id, created_at from ${reviews}
    where language = ${language} and origin = ${origin} and state = 'published' ${ofPlatform}
    order by created_at desc, id desc limit ${most})`;
}

/** The platforms among the given that have a published review of one of the origins. */
export async function listReviewedPlatforms(
  db: Queryable,
  { language, origins }: Pick<WhichReviews, 'language' | 'origins'>,
  among: readonly ReviewPlatform[],
): Promise<ReviewPlatform[]> {
  const { rows } = await db.execute<{ platform: ReviewPlatform }>(sql`
    select platform from unnest(${sql.param([...among])}::text[]) platform
    where exists (
      select from unnest(${sql.param([...origins])}::text[]) given(origin)
      cross join lateral (
        select from ${reviews} t
        where t.language = ${language} and t.origin = given.origin and t.platform = platform.platform
          and t.state = 'published'
        limit 1) found)`);
  return rows.map(({ platform }) => platform);
}

/** How many reviews of customers are published, by language: the one number of reviews that is shown. */
export async function countCustomerReviews(db: Queryable): Promise<PerLocale<number>> {
  const of = (locale: Locale) => sql`(
    select count(*)::int from ${reviews}
    where language = ${locale} and origin = 'customer' and state = 'published')`;
  const { rows } = await db.execute<Record<Locale, number>>(
    sql`select ${of('cs')} as cs, ${of('en')} as en`,
  );
  return rows[0] ?? { cs: 0, en: 0 };
}

type CustomerReview = Required<
  Pick<
    typeof reviews.$inferInsert,
    | 'id'
    | 'name'
    | 'text'
    | 'rating'
    | 'service'
    | 'language'
    | 'orderId'
    | 'linePosition'
    | 'createdAt'
  >
>;

/** Stores what a customer wrote; it waits for the operator. */
export async function insertCustomerReview(tx: Transaction, review: CustomerReview): Promise<void> {
  await tx.insert(reviews).values({ ...review, origin: 'customer', state: 'pending' });
}

type GeneratedReview = Required<
  Pick<
    typeof reviews.$inferInsert,
    'id' | 'name' | 'text' | 'rating' | 'service' | 'language' | 'writer' | 'state'
  >
>;

/** Stores what a generator wrote, with who wrote it: its label follows from that (rules 17). */
export async function insertGeneratedReview(
  tx: Transaction,
  { at, ...review }: GeneratedReview & { at: Date },
): Promise<void> {
  await tx.insert(reviews).values({ ...review, origin: 'generated', createdAt: at });
}

/** The review of an order, whatever was decided about it. */
export async function findReviewOfOrder(db: Queryable, orderId: string) {
  const [row] = await db.select().from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return row;
}

/** A review of any origin, by its id. */
export async function findReview(db: Queryable, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).limit(1);
  return row;
}

/** A review, locked until the transaction ends. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row;
}

/** The decision about a review, as it can be put back. */
export function decisionOf(row: ReviewRow): StoredDecision {
  const { state, reason, note, decisionId, decidedBy, decidedAt } = row;
  return {
    state,
    reason,
    note,
    decisionId,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Stores the decision about a review. */
export async function recordDecision(
  tx: Transaction,
  id: string,
  { decidedAt, ...decision }: StoredDecision,
): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...decision, decidedAt: decidedAt === null ? null : new Date(decidedAt) })
    .where(eq(reviews.id, id));
}

/** Stores what the shop replies to a review, or that it does not any more. */
export async function recordReviewReply(
  tx: Transaction,
  id: string,
  reply: string | null,
): Promise<void> {
  await tx.update(reviews).set({ reply }).where(eq(reviews.id, id));
}

/** What the operator has switched on (rules 17). */
export async function readReviewSwitches(db: Queryable): Promise<ReviewSwitches> {
  const [row] = await db.select().from(reviewSwitches).limit(1);
  return row ? { samples: row.samples, generated: row.generated } : allOff;
}

/** Notes what the operator switches on or off. */
export async function recordReviewSwitches(db: Queryable, switches: ReviewSwitches): Promise<void> {
  await db
    .insert(reviewSwitches)
    .values(switches)
    .onConflictDoUpdate({ target: reviewSwitches.id, set: switches });
}

/**
 * The review that a row is.
 * @throws Error where the row lacks what its origin needs; the database keeps no such row
 */
export function toReview(row: ReviewRow): Review {
  const { id, name, text, platform, language, createdAt, reply } = row;
  const rating = readRating(row.rating);
  if (!rating) throw new Error(`Review ${id} has ${row.rating} stars.`);
  return {
    id,
    name,
    location: '',
    text,
    rating,
    platform,
    language,
    writtenAt: createdAt,
    ...(reply !== null && { reply }),
    ...provenanceOf(row),
  };
}

function provenanceOf(row: ReviewRow): Provenance {
  const { id, origin, orderId, linePosition, source, sourceUrl, exportedOn, writer } = row;
  const lacking = () => new Error(`Review ${id} does not show where it comes from.`);
  switch (origin) {
    case 'customer':
      if (orderId === null || linePosition === null) throw lacking();
      return { origin, line: { orderId, position: linePosition } };
    case 'imported':
      if (source === null) throw lacking();
      return {
        origin,
        source,
        ...(sourceUrl !== null && { sourceUrl }),
        ...(exportedOn !== null && { exportedOn }),
      };
    case 'generated':
      if (writer === null) throw lacking();
      return { origin, writer };
    case 'sample':
      return { origin };
  }
}

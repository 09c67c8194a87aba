import { type SQL, eq, sql } from 'drizzle-orm';
import type { ReviewFilter, ReviewPlace } from '#domain/reviews/review-filter.ts';
import type { Database, Queryable, Transaction } from './client.ts';
import { plainLike } from './plain-like.ts';
import { testimonials } from '#database/schema/reviews.ts';
import type { TestimonialRow } from './testimonials.ts';

/** Reviews of a page of the list. */
const PAGE_ROWS = 50;
/** What a search finds is sorted up to here; what more have is met soon on the way along the list. */
const MOST_SORTED = 2000;
/** Services that are offered as a filter. */
const MOST_SERVICES = 60;

/** A review of the list, with its place in it. */
export type ListedReview = TestimonialRow & { at: string };

export interface ReviewListPage {
  reviews: ListedReview[];
  hasNext: boolean;
  hasPrevious: boolean;
}

/** A page of all reviews, those that wait first, then the newest; bounded work for each filter by itself. */
export async function listReviews(
  db: Database,
  filter: ReviewFilter,
  place: ReviewPlace | undefined,
): Promise<ReviewListPage> {
  return db.transaction(async (tx) => {
    // The planner would read the whole table for the first rows of what many have, also where none has it.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    const isUp = place?.side === 'before';
    const found = await findIds(tx, filter, place);
    const hasMore = found.length > PAGE_ROWS;
    const shown = found.slice(0, PAGE_ROWS);
    if (isUp) shown.reverse();
    const rows = await readRows(tx, shown);
    return {
      reviews: shown.flatMap((id) => rows.get(id) ?? []),
      hasNext: isUp || hasMore,
      hasPrevious: isUp ? hasMore : place !== undefined,
    };
  });
}

async function findIds(
  tx: Transaction,
  filter: ReviewFilter,
  place: ReviewPlace | undefined,
): Promise<string[]> {
  const conditions = conditionsOf(filter);
  const sequence = sequenceOf(place?.side === 'before');
  const near = place ? [...conditions, beyond(place)] : conditions;
  if (filter.q === undefined) return idsOf(tx, sql`${testimonials} ${where(near)} ${sequence}`);
  const search = containing(filter.q);
  const { rows } = await tx.execute<{ id: string; found: string }>(sql`
    with found as materialized (
      select id, waiting, created_at from ${testimonials}
      ${where([...conditions, search])} offset 0 limit ${MOST_SORTED + 1})
    select id, (select count(*) from found) as found
    from found ${where(place ? [beyond(place)] : [])} ${sequence} limit ${PAGE_ROWS + 1}`);
  if (Number(rows[0]?.found ?? 0) <= MOST_SORTED) return rows.map(({ id }) => id);
  return idsOf(tx, sql`${testimonials} ${where([...near, search])} ${sequence}`);
}

async function idsOf(tx: Transaction, from: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${from} limit ${PAGE_ROWS + 1}`,
  );
  return rows.map(({ id }) => id);
}

const AT = sql<string>`to_char(${testimonials.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

async function readRows(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ListedReview>> {
  const rows = await tx
    .select({ review: testimonials, at: AT })
    .from(testimonials)
    .where(sql`${testimonials.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ review, at }) => [review.id, { ...review, at }]));
}

function conditionsOf(filter: ReviewFilter): SQL[] {
  const { state, origin, platform, service, language, rating } = filter;
  return [
    state && eq(testimonials.state, state),
    origin && eq(testimonials.origin, origin),
    platform && eq(testimonials.platform, platform),
    service === undefined ? undefined : eq(testimonials.service, service),
    language && eq(testimonials.language, language),
    rating && eq(testimonials.rating, rating),
  ].filter((condition) => condition !== undefined);
}

function containing(words: string): SQL {
  return sql`derived.plain_text("name" || ' ' || "text") like ${plainLike(words)}`;
}

function beyond({ side, waiting, at, id }: ReviewPlace): SQL {
  const sign = sql.raw(side === 'before' ? '>' : '<');
  return sql`(waiting, created_at, id) ${sign} (${waiting}::integer, ${at}::timestamptz, ${id}::uuid)`;
}

function sequenceOf(isUp: boolean): SQL {
  const way = sql.raw(isUp ? 'asc' : 'desc');
  return sql`order by waiting ${way}, created_at ${way}, id ${way}`;
}

function where(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

/** The services that reviews name, from step to step along their index. */
export async function listReviewedServices(db: Queryable): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select service from ${testimonials} ${after} order by service limit 1)`;
  const { rows } = await db.execute<{ service: string }>(sql`
    with recursive named(service) as (
      select ${next(sql``)}
      union all
      select ${next(sql`where ${testimonials.service} > named.service`)} from named
      where named.service is not null)
    select service from named where service is not null limit ${MOST_SERVICES}`);
  return rows.map(({ service }) => service);
}

/** How many reviews wait for a decision, counted up to `most`. */
export async function countWaitingReviews(db: Queryable, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) from (select from ${testimonials} where state = 'pending' limit ${most}) counted`);
  return Number(rows[0]?.count ?? 0);
}

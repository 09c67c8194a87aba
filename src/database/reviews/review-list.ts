import { type SQL, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { ReviewFilter } from '#domain/reviews/moderation.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Database, Queryable, Transaction } from '#database/client.ts';
import { byId, byMoment, byNumber, keyset, where } from '#database/keyset.ts';
import { plainLike } from '#database/conditions.ts';
import { askByIndex, bigNumber, readNumber, readRows, readTexts } from '#database/rows.ts';
import type { ReviewRow } from './reviews.ts';

/** Reviews of a page of the list. */
const PAGE_ROWS = 50;
/** What a search finds is sorted up to here; what more have is met soon on the way along the list. */
const MOST_SORTED = 2000;
/** Services that are offered as a filter. */
const MOST_SERVICES = 60;

const waitingFirst = keyset([
  byNumber(sql`waiting`),
  byMoment(sql`created_at`),
  byId(sql`reviews.id`),
]);

/** A page of all reviews, those that wait first, then the newest; bounded work for each filter by itself. */
export async function listReviews(
  db: Database,
  asked: { values: ReviewFilter; cursor?: Cursor | undefined },
): Promise<KeysetPage<ReviewRow>> {
  return askByIndex(db, async (tx) => {
    const page = await findIds(tx, asked);
    const rows = await readReviews(
      tx,
      page.rows.map(({ id }) => id),
    );
    return { ...page, rows: page.rows.flatMap(({ id }) => rows.get(id) ?? []) };
  });
}

const idRow = z.object({ id: z.string(), cursor: z.string() });

async function findIds(
  tx: Transaction,
  { values, cursor }: { values: ReviewFilter; cursor?: Cursor | undefined },
): Promise<KeysetPage<z.output<typeof idRow>>> {
  const { condition, sequence, limit, page } = waitingFirst.slice(cursor, PAGE_ROWS);
  const conditions = conditionsOf(values);
  const list = (from: SQL, asked: readonly (SQL | undefined)[], beside = sql``) => sql`
    select id, ${waitingFirst.cursor} as cursor ${beside} from ${from} ${where(asked)}
    order by ${sequence} limit ${limit}`;
  if (values.q === undefined) {
    const along = list(sql`${reviews}`, [...conditions, condition]);
    return page(await readRows(tx, along, idRow));
  }
  const search = matchWords(values.q);
  const gathered = sql`
    with found as materialized (
      select id, waiting, created_at from ${reviews}
      ${where([...conditions, search])} offset 0 limit ${MOST_SORTED + 1})
    ${list(sql`found reviews`, [condition], sql`, (select count(*) from found) as found`)}`;
  const rows = await readRows(tx, gathered, idRow.extend({ found: bigNumber }));
  if ((rows[0]?.found ?? 0) <= MOST_SORTED) return page(rows);
  const along = list(sql`${reviews}`, [...conditions, condition, search]);
  return page(await readRows(tx, along, idRow));
}

async function readReviews(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ReviewRow>> {
  const rows = await tx
    .select()
    .from(reviews)
    .where(sql`${reviews.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((review) => [review.id, review]));
}

function conditionsOf(filter: ReviewFilter): (SQL | undefined)[] {
  const { state, origin, platform, service, language, rating } = filter;
  return [
    state && eq(reviews.state, state),
    origin && eq(reviews.origin, origin),
    platform && eq(reviews.platform, platform),
    service === undefined ? undefined : eq(reviews.service, service),
    language && eq(reviews.language, language),
    rating && eq(reviews.rating, rating),
  ];
}

function matchWords(words: string): SQL {
  return sql`derived.plain_text("name" || ' ' || "text") like ${plainLike(words)}`;
}

/** The services that reviews name, from step to step along their index. */
export async function listReviewedServices(db: Queryable): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select service from ${reviews} ${after} order by service limit 1)`;
  return readTexts(
    db,
    sql`
    with recursive named(service) as (
      select ${next(sql``)}
      union all
      select ${next(sql`where ${reviews.service} > named.service`)} from named
      where named.service is not null)
    select service from named where service is not null limit ${MOST_SERVICES}`,
  );
}

/** How many reviews wait for a decision, counted up to `most`. */
export async function countWaitingReviews(db: Queryable, most: number): Promise<number> {
  const waiting = sql`select from ${reviews} where state = 'pending' limit ${most}`;
  return readNumber(db, sql`select count(*) from (${waiting}) counted`);
}

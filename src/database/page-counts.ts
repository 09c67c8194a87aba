import { between, sql } from 'drizzle-orm';
import { pageCounts } from '#database/schema/figures.ts';
import type { CountKind } from '#domain/counting/arrival.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queryable } from './client.ts';

/** How often something was counted on a day, in an edition, of a page. */
export interface PageCount {
  /** In Prague, ISO 8601: 2026-11-22. */
  day: string;
  edition: Locale;
  page: string;
  kind: CountKind;
  n: number;
}

/** Days in Prague, both included, as ISO 8601. */
export interface Days {
  from: string;
  to: string;
}

/**
 * Adds to what was counted before, all in one statement. Rows are written in one sequence, so that replicas
 * that add at the same time wait for each other and never form a ring.
 */
export async function addPageCounts(db: Queryable, counts: readonly PageCount[]): Promise<void> {
  const list = (values: (string | number)[]) => sql.param(values);
  await db.execute(sql`
    insert into page_counts (day, edition, page, kind, n)
    select * from unnest(
      ${list(counts.map(({ day }) => day))}::date[],
      ${list(counts.map(({ edition }) => edition))}::text[],
      ${list(counts.map(({ page }) => page))}::text[],
      ${list(counts.map(({ kind }) => kind))}::text[],
      ${list(counts.map(({ n }) => n))}::bigint[])
    order by 1, 2, 3, 4
    on conflict (day, edition, page, kind) do update set n = page_counts.n + excluded.n`);
}

/** What was counted on some days (rules 58), in the sequence of days. */
export async function readPageCounts(db: Queryable, { from, to }: Days): Promise<PageCount[]> {
  return db
    .select()
    .from(pageCounts)
    .where(between(pageCounts.day, from, to))
    .orderBy(pageCounts.day, pageCounts.edition, pageCounts.page, pageCounts.kind);
}

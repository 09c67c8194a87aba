import { type ArticlePosition, newestFirst } from './newest-first.ts';

/** A stretch of a list. */
export interface Stretch {
  offset: number;
  limit: number;
}

/**
 * Which rows are needed for a page of a list in which some articles, already known, lie between them: the page
 * may begin by as many rows earlier as there are known ones.
 */
export function rowsNeeded(page: Stretch, known: number): Stretch {
  const offset = Math.max(0, page.offset - known);
  return { offset, limit: page.offset + page.limit - offset };
}

/**
 * The page, newest first.
 * @param rows those of `rowsNeeded`
 */
export function mergedPage<Head extends ArticlePosition>(
  page: Stretch,
  known: readonly Head[],
  rows: readonly Head[],
): Head[] {
  const begun = page.offset - rowsNeeded(page, known.length).offset;
  return [...known, ...rows].toSorted(newestFirst).slice(begun, begun + page.limit);
}

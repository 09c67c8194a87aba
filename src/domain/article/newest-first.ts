import type { ArticleHead } from './article.ts';

/** The order of all lists: by day, and on one day by id, as the database does it. */
export function newestFirst(a: ArticlePosition, b: ArticlePosition): number {
  return compare(b.date, a.date) || compare(b.id, a.id);
}

/** Where an article stands in a list. */
export type ArticlePosition = Pick<ArticleHead, 'date' | 'id'>;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

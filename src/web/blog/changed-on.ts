import type { ArticleHead } from '#domain/content/articles/article.ts';

/** The day on which somebody last looked at every sentence of an article. */
export function changedOn({
  date,
  checkedOn = date,
}: Pick<ArticleHead, 'date' | 'checkedOn'>): string {
  return checkedOn > date ? checkedOn : date;
}

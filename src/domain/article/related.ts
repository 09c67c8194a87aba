import type { ArticleHead } from './article.ts';
import { newestFirst } from './newest-first.ts';

const MOST = 3;

/** Up to three others that have the most in common with an article: topic first, then keywords. */
export function relatedTo(article: ArticleHead, others: readonly ArticleHead[]): ArticleHead[] {
  const keywords = new Set(article.keywords.map((word) => word.toLowerCase()));
  const score = ({ topic, keywords: theirs }: ArticleHead) =>
    (topic !== undefined && topic === article.topic ? 2 : 0) +
    theirs.filter((word) => keywords.has(word.toLowerCase())).length;
  return others
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => score(b) - score(a) || newestFirst(a, b))
    .slice(0, MOST);
}

import type { Article } from '#domain/article/article.ts';
import { readBuiltIn } from '#domain/article/read-article.ts';
import { newestFirst } from '#domain/article/articles.ts';

const files = import.meta.glob<string>('./articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The articles that the shop comes with, newest first. A broken file has failed the build before. */
export const builtInArticles: readonly Article[] = readBuiltIn(files).toSorted(newestFirst);

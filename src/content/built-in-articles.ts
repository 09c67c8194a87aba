import type { Article } from '#domain/content/articles/article.ts';
import { readBuiltIn } from '#domain/content/articles/read-article.ts';
import { compareNewestFirst } from '#domain/content/articles/articles.ts';

const files = import.meta.glob<string>('./articles/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The articles that the shop comes with, newest first. A broken file has failed the build before. */
export const builtInArticles: readonly Article[] = readBuiltIn(files).toSorted(compareNewestFirst);

import assert from 'node:assert/strict';
import { builtInArticles } from '#content/built-in-articles.ts';
import type { Article } from '#domain/article/article.ts';
import type { Locale } from '#domain/locale.ts';

/** An article that the shop comes with and that has a translation. */
export function anArticle(locale: Locale): Article {
  const found = builtInArticles.find(
    ({ language, translation }) => language === locale && translation !== undefined,
  );
  assert(found, 'the shop comes with articles');
  return found;
}

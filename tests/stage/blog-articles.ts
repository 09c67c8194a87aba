import assert from 'node:assert/strict';
import { builtInArticles } from '#content/built-in-articles.ts';
import type { Article, ArticleTopic, ArticleSource } from '#domain/content/articles/article.ts';
import type { Locale } from '#domain/locale.ts';
import { type Books, query } from './books.ts';

/** An article that the shop comes with and that has a translation. */
export function anArticle(locale: Locale): Article {
  const found = builtInArticles.find(
    ({ language, translation }) => language === locale && translation !== undefined,
  );
  assert(found, 'the shop comes with articles');
  return found;
}

export interface StoredArticle {
  id: string;
  language?: Locale;
  title?: string;
  excerpt?: string;
  content?: string;
  format?: 'markdown' | 'html';
  author?: string;
  date?: string;
  checkedOn?: string;
  topic?: ArticleTopic;
  translation?: string;
  sources?: readonly ArticleSource[];
  state?: 'draft' | 'published';
}

/** Stores an article as the operator would; published unless told. */
export async function storeArticle(shop: Books, article: StoredArticle): Promise<void> {
  const { id, language = 'cs', title = id, excerpt = `O čem je ${id}.`, author = '' } = article;
  const { content = 'Text článku.', format = 'markdown', date = '2026-01-01' } = article;
  const { checkedOn, topic, translation, sources = [], state = 'published' } = article;
  await query(
    shop,
    `insert into articles (id, language, title, excerpt, content, format, author, date, checked_on,
       topic, translation, sources, origin, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'operator', $13, now())`,
    [id, language, title, excerpt, content, format, author, date, checkedOn, topic, translation]
      .map((value) => value ?? null)
      .concat(JSON.stringify(sources), state),
  );
}

/** Stores as many articles as a list of several pages needs, each a day older than the one before. */
export async function storeArticles(
  shop: Books,
  count: number,
  of: Omit<StoredArticle, 'id'> & { id: (number: number) => string },
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(Date.UTC(2025, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
    await storeArticle(shop, { date, ...of, id: of.id(number) });
  }
}

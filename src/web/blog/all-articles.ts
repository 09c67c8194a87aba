import { ARTICLES_PER_PAGE, type ArticleHead } from '#domain/article/article.ts';
import type { Articles } from '#domain/article/articles.ts';
import type { Locale } from '#domain/locale.ts';

/** Articles of an edition, newest first. */
export interface NewestArticles {
  heads: readonly ArticleHead[];
  /** Whether some could not be read. */
  away: boolean;
}

/** The newest articles of an edition, at most as many as asked for. */
export async function newestArticles(
  articles: Articles,
  language: Locale,
  most: number,
): Promise<NewestArticles> {
  const heads: ArticleHead[] = [];
  let away = false;
  for (let page = 1; heads.length < most; page += 1) {
    const list = await articles.list({ language, page });
    away ||= list.away;
    heads.push(...list.heads);
    if (list.heads.length < ARTICLES_PER_PAGE) break;
  }
  return { heads: heads.slice(0, most), away };
}

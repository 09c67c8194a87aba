import { type RouterContextProvider, redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import type { Article } from '#domain/article/article.ts';
import type { Articles } from '#domain/article/articles.ts';
import { type Locale, otherLocale } from '#domain/locale.ts';
import { articleAddress } from '#web/blog/addresses.ts';
import { shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';

/**
 * The article at an address.
 * @throws a redirect to its one address from one in other letters or one that it had before, to its translation from its address in the other
 *   language, and to /404 where there is none (rules 35)
 */
export async function findArticle(
  articles: Articles,
  locale: Locale,
  slug: string,
): Promise<Article> {
  const id = slug.toLowerCase();
  const article = await articles.find({ language: locale, id });
  if (article && slug === id) return article;
  const meant =
    article ??
    (await articles.findFormer({ language: locale, id })) ??
    (await translated(articles, locale, id));
  if (meant) throw redirect(articleAddress(meant), 308);
  throw redirect(href('notFound', locale), 302);
}

/** The article in this language whose translation has that id. */
async function translated(
  articles: Articles,
  locale: Locale,
  id: string,
): Promise<Article | undefined> {
  const foreign = await articles.find({ language: otherLocale(locale), id });
  if (foreign?.translation === undefined) return undefined;
  return articles.find({ language: locale, id: foreign.translation });
}

/** The same article in the other language, where it can be read now. */
export async function findTranslation(
  context: Readonly<RouterContextProvider>,
  { language, translation: id }: Article,
): Promise<Article | undefined> {
  if (id === undefined) return undefined;
  try {
    return await shopOf(context).services.articles.find({ language: otherLocale(language), id });
  } catch (error) {
    noteAway(context, error);
    return undefined;
  }
}

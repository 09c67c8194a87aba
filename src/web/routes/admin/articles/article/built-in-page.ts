import type { RouterContextProvider } from 'react-router';
import { builtInArticles } from '#content/built-in-articles.ts';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { operatorOf } from '#web/frame/context.ts';

/** An article that the shop comes with, to be read. */
export interface BuiltInFacts {
  id: string;
  language: Locale;
  title: string;
  excerpt: string;
  rendered: RenderedArticle;
  site: string;
}

/** What the page shows of an article that the shop comes with; undefined where the address names none. */
export async function readBuiltInPage(
  context: Readonly<RouterContextProvider>,
  params: { id: string; language: string },
): Promise<BuiltInFacts | undefined> {
  const { services, offering } = operatorOf(context);
  const article = builtInArticles.find(
    ({ id, language }) => id === params.id && language === params.language,
  );
  if (!article) return undefined;
  const { id, language, title, excerpt } = article;
  const claims = await readClaims(context);
  const rendered = await services.articles.render(article, { locale: language, offering, claims });
  const site = `${services.shop.origins[language]}/${id}`;
  return { id, language, title, excerpt, rendered, site };
}

import type { RouterContextProvider } from 'react-router';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import type { ArticleFormat } from '#domain/content/articles/article.ts';
import type { ArticleInput } from '#domain/content/articles/article-form.ts';
import { readSources } from '#domain/content/articles/sources.ts';
import { locales } from '#domain/locale.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';

/** What a page would show of a text that is being written, by the pipe that shows it (rules 59). */
export async function previewOf(
  context: Readonly<RouterContextProvider>,
  input: ArticleInput,
  { format, origin }: { format: ArticleFormat; origin: 'operator' | 'generated' },
): Promise<RenderedArticle> {
  const { services, offering } = shopOf(context);
  const locale = locales.find((each) => each === input.language) ?? 'cs';
  const { title, excerpt, content, date, slug } = input;
  const article = {
    id: slug,
    language: locale,
    title,
    excerpt,
    date,
    keywords: [],
    cover: { family: 'curve', values: [] },
    origin,
    format,
    content,
    sources: readSources(input.sources) ?? [],
  } as const;
  return services.articles.preview(article, {
    locale,
    offering,
    claims: await readClaims(context),
  });
}

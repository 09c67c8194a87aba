import { cleanText } from '#domain/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { type ArticleFormat, articleTopics } from './article.ts';
import {
  type ArticleText,
  type ArticleTypo,
  type ArticleTypos,
  type TypedArticle,
  articleTypos,
  cleanArticle,
  foundTypos,
} from './article-form.ts';
import { isArticleId } from './article-id.ts';
import { slugOf } from './slug-of.ts';
import { readSources } from './source-lines.ts';

/** The form of an article, read: where it may be stored, and under which id; else what is wrong at which field. */
export type ReadArticleForm =
  | { ok: true; language: Locale; slug: string; text: ArticleText }
  | { ok: false; problems: ArticleTypos };

/** Reads the form of an article; an empty address is made of the title. Whether it is taken only the database knows. */
export function readArticleForm(typed: TypedArticle, format: ArticleFormat): ReadArticleForm {
  const language = locales.find((each) => each === typed.language);
  const slug = cleanText(typed.slug) || slugOf(typed.title, language ?? 'cs');
  const sources = readSources(typed.sources);
  const topic = articleTopics.find((each) => each === typed.topic) ?? null;
  const text = cleanArticle({
    ...typed,
    format,
    topic,
    keywords: typed.keywords.split(/[,;\n]/),
    sources: sources ?? [],
    translation: typed.translation.replace(/^\s*\//, ''),
  });
  const problems = {
    ...articleTypos(text),
    ...foundTypos({
      language: language ? undefined : 'language-missing',
      slug: slugTypo(slug),
      topic: typed.topic !== '' && topic === null ? 'topic-unknown' : undefined,
      sources: sources ? undefined : 'sources-wrong',
    }),
  };
  if (Object.keys(problems).length > 0 || !language) return { ok: false, problems };
  return { ok: true, language, slug, text };
}

function slugTypo(slug: string): ArticleTypo | undefined {
  if (slug === '') return 'slug-missing';
  return isArticleId(slug) ? undefined : 'slug-form';
}

import { cleanText } from '#domain/text/clean-text.ts';
import { field, orNone } from '#domain/forms/field.ts';
import { anyText, choice, choiceOrNone } from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { type ArticleTopic, type ArticleSource, articleTopics, isArticleId } from './article.ts';
import {
  MOST_ARTICLE_AUTHOR,
  MOST_ARTICLE_EXCERPT,
  MOST_ARTICLE_TITLE,
  type WrittenText,
  articleProblems,
  cleanArticle,
  textProblems,
} from './article-rules.ts';
import { slugOf } from './slugs.ts';
import { readSources, sourceLines } from './sources.ts';

interface ArticleValues {
  language: Locale;
  slug: string;
  text: WrittenText;
}

const keywords = field({
  control: 'line',
  read: (text): readonly string[] => text.split(/[,;\n]/),
  show: (words) => words.join(', '),
});
const sources = field<readonly ArticleSource[], 'none'>({
  control: 'lines',
  read: readSources,
  show: sourceLines,
  wrong: 'none',
});

/** The form of an article. What is wrong with its text is said as of every text that is stored (`article-rules.ts`). */
export const articleForm = defineForm({
  fields: {
    language: choice(locales, { wrong: 'language-missing' }),
    title: anyText('line', { most: MOST_ARTICLE_TITLE }),
    slug: anyText('line', { clean: cleanText }),
    excerpt: anyText('lines', { most: MOST_ARTICLE_EXCERPT }),
    content: anyText('lines'),
    topic: choiceOrNone(articleTopics),
    keywords,
    sources: orNone(sources),
    author: anyText('line', { most: MOST_ARTICLE_AUTHOR }),
    date: anyText('day'),
    checkedOn: anyText('day'),
    translation: anyText('line', { clean: (text) => cleanText(text.replace(/^\s*\//, '')) }),
    imageUrl: anyText('line'),
  },
  problems: [...textProblems, 'slug-missing', 'slug-form', 'slug-page', 'slug-taken'],
  check: (read, _, input) => {
    const slug = slugIn(read);
    return {
      ...articleProblems(textIn(read)),
      slug: slug === '' ? 'slug-missing' : isArticleId(slug) ? undefined : 'slug-form',
      ...(input.topic !== '' && read.topic === null && { topic: 'topic-unknown' }),
      ...(read.sources === null && { sources: 'sources-wrong' }),
    };
  },
  join: (read): ArticleValues => ({
    language: read.language,
    slug: slugIn(read),
    text: textIn(read),
  }),
  split: ({ language, slug, text }: ArticleValues) => ({
    ...text,
    language,
    slug,
    checkedOn: text.checkedOn ?? '',
    translation: text.translation ?? '',
    imageUrl: text.imageUrl ?? '',
  }),
});
export type ArticleInput = InputOf<typeof articleForm>;
export type ArticleProblem = ProblemIn<typeof articleForm>;
export type ArticleProblems = ProblemsOf<typeof articleForm>;

interface ReadFields extends Partial<Record<(typeof texts)[number], string>> {
  language?: Locale;
  topic?: ArticleTopic | null;
  keywords?: readonly string[];
  sources?: readonly ArticleSource[] | null;
}
const texts = [
  'title',
  'slug',
  'excerpt',
  'content',
  'author',
  'date',
  'checkedOn',
  'translation',
  'imageUrl',
] as const;

/** An empty address is made of the title. */
function slugIn({ slug, title = '', language = 'cs' }: ReadFields): string {
  return slug || slugOf(title, language);
}

function textIn({ topic = null, keywords = [], sources, ...read }: ReadFields): WrittenText {
  const { title = '', excerpt = '', content = '', author = '', date = '' } = read;
  const { checkedOn = null, translation = null, imageUrl = null } = read;
  const words = { title, excerpt, content, author, date };
  const told = { topic, keywords, sources: sources ?? [], checkedOn, translation, imageUrl };
  return cleanArticle({ ...words, ...told });
}

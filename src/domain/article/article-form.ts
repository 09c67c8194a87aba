import { readDay } from '#domain/calendar.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { type ArticleFormat, type ArticleTopic, type Source, articleTopics } from './article.ts';
import { MOST_ARTICLE_BYTES, isArticleId } from './article-id.ts';
import { tooMuchIn } from './text-bounds.ts';

/** What is typed into the form of an article, field by field. */
export const articleFields = [
  'language',
  'title',
  'slug',
  'excerpt',
  'content',
  'topic',
  'keywords',
  'sources',
  'author',
  'date',
  'checkedOn',
  'translation',
  'imageUrl',
] as const;
export type ArticleField = (typeof articleFields)[number];
export type TypedArticle = Record<ArticleField, string>;

/** The text of an article with all that is told of it, checked (rules 83). */
export interface ArticleText {
  title: string;
  excerpt: string;
  content: string;
  format: ArticleFormat;
  topic: ArticleTopic | null;
  keywords: readonly string[];
  sources: readonly Source[];
  /** Empty: the editorial office (rules 52). */
  author: string;
  /** 2026-11-24. */
  date: string;
  checkedOn: string | null;
  /** The id of the same article in the other language. */
  translation: string | null;
  imageUrl: string | null;
}

export type ArticleTypo =
  | 'language-missing'
  | 'title-missing'
  | 'title-long'
  | 'slug-missing'
  | 'slug-form'
  | 'slug-page'
  | 'slug-taken'
  | 'excerpt-missing'
  | 'excerpt-long'
  | 'content-missing'
  | 'content-long'
  | 'content-marks'
  | 'content-headings'
  | 'topic-unknown'
  | 'keywords-long'
  | 'sources-wrong'
  | 'sources-many'
  | 'author-long'
  | 'day-wrong'
  | 'translation-unknown'
  | 'picture-address';
export type ArticleTypos = Partial<Record<ArticleField, ArticleTypo>>;

/** Most characters and entries of what is told of an article. */
export const MOST_ARTICLE_TITLE = 160;
export const MOST_ARTICLE_EXCERPT = 400;
export const MOST_ARTICLE_AUTHOR = 80;
export const MOST_KEYWORDS = 12;
const MOST_KEYWORD = 60;
export const MOST_ARTICLE_SOURCES = 40;
const MOST_SOURCE = 300;
const MOST_PICTURE_ADDRESS = 300;

/**
 * What is wrong with the text of an article, at which field; nothing where it may be stored (rules 83). Whoever
 * stores one is asked, whether it was typed, written by a generator or sent by a program.
 */
export function articleTypos(text: ArticleText): ArticleTypos {
  return foundTypos({
    title: lengthTypo(text.title, MOST_ARTICLE_TITLE, 'title-missing', 'title-long'),
    excerpt: lengthTypo(text.excerpt, MOST_ARTICLE_EXCERPT, 'excerpt-missing', 'excerpt-long'),
    content: contentTypo(text.content),
    topic: text.topic === null || articleTopics.includes(text.topic) ? undefined : 'topic-unknown',
    keywords:
      text.keywords.length > MOST_KEYWORDS ||
      text.keywords.some((word) => word === '' || word.length > MOST_KEYWORD)
        ? 'keywords-long'
        : undefined,
    sources: sourcesTypo(text.sources),
    author: text.author.length > MOST_ARTICLE_AUTHOR ? 'author-long' : undefined,
    date: readDay(text.date) === undefined ? 'day-wrong' : undefined,
    checkedOn:
      text.checkedOn !== null && readDay(text.checkedOn) === undefined ? 'day-wrong' : undefined,
    translation:
      text.translation !== null && !isArticleId(text.translation)
        ? 'translation-unknown'
        : undefined,
    imageUrl: isPictureAddress(text.imageUrl) ? undefined : 'picture-address',
  });
}

function lengthTypo(
  text: string,
  most: number,
  missing: ArticleTypo,
  long: ArticleTypo,
): ArticleTypo | undefined {
  if (text.trim() === '') return missing;
  return text.length > most ? long : undefined;
}

function contentTypo(content: string): ArticleTypo | undefined {
  if (content.trim() === '') return 'content-missing';
  const bytes = new TextEncoder().encode(content).length;
  if (bytes > MOST_ARTICLE_BYTES) return 'content-long';
  const excess = tooMuchIn(content);
  return excess && `content-${excess}`;
}

function sourcesTypo(sources: readonly Source[]): ArticleTypo | undefined {
  if (sources.length > MOST_ARTICLE_SOURCES) return 'sources-many';
  const isWrong = sources.some(({ readOn, title, url }) => {
    const protocol = URL.parse(url)?.protocol;
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return !isWeb || title === '' || readDay(readOn) === undefined || url.length > MOST_SOURCE;
  });
  return isWrong ? 'sources-wrong' : undefined;
}

/** A picture of the shop's own storage, or one of another's over HTTPS, which is never loaded (rules 60). */
function isPictureAddress(address: string | null): boolean {
  if (address === null) return true;
  return address.length <= MOST_PICTURE_ADDRESS && /^(?:https:\/\/|\/(?![/\\]))\S+$/.test(address);
}

/** The text as it is stored: without characters that nobody sees, and nothing where a value is empty. */
export function cleanArticle(text: ArticleText): ArticleText {
  const { format, topic, checkedOn, translation, imageUrl } = text;
  return {
    title: cleanText(text.title),
    excerpt: cleanText(text.excerpt),
    content: cleanLines(text.content),
    format,
    topic,
    keywords: [...new Set(text.keywords.map(cleanText))].filter((word) => word !== ''),
    sources: text.sources.map(({ readOn, title, url }) => ({
      readOn,
      title: cleanText(title),
      url: cleanText(url),
    })),
    author: cleanText(text.author),
    date: cleanText(text.date),
    checkedOn: cleanText(checkedOn ?? '') || null,
    translation: cleanText(translation ?? '') || null,
    imageUrl: cleanText(imageUrl ?? '') || null,
  };
}

/** The problems that there are, in the sequence of the fields. */
export function foundTypos(problems: {
  [Field in ArticleField]?: ArticleTypo | undefined;
}): ArticleTypos {
  const wrong: ArticleTypos = {};
  for (const field of articleFields) {
    const problem = problems[field];
    if (problem) wrong[field] = problem;
  }
  return wrong;
}

import { readDay } from '#domain/time/calendar.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import { keysOf } from '#domain/records.ts';
import {
  type ArticleFormat,
  type ArticleOrigin,
  type ArticleTopic,
  type ArticleSource,
  MOST_ARTICLE_BYTES,
  articleTopics,
  isArticleId,
} from './article.ts';

/**
 * Signs of one kind that a text may have: brackets, stars, lines, headings and the like, each of which the reader of
 * Markdown weighs against all others. An article as long as it may be has some hundreds.
 */
export const MOST_ARTICLE_MARKS = 10_000;
/** Headings of an article; its list of contents shows no more. */
export const MOST_ARTICLE_HEADINGS = 300;

const MARKS = /[[\]*_#`!<>|~\\]/g;
/** In Markdown, underlined ones included, and in HTML. */
const HEADINGS = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)|<h[1-6]\b/gim;

/** What a text has too much of to be rendered in time; undefined where there is nothing. */
export function tooMuchIn(text: string): 'marks' | 'headings' | undefined {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(MARKS)) {
    const count = (counts.get(mark) ?? 0) + 1;
    if (count > MOST_ARTICLE_MARKS) return 'marks';
    counts.set(mark, count);
  }
  let headings = 0;
  for (const _ of text.matchAll(HEADINGS)) headings += 1;
  return headings > MOST_ARTICLE_HEADINGS ? 'headings' : undefined;
}

/** The text of an article with all that is told of it, checked (rules 83). */
export interface ArticleText {
  title: string;
  excerpt: string;
  content: string;
  format: ArticleFormat;
  topic: ArticleTopic | null;
  keywords: readonly string[];
  sources: readonly ArticleSource[];
  /** Empty: the editorial office (rules 52). */
  author: string;
  /** 2026-11-24. */
  date: string;
  checkedOn: string | null;
  /** The id of the same article in the other language. */
  translation: string | null;
  imageUrl: string | null;
}

/** The same as somebody writes it: how it is written goes with the article. */
export type WrittenText = Omit<ArticleText, 'format'>;

/** What can be wrong with the text of an article. */
export const textProblems = [
  'title-missing',
  'title-long',
  'excerpt-missing',
  'excerpt-long',
  'content-missing',
  'content-long',
  'content-marks',
  'content-headings',
  'topic-unknown',
  'keywords-long',
  'sources-wrong',
  'sources-many',
  'author-long',
  'day-wrong',
  'translation-unknown',
  'picture-address',
] as const;
type TextProblem = (typeof textProblems)[number];
type ArticleTextProblems = Partial<Record<keyof WrittenText, TextProblem>>;

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
export function articleProblems(text: WrittenText): ArticleTextProblems {
  const problems: Record<keyof ArticleTextProblems, TextProblem | undefined> = {
    title: lengthProblem(text.title, MOST_ARTICLE_TITLE, 'title-missing', 'title-long'),
    excerpt: lengthProblem(text.excerpt, MOST_ARTICLE_EXCERPT, 'excerpt-missing', 'excerpt-long'),
    content: contentProblem(text.content),
    topic: text.topic === null || articleTopics.includes(text.topic) ? undefined : 'topic-unknown',
    keywords:
      text.keywords.length > MOST_KEYWORDS ||
      text.keywords.some((word) => word === '' || word.length > MOST_KEYWORD)
        ? 'keywords-long'
        : undefined,
    sources: sourcesProblem(text.sources),
    author: text.author.length > MOST_ARTICLE_AUTHOR ? 'author-long' : undefined,
    date: readDay(text.date) === undefined ? 'day-wrong' : undefined,
    checkedOn:
      text.checkedOn !== null && readDay(text.checkedOn) === undefined ? 'day-wrong' : undefined,
    translation:
      text.translation !== null && !isArticleId(text.translation)
        ? 'translation-unknown'
        : undefined,
    imageUrl: isPictureAddress(text.imageUrl) ? undefined : 'picture-address',
  };
  const wrong: ArticleTextProblems = {};
  for (const field of keysOf(problems)) {
    const problem = problems[field];
    if (problem) wrong[field] = problem;
  }
  return wrong;
}

function lengthProblem(
  text: string,
  most: number,
  missing: TextProblem,
  long: TextProblem,
): TextProblem | undefined {
  if (text.trim() === '') return missing;
  return text.length > most ? long : undefined;
}

function contentProblem(content: string): TextProblem | undefined {
  if (content.trim() === '') return 'content-missing';
  const bytes = new TextEncoder().encode(content).length;
  if (bytes > MOST_ARTICLE_BYTES) return 'content-long';
  const excess = tooMuchIn(content);
  return excess && `content-${excess}`;
}

function sourcesProblem(sources: readonly ArticleSource[]): TextProblem | undefined {
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
export function cleanArticle<Text extends WrittenText>(text: Text): Text {
  const { topic, checkedOn, translation, imageUrl } = text;
  return {
    ...text,
    title: cleanText(text.title),
    excerpt: cleanText(text.excerpt),
    content: cleanLines(text.content),
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

/** What decides whether an article may be published. */
interface Readiness {
  origin: ArticleOrigin;
  /** When a person read it, or wrote in it what is more than spelling. */
  readAt: Date | null;
}

/**
 * Whether an article may be published (rules 83): on a public shop what a generator wrote only once a person has
 * read or reworked it, unless the operator has switched that off (article 50(4) of the AI Act).
 */
export function mayPublishArticle(
  { origin, readAt }: Readiness,
  { isLocal, publishUnread }: { isLocal: boolean; publishUnread: boolean },
): boolean {
  return origin !== 'generated' || readAt !== null || isLocal || publishUnread;
}

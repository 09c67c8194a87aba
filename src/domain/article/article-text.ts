import type { ArticleFormat, ArticleTopic, Source } from './article.ts';
import type { ArticleText } from './article-rules.ts';
import { sourceLines } from './source-lines.ts';
import { formatOf } from './stored-article.ts';

/** A text as the database has it, be it the present one of an article or a former one. */
export interface StoredText {
  title: string;
  excerpt: string;
  content: string;
  format: ArticleFormat;
  topic: ArticleTopic | null;
  keywords: readonly string[];
  sources: readonly Source[];
  author: string;
  date: string;
  checkedOn: string | null;
  translation?: string | null;
  imageUrl: string | null;
}

/** The text of a stored article. */
export function articleTextOf(row: StoredText): ArticleText {
  const { title, excerpt, content, format, topic, keywords, sources, author, date } = row;
  return {
    title,
    excerpt,
    content,
    format,
    topic,
    keywords,
    sources,
    author,
    date,
    checkedOn: row.checkedOn,
    translation: row.translation ?? null,
    imageUrl: row.imageUrl,
  };
}

/** What somebody says of an article who need not say all of it. */
export type SentText = Partial<ArticleText> & Pick<ArticleText, 'title' | 'excerpt' | 'content'>;

/**
 * The whole text that was meant: what was not said stays as it was (rules 53), of a new article it is nothing.
 * @param today the day of a new article that says none
 */
export function wholeText(
  sent: SentText,
  former: ArticleText | undefined,
  today: string,
): ArticleText {
  return {
    topic: null,
    keywords: [],
    sources: [],
    author: '',
    date: today,
    checkedOn: null,
    translation: null,
    imageUrl: null,
    ...former,
    // How a text is written goes with the text.
    format: former?.content === sent.content ? former.format : formatOf(sent.content),
    ...sent,
  };
}

/** Whether two texts say the same, with all that is told of them. */
export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return asLines(one) === asLines(other) && one.translation === other.translation;
}

/** A text with all that is told of it, in lines that can be compared. */
export function asLines(text: ArticleText): string {
  const { title, excerpt, content, topic, keywords, sources, author, date } = text;
  return [
    title,
    excerpt,
    [topic, date, text.checkedOn, author].filter(Boolean).join(' | '),
    keywords.join(', '),
    text.imageUrl ?? '',
    ...sourceLines(sources).split('\n'),
    '',
    content,
  ].join('\n');
}

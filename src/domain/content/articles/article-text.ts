import type { ArticleText } from './article-rules.ts';
import type { ArticleFormat, ArticleTopic, ArticleSource } from './article.ts';
import { lineDiff } from './line-diff.ts';
import { sourceLines } from './sources.ts';
import { formatOf } from './stored-article.ts';

/** A text as the database has it, be it the present one of an article or a former one. */
export interface StoredText {
  title: string;
  excerpt: string;
  content: string;
  format: ArticleFormat;
  topic: ArticleTopic | null;
  keywords: readonly string[];
  sources: readonly ArticleSource[];
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
export function joinArticleText(
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

/**
 * A text that is sent back by who has read it: each line that is as it was read is taken as it was stored, so that
 * its short codes and short addresses stay (rules 43). Lines that say something else are taken as they were sent.
 * Of lines that read alike each keeps its own place among the others; one that was moved is told by what it says.
 * @param read the stored text as it was read, in as many lines
 */
export function withCodesBack(sent: string, { stored, read }: { stored: string; read: string }) {
  const lines = sent.split(/\r\n|\n/);
  if (lines.join('\n') === read) return stored;
  const written = stored.split('\n');
  const was = read.split('\n').map((line) => line.trimEnd());
  const back: string[] = [];
  const fresh: number[] = [];
  const gone = new Map<string, string[]>();
  let at = 0;
  const input = lines.map((line) => line.trimEnd());
  for (const { kind, text } of lineDiff(was.join('\n'), input.join('\n'))) {
    const [line = '', own = line] = [lines[back.length], written[at]];
    if (kind === 'gone') gone.getOrInsertComputed(text, () => []).push(own);
    else back.push(kind === 'same' ? own : line);
    if (kind === 'new') fresh.push(back.length - 1);
    else at += 1;
  }
  for (const index of fresh.toReversed()) {
    const line = input[index] ?? '';
    const moved = line === '' ? undefined : gone.get(line)?.pop();
    if (moved !== undefined) back[index] = moved;
  }
  return back.join('\n');
}

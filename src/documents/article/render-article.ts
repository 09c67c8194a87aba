import { MOST_ARTICLE_HEADINGS } from '#domain/content/articles/article-rules.ts';
import {
  type Article,
  MOST_ARTICLE_BYTES,
  MOST_ARTICLE_HTML,
} from '#domain/content/articles/article.ts';
import type {
  ArticleFacts,
  ContentsEntry,
  RenderedArticle,
} from '#domain/content/articles/articles.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { dressHtml } from './dress-html.ts';
import { sanitizeArticleHtml, textOfHtml } from './html.ts';
import { markdownToHtml } from './markdown.ts';

const MOST_CHARACTERS = 60;

/** Anchors that the page around an article has, those of its sources, and that of a heading without letters. */
const ANCHORS_OF_PAGE = /^(?:(?:source|mark)-\d+|main|site-navigation|page-note|sources|section)$/;

/** A heading as an anchor: lower case, without diacritics, words joined by hyphens. */
function anchorOf(text: string): string {
  return plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/^-|-$/g, '');
}

/** Gives every heading of the second and third level an anchor of its own, and lists them. */
function withAnchors(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const taken = new Map<string, number>();
  const anchored = html.replaceAll(/<h([23])>(.*?)<\/h\1>/gs, (_, digit: string, inner: string) => {
    const text = textOfHtml(inner.replaceAll(/<sup class="mark">.*?<\/sup>/gs, '')).trim();
    if (text === '') return '';
    // What comes behind the last of the contents has no anchor either.
    if (contents.length >= MOST_ARTICLE_HEADINGS) return `<h${digit}>${inner}</h${digit}>`;
    const id = unique(anchorOf(text) || 'section', taken);
    contents.push({ id, text, level: digit === '2' ? 2 : 3 });
    return `<h${digit} id="${id}">${inner}</h${digit}>`;
  });
  return { html: anchored, contents };
}

function unique(wanted: string, taken: Map<string, number>): string {
  let id = ANCHORS_OF_PAGE.test(wanted) ? `${wanted}-1` : wanted;
  while (taken.has(id)) {
    const next = (taken.get(wanted) ?? 1) + 1;
    taken.set(wanted, next);
    id = `${wanted}-${next}`;
  }
  taken.set(id, taken.get(id) ?? 1);
  return id;
}

/** Words that are read in a minute. */
const WORDS_PER_MINUTE: PerLocale<number> = { cs: 180, en: 220 };

const segmenters: PerLocale<Intl.Segmenter> = {
  cs: new Intl.Segmenter('cs', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};

export interface Rendering {
  rendered: RenderedArticle;
  /** What stands in the text and means nothing, or why there is nothing. */
  problems: readonly string[];
}

/**
 * What a page shows of an article: Markdown without raw HTML, or HTML, through the sanitiser, with short
 * codes, marks of sources and anchors (rules 59). Of more than 200 kB, and of what
 * makes more than 1 MB of HTML, nothing is shown.
 * @param origins the shop's own
 */
export function renderArticle(
  { content, format, origin, sources }: Pick<Article, 'content' | 'format' | 'origin' | 'sources'>,
  facts: ArticleFacts,
  origins: readonly string[],
): Rendering {
  if (Buffer.byteLength(content) > MOST_ARTICLE_BYTES)
    return leftOut(`more than ${MOST_ARTICLE_BYTES} bytes`);
  const marked = format === 'markdown' ? markdownToHtml(content) : content;
  if (marked.length > MOST_ARTICLE_HTML) return leftOut(TOO_MUCH_HTML);
  const own = { ...facts, origin, origins, sources: sources.length };
  const dressing = dressHtml(sanitizeArticleHtml(marked), own);
  const { html, contents } = withAnchors(dressing.html);
  if (html.length > MOST_ARTICLE_HTML) return leftOut(TOO_MUCH_HTML);
  const words = countWords(html, facts.locale);
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE[facts.locale]));
  return { rendered: { html, contents, minutes, words }, problems: dressing.problems };
}

const TOO_MUCH_HTML = `more than ${MOST_ARTICLE_HTML} characters of HTML`;

function leftOut(problem: string): Rendering {
  const rendered = { html: '', contents: [], minutes: 1, words: 0, isLeftOut: true as const };
  return { rendered, problems: [problem] };
}

/** Words of HTML of ours, without marks of sources. */
function countWords(html: string, locale: Locale): number {
  const text = textOfHtml(
    html.replaceAll(/<sup class="mark">.*?<\/sup>/gs, '').replaceAll('>', '> '),
  );
  let words = 0;
  for (const { isWordLike } of segmenters[locale].segment(text)) if (isWordLike) words += 1;
  return words;
}

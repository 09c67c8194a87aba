import { readDay } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { ArticleSource } from './article.ts';

/** Sources as a form shows them, a line for each: day | title | address. */
export function sourceLines(sources: readonly ArticleSource[]): string {
  return sources.map(({ readOn, title, url }) => `${readOn} | ${title} | ${url}`).join('\n');
}

/** Reads such lines; undefined where one of them is no source. Empty lines are nothing. */
export function readSources(input: string): ArticleSource[] | undefined {
  const sources: ArticleSource[] = [];
  for (const line of input.split(/\r?\n/)) {
    if (cleanText(line) === '') continue;
    const [readOn = '', title = '', url = '', ...more] = line.split('|').map(cleanText);
    const protocol = URL.parse(url)?.protocol;
    const isWeb = protocol === 'https:' || protocol === 'http:';
    if (more.length > 0 || readDay(readOn) === undefined || title === '' || !isWeb)
      return undefined;
    sources.push({ readOn, title, url });
  }
  return sources;
}

/** A piece of what a source is called; with its language where that is not the article's. */
export interface TitlePart {
  text: string;
  /** ISO 639-1: en. */
  lang?: string;
}

/** Of `Instagram: [en: Terms of Use]` what stands in the brackets is in the language that they name (rules 59). */
export function titleParts(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let end = 0;
  for (const { 0: marked, 1: lang = '', 2: text = '', index } of title.matchAll(MARKED)) {
    parts.push({ text: title.slice(end, index) }, { text, lang });
    end = index + marked.length;
  }
  return [...parts, { text: title.slice(end) }].filter(({ text }) => text !== '');
}

const MARKED = /\[([a-z]{2}): ([^[\]]+)\]/g;

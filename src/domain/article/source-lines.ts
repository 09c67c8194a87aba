import { readDay } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Source } from './article.ts';

/** Sources as a form shows them, a line for each: day | title | address. */
export function sourceLines(sources: readonly Source[]): string {
  return sources.map(({ readOn, title, url }) => `${readOn} | ${title} | ${url}`).join('\n');
}

/** Reads such lines; undefined where one of them is no source. Empty lines are nothing. */
export function readSources(typed: string): Source[] | undefined {
  const sources: Source[] = [];
  for (const line of typed.split(/\r?\n/)) {
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

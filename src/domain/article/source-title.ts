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

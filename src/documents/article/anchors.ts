import { textOfHtml } from './html-text.ts';
import type { ContentsEntry } from '#domain/article/articles.ts';
import { plainText } from '#domain/plain-text.ts';
import { MOST_ARTICLE_HEADINGS } from '#domain/article/article-rules.ts';

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
export function withAnchors(html: string): { html: string; contents: ContentsEntry[] } {
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

import MarkdownIt from 'markdown-it';
import { emphasizeQuotes } from './quoted-emphasis.ts';
import { typedLines } from './typed-lines.ts';

/** Quotes within quotes, lists within lists: each line of text is compared with all that it may go on with. */
const MOST_NESTED = 20;

/**
 * Raw HTML is text, and an address is a link only where it is written as one: finding addresses in running
 * text can take very long (CVE-2026-2327).
 */
const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: MOST_NESTED,
});

emphasizeQuotes(markdown);

for (const cell of ['th_open', 'td_open'] as const) {
  // The column's side is a style in the standard rule, which no page of the shop allows.
  markdown.renderer.rules[cell] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    const side = /right|center/.exec(String(token?.attrGet('style') ?? ''))?.[0];
    if (token) token.attrs = side === undefined ? null : [['class', side]];
    return self.renderToken(tokens, index, options);
  };
}

/** The HTML that a text in Markdown means; still to be made harmless (decisions/0022). */
export function markdownToHtml(text: string): string {
  return markdown.render(typedLines(text));
}

import type { MarkdownIt as Parser } from 'markdown-it';
import MarkdownIt from 'markdown-it';

const QUOTES = /["'„“”‚‘’«»]/u;
/** Two stars are no sign of a sum, so strong words may begin and end with any mark. */
const MARKS = /\p{P}/u;

/**
 * Lets emphasis begin before a quotation mark and end behind one where a letter touches it, and strong words with
 * any mark: **„Rychle“**jsme, **Tučně:**text. By the letter of CommonMark the stars would stay.
 */
export function emphasizeQuotes(markdown: Parser): void {
  const { State } = markdown.inline;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      const before = this.src[start - 1] ?? ' ';
      const behind = this.src[start + scanned.length] ?? ' ';
      const isStar = this.src[start] === '*';
      const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
      const marks = scanned.length === 2 ? MARKS : QUOTES;
      const mayClose = isStar && marks.test(before) && isWord(behind);
      const mayOpen = isStar && marks.test(behind) && isWord(before);
      scanned.can_close ||= mayClose;
      scanned.can_open ||= mayOpen;
      return scanned;
    }
  };
}

const MONTHS =
  'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|' +
  'january|february|march|april|may|june|july|august|september|october|november|december';
/** What follows „28.“ where that begins a day: a month by its name or its number. */
const DAY = new RegExp(String.raw`^(?:(?:${MONTHS})(?![\p{L}])|\d{1,2}\.(?!\d))`, 'iu');
const ITEM = /^( {0,3}(?:> ?|[-*+] {1,3})*)(\d{1,9})([.)])([ \t]+\S.*)$/;
const FENCE = /^ {0,3}(?:> ?)*(```|~~~)/;
const FOOTNOTE = /^ {0,3}\[\^([^\]\s]{1,20})\]:[ \t]*(.*)$/;

/**
 * Lines of Markdown as people mean them who do not know it whole: a day at the head of a paragraph is no list, nor is
 * a single number other than 1, and footnotes are small figures with their text where it was written.
 */
export function normalizeMarkdown(text: string): string {
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  for (const index of loneItems(lines, isCode)) {
    lines[index] = (lines[index] ?? '').replace(ITEM, String.raw`$1$2\$3$4`);
  }
  return withFootnotes(lines, isCode).join('\n');
}

/** Which lines are code between fences. */
function codeLines(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = FENCE.exec(line) ?? [];
    const isFence = mark !== undefined && (fence === undefined || fence === mark);
    if (isFence) fence = fence === undefined ? mark : undefined;
    return isFence || fence !== undefined;
  });
}

/** Lines that look like the item of a list and are none. */
function loneItems(lines: readonly string[], isCode: readonly boolean[]): number[] {
  const lone: number[] = [];
  let run: number[] = [];
  let isAfterBlank = false;
  const end = () => {
    const [first = -1, ...others] = run;
    const number = ITEM.exec(lines[first] ?? '')?.[2];
    if (others.length === 0 && number !== undefined && number !== '1') lone.push(first);
    run = [];
  };
  lines.forEach((line, index) => {
    const [, before = '', number, , rest = ''] = (!isCode[index] && ITEM.exec(line)) || [];
    const isItem = rest !== '' && !DAY.test(rest.trim());
    if (rest !== '' && !isItem) lone.push(index);
    if (isItem && !/[-*+]/.test(before)) run.push(index);
    else if (isItem && number !== '1') lone.push(index);
    else if (!isItem && isAfterBlank && /^\S/.test(line)) end();
    isAfterBlank = line.trim() === '';
  });
  end();
  return lone;
}

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Marks of footnotes that have a text, in figures of their own; others are marks of sources. */
function withFootnotes(lines: readonly string[], isCode: readonly boolean[]): string[] {
  const numbers = new Map<string, string>();
  lines.forEach((line, index) => {
    const [, name] = (!isCode[index] && FOOTNOTE.exec(line)) || [];
    if (name !== undefined && !numbers.has(name)) numbers.set(name, small(numbers.size + 1));
  });
  if (numbers.size === 0) return [...lines];
  return lines.map((line, index) =>
    isCode[index]
      ? line
      : line
          .replace(
            FOOTNOTE,
            (mark, name: string, stated: string) => `${numbers.get(name) ?? mark} ${stated}`,
          )
          .replaceAll(/`[^`]*`|\[\^([^\]\s]{1,20})\]/g, (mark, name: string | undefined) =>
            name === undefined ? mark : (numbers.get(name) ?? mark),
          ),
  );
}

function small(number: number): string {
  return [...String(number)].map((digit) => SMALL[Number(digit)]).join('');
}

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
  return markdown.render(normalizeMarkdown(text));
}

import type { MarkdownIt as Parser } from 'markdown-it';

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

import type { MarkdownIt } from 'markdown-it';

const QUOTES = /["'„“”‚‘’«»]/u;

/**
 * Lets emphasis begin before a quotation mark and end behind one where a letter touches it: **„Rychle“**jsme. By the
 * letter of CommonMark the stars would stay.
 */
export function emphasizeQuotes(markdown: MarkdownIt): void {
  const { State } = markdown.inline;
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      const before = this.src[start - 1] ?? ' ';
      const behind = this.src[start + scanned.length] ?? ' ';
      const isStar = this.src[start] === '*';
      const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
      const mayClose = isStar && QUOTES.test(before) && isWord(behind);
      const mayOpen = isStar && QUOTES.test(behind) && isWord(before);
      scanned.can_close ||= mayClose;
      scanned.can_open ||= mayOpen;
      return scanned;
    }
  };
}

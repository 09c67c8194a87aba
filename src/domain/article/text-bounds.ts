/**
 * Signs of one kind that a text may have: brackets, stars, lines, headings and the like, each of which the reader of
 * Markdown weighs against all others. An article as long as it may be has some hundreds.
 */
export const MOST_ARTICLE_MARKS = 10_000;
/** Headings of an article; its list of contents shows no more. */
export const MOST_ARTICLE_HEADINGS = 300;

const MARKS = /[[\]*_#`!<>|~\\]/g;
/** In Markdown, underlined ones included, and in HTML. */
const HEADINGS = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)|<h[1-6]\b/gim;

/** What a text has too much of to be rendered in time; undefined where there is nothing. */
export function tooMuchIn(text: string): 'marks' | 'headings' | undefined {
  const counts = new Map<string, number>();
  for (const [mark] of text.matchAll(MARKS)) {
    const count = (counts.get(mark) ?? 0) + 1;
    if (count > MOST_ARTICLE_MARKS) return 'marks';
    counts.set(mark, count);
  }
  let headings = 0;
  for (const _ of text.matchAll(HEADINGS)) headings += 1;
  return headings > MOST_ARTICLE_HEADINGS ? 'headings' : undefined;
}

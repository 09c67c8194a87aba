/** An e-mail in two parts: what its sender has written, and what the mail program put below it. */
export interface PartedText {
  own: string;
  quoted: string;
}

/** "On …, Vzlet wrote:" of mail programs in Czech, Slovak and English; its time makes it one. */
const WROTE = /(?:napsala?|napísala?|wrote)(?:\(a\))?[ \t]?:$/i;
/** Apple's in Czech says who and when alone. */
const WHO = /^\d.*\d[:.]\d\d\b.*<[^<>\s@]+@[^<>\s]+>[ \t]?:$/;
/** Seznam and older Outlooks. */
const ORIGINAL = /^-{3,}[ \t]*(?:původní|pôvodná|original)[ \t].{1,40}-{3,}$/iu;
const PASSED_ON = /^-{3,}[ \t]*(?:forwarded|přeposlan|preposlan)/iu;
const RULE = /^_{10,}$/;
/** With a mailbox, or below a rule: people write "From: 1 December" as well. */
const FROM = /^(?:od|from|von):[ \t]/i;
const FURTHER =
  /^(?:odesláno|odoslané|datum|dátum|sent|date|komu|to|kopie|cc|předmět|predmet|subject):/iu;
/** Lines below "From:" among which two further ones make it the head of an e-mail. */
const HEAD_LINES = 5;
/** Lines over which a long introduction is broken, and the most characters of a line that may be in one. */
const INTRO_LINES = 3;
const MOST_INTRO = 300;

/**
 * Parts an answer from the e-mail that it quotes at its end. Where nothing else is written, something stands between or
 * below what is marked as quoted, or an e-mail is passed on, it is one.
 */
export function withoutQuote(text: string): PartedText {
  const whole = { own: text, quoted: '' };
  const lines = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  const at = quoteAt(lines);
  if (at === undefined || lines.slice(0, at).some((line) => PASSED_ON.test(line))) return whole;
  const own = lines.slice(0, at).join('\n').trimEnd();
  return own.trim() === '' ? whole : { own, quoted: lines.slice(at).join('\n') };
}

/** The line from which on all is quoted. */
function quoteAt(lines: readonly string[]): number | undefined {
  const firstMarked = lines.findIndex(isMarked);
  if (firstMarked >= 0) {
    const isTail = lines.slice(firstMarked).every((line) => line === '' || isMarked(line));
    return isTail ? beforeIntro(lines, firstMarked) : undefined;
  }
  const at = lines.findIndex(
    (line, index) => ORIGINAL.test(line) || isHead(lines, index) || isIntro(line),
  );
  return at < 0 ? undefined : at;
}

function isMarked(line: string): boolean {
  return line.startsWith('>');
}

function isIntro(line: string): boolean {
  return line.length <= MOST_INTRO && ((WROTE.test(line) && /\d/.test(line)) || WHO.test(line));
}

/** Where the introduction of quoted lines begins; it may be broken into several. */
function beforeIntro(lines: readonly string[], quote: number): number {
  let end = quote;
  while (end > 0 && lines[end - 1] === '') end -= 1;
  for (let begin = end - 1; begin >= Math.max(0, end - INTRO_LINES); begin -= 1) {
    if (isIntro(lines.slice(begin, end).join(' '))) return begin;
  }
  return quote;
}

/** Whether the head of an e-mail begins here, as Outlook puts it above the quoted text. */
function isHead(lines: readonly string[], at: number): boolean {
  const from = RULE.test(lines[at] ?? '') ? at + 1 : at;
  const below = lines.slice(from + 1, from + 1 + HEAD_LINES);
  const isFrom = FROM.test(lines[from] ?? '') && (from > at || /@/.test(lines[from] ?? ''));
  return isFrom && below.filter((line) => FURTHER.test(line)).length > 1;
}

/** Characters of somebody's message that its copy quotes at most. */
export const QUOTED_CHARACTERS = 600;

/** What a mail program makes a link of: an address with a scheme, a host, a mailbox. */
const LINKING = /:\/\/|@|[\p{L}\p{N}][.。．｡][\p{L}]/u;

/** Where a cut falls between the two halves of a character. */
const HALF = /[\uD800-\uDBFF]$/;

/**
 * A message as its copy quotes it: cut, and without anything that can be followed, because the copy goes to
 * whatever address was typed (rules 32). Its lines stay.
 * @param instead what stands in place of an address
 */
export function quotedText(message: string, instead: string): string {
  const cut =
    message.length > QUOTED_CHARACTERS
      ? `${message.slice(0, QUOTED_CHARACTERS).replace(HALF, '').trimEnd()}…`
      : message;
  return cut
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .map((word) => (LINKING.test(word) ? instead : word))
        .join(' '),
    )
    .join('\n');
}

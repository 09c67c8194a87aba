import { cleanLines } from '#domain/clean-text.ts';

/** What a review says in the columns of a file. */
interface Parts {
  title: string;
  text: string;
  pros: string;
  cons: string;
}

/** One text of all that a review says: its title, its text, then what speaks for it and against. */
export function reviewText({ title, text, pros, cons }: Parts): string {
  const head = cleanLines(title);
  const body = ownWords(cleanLines(text));
  // Where no title was given, some services repeat how the text begins.
  const isRepeated = body.startsWith(head.replace(/(?:…|\.{3})$/u, '').trim());
  const points = [...pointsOf('+', pros), ...pointsOf('−', cons)].join('\n');
  return [isRepeated ? '' : head, body, points]
    .filter((part) => part !== '')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** How Google marks what it has translated, and what stood there before. */
const TRANSLATED = /\((?:Translated by Google|Přeloženo Googlem)\)/u;
const ORIGINAL = /\((?:Original|Originál)\)/u;

/** What somebody wrote, without the translation that an export puts before or behind it. */
function ownWords(text: string): string {
  const [before = '', translated] = text.split(TRANSLATED, 2);
  if (translated === undefined) return text;
  const [, original = ''] = before.trim() === '' ? translated.split(ORIGINAL, 2) : [];
  return before.trim() || original.trim() || text;
}

function pointsOf(sign: string, typed: string): string[] {
  return cleanLines(typed)
    .split('\n')
    .map((line) => line.replace(/^[-+−–•*]\s*/u, '').trim())
    .filter((line) => line !== '')
    .map((line) => `${sign} ${line}`);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

/**
 * Plain text of a cell in which a shop's program has left its markup: breaks are lines, tags go, signs stand for
 * themselves. What only looks like it, "5 < 6", stays.
 */
export function withoutMarkup(typed: string): string {
  if (!/[<&]/.test(typed)) return typed;
  return typed
    .replaceAll(/<(script|style)\b[^>]{0,500}>[^<]{0,5000}<\/\1>/gi, '')
    .replaceAll(/<br\s{0,5}\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replaceAll(
      /<\/?(?:a|b|blockquote|br|div|em|i|img|li|ol|p|script|span|strong|style|u|ul)(?:\s[^<>]{0,500})?\/?>/gi,
      '',
    )
    .replaceAll(/&(?:([a-z]{2,6})|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (whole, name, decimal, hex) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}

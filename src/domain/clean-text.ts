/** Control characters, the invisible ones (zero-width, bidirectional) and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/**
 * One line of text as it is stored and compared: line breaks and tabs become a space, other characters
 * that nobody sees are dropped, accents are composed (NFC), ends are trimmed. Cleaning twice changes
 * nothing.
 */
export function cleanText(typed: string): string {
  return typed.replaceAll(BREAKS, ' ').replaceAll(INVISIBLE, '').normalize('NFC').trim();
}

/** The same for a text of several lines: line breaks stay, all written as `\n`. */
export function cleanLines(typed: string): string {
  return typed
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(INVISIBLE, '').normalize('NFC').trimEnd())
    .join('\n')
    .trim();
}

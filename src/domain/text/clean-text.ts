/**
 * Control characters, halves of surrogate pairs, and all that nobody sees: zero-width, bidirectional and
 * filling ones. Arabic signs of numbers are seen, though Unicode counts them among formatting.
 */
const HIDDEN = String.raw`(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2])[\p{Cc}\p{Cf}\p{Cs}\p{DI}]`;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

const SELECTORS = String.raw`[\ufe00-\ufe0f\u180b-\u180d\u{e0100}-\u{e01ef}]`;
const JOINERS = String.raw`[\u200c\u200d]`;
const LETTER = String.raw`[\p{L}\p{N}]`;
/** Of Arabic, Indic, Tibetan, Burmese, Khmer and Mongolian, whose letters a joiner holds together or apart. */
const JOINED = String.raw`(?=${LETTER})[\u0600-\u0dff\u0f00-\u109f\u1780-\u18af\ua8e0-\ua8ff\ufb50-\ufdff\ufe70-\ufefc]`;

/** The flag of a part of a country is a black flag with letters behind it that nobody sees. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;

const hidden = new RegExp(`(${FLAG})|(?!${SELECTORS}|${JOINERS})${HIDDEN}`, 'gu');
/** A selector chooses the look of what stands before it: one of a picture, a sign or a letter that has several. */
const selectors = new RegExp(
  String.raw`([\p{S}\p{P}\p{ExtPict}\p{sc=Han}\p{sc=Mong}]${SELECTORS}|\d\ufe0f(?=\u20e3))|${SELECTORS}`,
  'gu',
);
const joiners = new RegExp(
  String.raw`([\p{ExtPict}\p{EMod}\ufe0f\u{e007f}]\u200d(?=\p{ExtPict})` +
    String.raw`|${JOINED}\p{M}*${JOINERS}(?=\p{M}*${LETTER})|${LETTER}\p{M}*${JOINERS}(?=\p{M}*${JOINED}))|${JOINERS}`,
  'gu',
);
const manyJoiners = new RegExp(`(${JOINERS})${JOINERS}+`, 'gu');

/**
 * One line of text as it is stored and compared: line breaks and tabs become a space, other characters
 * that nobody sees are dropped, accents are composed (NFC), ends are trimmed. What holds a picture together of
 * several, or letters of Persian and Indic, stays where it does that. Cleaning twice changes nothing.
 */
export function cleanText(input: string): string {
  return withoutHidden(input.replaceAll(BREAKS, ' ')).trim();
}

/** The same for a text of several lines: line breaks stay, all written as `\n`. */
export function cleanLines(input: string): string {
  return input
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
    .map((line) => withoutHidden(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .trim();
}

function withoutHidden(text: string): string {
  return [hidden, selectors, manyJoiners, joiners]
    .reduce((rest, pattern) => rest.replaceAll(pattern, '$1'), text)
    .normalize('NFC');
}

/** Every dash and hyphen, the minus and the line of a frame. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2500]/gu;
/** Digits as Arabic and Persian write them; the last four bits of each are its value. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * One line as a plain keyboard writes it: wide letters and digits narrow, ligatures taken apart (NFKC), every
 * dash a hyphen, every space one space. For numbers and codes, never for what is shown as it was typed.
 */
export function plainSigns(input: string): string {
  return cleanText(input)
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .replaceAll(EASTERN, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

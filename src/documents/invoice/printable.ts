import anyAscii from 'any-ascii';

/** Characters that the typefaces have (scripts/fonts.mjs). */
const KNOWN =
  /[\u0020-\u007e\u00a0-\u0148\u014a-\u017f\u0218-\u021b\u0386-\u03ce\u0400-\u045f\u1ea0-\u1ef9ƠơƯưẞҐґ–—‚‘’„“”…•‹›†€™−\u2011№]/u;
/** How long a transcription may be: one sign may stand for a whole phrase, and a name would fill many pages. */
const MOST_GROWTH = 2;
const ROOM = 40;
/** Pictures, with what gives them a colour or makes a flag of two. */
const PICTURES = /[\p{ExtPict}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** Letters of Latin, and what is no letter. */
const LATIN = /[\p{sc=Latin}\P{L}]/u;

/**
 * A text as the typefaces can print it: every kind of space is a space, and what they lack is transcribed into
 * Latin. A text with one such letter is transcribed as a whole, so that no word stands in two alphabets; Latin
 * keeps its own letters, and pictures are left out. Never empty where the text is not, and cut where a few signs would fill a page; the whole
 * text stays beside it in the file.
 */
export function toPrintable(text: string): string {
  const signs = [...plainSpaces(text).replaceAll(/[\p{Cf}\ufe00-\ufe0f]/gu, '')];
  const isWhole = signs.every((sign) => KNOWN.test(sign) || !/\p{L}/u.test(sign));
  const printed = signs.map((sign) => {
    if (KNOWN.test(sign) && (isWhole || LATIN.test(sign))) return sign;
    return PICTURES.test(sign) ? '' : anyAscii(sign);
  });
  const words = printed.join('').replaceAll(/ {2,}/g, ' ').trim();
  const whole = words || (text.trim() === '' ? '' : '–');
  const most = MOST_GROWTH * text.length + ROOM;
  return whole.length > most ? `${whole.slice(0, most).trimEnd()}…` : whole;
}

/** Whether the typefaces lack anything of a text but kinds of space. */
export function isTranscribed(text: string): boolean {
  return [...plainSpaces(text)].some((sign) => !KNOWN.test(sign));
}

function plainSpaces(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[^\S\u00a0]/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '');
}

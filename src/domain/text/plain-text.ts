/** Letters of Latin that Unicode does not take apart, each as people write it who lack it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ƒ: 'f',
  ɣ: 'g',
  ɨ: 'i',
  ƶ: 'z',
};
const characters = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufe0e\ufe0f]/gu;
const QUOTES = /["`ʼʻ‘-‟′″«»‹›]/gu;
const DASHES = /[‐-―−⁃]/gu;

/**
 * A text as it is searched: lower-case letters without diacritics, wide ones narrow and every kind of space a
 * space (NFKD), every quotation mark an apostrophe, every dash a hyphen. `plain_text` of the database says the
 * same.
 */
export function plainText(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll(characters, (character) => LETTERS[character] ?? '')
    .replaceAll(HIDDEN, '')
    .replaceAll(QUOTES, "'")
    .replaceAll(DASHES, '-')
    .replaceAll('\u1680', ' ');
}

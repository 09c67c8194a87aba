import { cleanText } from './clean-text.ts';

/** Every dash and hyphen, the minus and the line of a frame. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212\u2500]/gu;
/** Digits as Arabic and Persian write them; the last four bits of each are its value. */
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * One line as a plain keyboard writes it: wide letters and digits narrow, ligatures taken apart (NFKC), every
 * dash a hyphen, every space one space. For numbers and codes, never for what is shown as it was typed.
 */
export function plainSigns(typed: string): string {
  return cleanText(typed)
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .replaceAll(EASTERN, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
